import type { DemoSignIn } from '../../contract/identity.ts';
import { contract } from '../../contract/index.ts';
import { route, slowRoute, type Route } from '../kernel/route.ts';
import { createOrganization } from './create-organization.ts';
import { readMe } from './read.ts';
import { register } from './register.ts';
import { signInAgain } from './sign-in-again.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const identityRoutes = (demoSignIns: readonly DemoSignIn[]): readonly Route[] => [
  route(contract.readMe, readMe(demoSignIns)),
  slowRoute(contract.signIn, signIn),
  slowRoute(contract.signInAgain, signInAgain),
  route(contract.signOut, signOut),
  slowRoute(contract.register, register),
  slowRoute(contract.createOrganization, createOrganization),
];
