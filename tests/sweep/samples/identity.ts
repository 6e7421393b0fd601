import { v7 } from 'uuid';
import { cents } from '../../../src/domain/kernel/money.ts';
import { worldPassword } from '../../world/organization.ts';
import { newcomer, aDate, newYork, type Samples } from './sample.ts';

const signedByNobody = { id: 'AAAA', clientData: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };

export const identitySamples = {
  readMe: { input: () => ({}), answers: 200 },
  signIn: {
    input: ({ bystander }) => ({ body: { email: bystander.employee.email, password: worldPassword } }),
    answers: 200,
  },
  signInAgain: { input: () => ({ body: { password: worldPassword } }), answers: 204 },
  // The stage is at a numeric address, where no passkeys are.
  askForPasskey: { input: () => ({ body: { purpose: 'sign_in' } }), answers: 409 },
  signInByPasskey: { input: () => ({ body: { passkey: signedByNobody } }), answers: 409 },
  readWaysToConfirm: { input: () => ({}), answers: 200 },
  signOut: { input: () => ({}), answers: 204 },
  // Without a sign-in that waits for it.
  verifySecondStep: { input: () => ({ body: { code: '000000' } }), answers: 401 },
  leaveSecondStep: { input: () => ({}), answers: 204 },
  changePassword: {
    // Refused, or nobody here could sign in with the password that everybody has.
    input: () => ({ body: { currentPassword: 'not the password', newPassword: 'a lamp left on in the hall' } }),
    answers: 403,
  },
  readSessions: { input: () => ({}), answers: 200 },
  // Nobody's.
  revokeSession: { input: () => ({ params: { sessionId: '00000000-0000-7000-8000-000000000000' } }), answers: 404 },
  revokeOtherSessions: { input: () => ({}), answers: 204 },
  register: { input: () => ({ body: newcomer() }), answers: 200 },
  createOrganization: {
    input: () => ({
      body: { ...newcomer(), organizationName: 'Second Thoughts', locationName: 'Somewhere', zone: newYork() },
    }),
    answers: 409,
  },
  sendEmailConfirmation: { input: () => ({}), answers: 204 },
  confirmEmail: { input: () => ({ body: { token: 'nothing that was ever sent' } }), answers: 410 },
  requestPasswordReset: { input: () => ({ body: { email: `${v7()}@new.example` } }), answers: 204 },
  requestEmailChange: { input: () => ({ body: { email: `${v7()}@new.example` } }), answers: 204 },
  changeEmail: { input: () => ({ body: { token: 'nothing that was ever sent' } }), answers: 410 },
  restoreEmail: { input: () => ({ body: { token: 'nothing that was ever sent' } }), answers: 410 },
  resetPassword: {
    input: () => ({ body: { token: 'nothing that was ever sent', password: 'a door left ajar at night' } }),
    answers: 410,
  },
  approveRegistration: {
    input: ({ answered, wharf }) => ({
      params: { requestId: answered },
      body: { role: 'employee', locationId: wharf, startsOn: aDate('2026-11-23'), centsPerHour: cents(18_00) },
    }),
    answers: 409,
    outside: 404,
  },
} satisfies Partial<Samples>;
