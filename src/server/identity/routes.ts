import { contract } from '../../contract/index.ts';
import { accept } from '../../domain/kernel/result.ts';
import type { RequestKindSequel } from '../approvals/answer-request.ts';
import { countedRoute, route, slowRoute, type Route } from '../kernel/route.ts';
import { changeStatus } from '../people/change-status.ts';
import { approveRegistration } from './approve-registration.ts';
import { admissionAsked } from './ask-admission.ts';
import { askForPasskey } from './ask-for-passkey.ts';
import { changeEmail } from './change-email.ts';
import { changePassword } from './change-password.ts';
import { confirmEmail } from './confirm-email.ts';
import { createOrganization } from './create-organization.ts';
import { leaveSecondStep } from './leave-second-step.ts';
import { readMe, readSessions, readWaysToConfirm, type Offers } from './read.ts';
import { register } from './register.ts';
import { rejectApplicant } from './reject-applicant.ts';
import { requestEmailChange } from './request-email-change.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resetPassword } from './reset-password.ts';
import { restoreEmail } from './restore-email.ts';
import { revokeOtherSessions } from './revoke-other-sessions.ts';
import { revokeSession } from './revoke-session.ts';
import { sendEmailConfirmation } from './send-email-confirmation.ts';
import { signInAgain } from './sign-in-again.ts';
import { signInByPasskey } from './sign-in-by-passkey.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { verifySecondStep } from './verify-second-step.ts';

export const identityRoutes = (offers: Offers): readonly Route[] => [
  route(contract.readMe, readMe(offers)),
  slowRoute(contract.signIn, signIn),
  countedRoute(contract.askForPasskey, askForPasskey(offers.place)),
  countedRoute(contract.signInByPasskey, signInByPasskey(offers.place)),
  route(contract.readWaysToConfirm, readWaysToConfirm(offers)),
  slowRoute(contract.signInAgain, signInAgain(offers.place)),
  countedRoute(contract.verifySecondStep, verifySecondStep(offers.place)),
  route(contract.leaveSecondStep, leaveSecondStep),
  route(contract.signOut, signOut),
  slowRoute(contract.changePassword, changePassword),
  route(contract.readSessions, readSessions),
  route(contract.revokeSession, revokeSession),
  route(contract.revokeOtherSessions, revokeOtherSessions),
  slowRoute(contract.register, register),
  route(contract.approveRegistration, approveRegistration),
  slowRoute(contract.createOrganization, createOrganization),
  countedRoute(contract.sendEmailConfirmation, sendEmailConfirmation),
  countedRoute(contract.confirmEmail, confirmEmail),
  countedRoute(contract.requestPasswordReset, requestPasswordReset),
  slowRoute(contract.resetPassword, resetPassword),
  countedRoute(contract.requestEmailChange, requestEmailChange),
  countedRoute(contract.changeEmail, changeEmail),
  countedRoute(contract.restoreEmail, restoreEmail),
];

/** What follows where somebody who registered is not admitted: they stay outside, and may be asked about again. */
export const registrationSequel: RequestKindSequel = {
  asked: admissionAsked,
  rejected: rejectApplicant,
  withdrawn: (ctx, { request }) => changeStatus(ctx, request, 'pending', 'rejected'),
  again: {
    // Somebody registers once.
    mayWait: () => Promise.resolve(accept()),
    reopened: (ctx, request) => changeStatus(ctx, request, 'rejected', 'pending'),
  },
};
