import { contract } from '../../contract/index.ts';
import { countedRoute, route, slowRoute, type Route } from '../kernel/route.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { inviteEmployee } from './invite-employee.ts';
import { openInvitation } from './open-invitation.ts';
import { readInvitations } from './read.ts';
import { resendInvitation } from './resend-invitation.ts';
import { revokeInvitation } from './revoke-invitation.ts';

export const invitationRoutes: readonly Route[] = [
  countedRoute(contract.inviteEmployee, inviteEmployee),
  route(contract.readInvitations, readInvitations),
  countedRoute(contract.resendInvitation, resendInvitation),
  route(contract.revokeInvitation, revokeInvitation),
  countedRoute(contract.openInvitation, openInvitation),
  slowRoute(contract.acceptInvitation, acceptInvitation),
];
