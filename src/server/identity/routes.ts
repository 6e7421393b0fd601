import type { DemoSignIn } from '../../contract/identity.ts';
import { contract } from '../../contract/index.ts';
import { route, slowRoute, type Route } from '../kernel/route.ts';
import { changePassword } from './change-password.ts';
import { createOrganization } from './create-organization.ts';
import { readMe, readSessions } from './read.ts';
import { register } from './register.ts';
import { revokeOtherSessions } from './revoke-other-sessions.ts';
import { revokeSession } from './revoke-session.ts';
import { signInAgain } from './sign-in-again.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';

export const identityRoutes = (demoSignIns: readonly DemoSignIn[]): readonly Route[] => [
  route(contract.readMe, readMe(demoSignIns)),
  slowRoute(contract.signIn, signIn),
  slowRoute(contract.signInAgain, signInAgain),
  route(contract.signOut, signOut),
  slowRoute(contract.changePassword, changePassword),
  route(contract.readSessions, readSessions),
  route(contract.revokeSession, revokeSession),
  route(contract.revokeOtherSessions, revokeOtherSessions),
  slowRoute(contract.register, register),
  slowRoute(contract.createOrganization, createOrganization),
];
