import { v7 } from 'uuid';
import { newcomer, type Samples } from './sample.ts';

export const invitationsSamples = {
  inviteEmployee: {
    input: ({ bystander }) => ({
      body: {
        email: `${v7()}@new.example`,
        language: 'en',
        role: 'employee',
        locationId: bystander.employee.locationId,
      },
    }),
    answers: 200,
    outside: 404,
  },
  readInvitations: { input: () => ({}), answers: 200 },
  resendInvitation: { input: () => ({ params: { invitationId: v7() } }), answers: 404 },
  revokeInvitation: { input: () => ({ params: { invitationId: v7() } }), answers: 404 },
  openInvitation: { input: () => ({ body: { token: 'nothing that was ever sent' } }), answers: 410 },
  acceptInvitation: { input: () => ({ body: { token: 'nothing that was ever sent', ...newcomer() } }), answers: 410 },
} satisfies Partial<Samples>;
