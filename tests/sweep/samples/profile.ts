import { parsePlainDate } from '../../../src/domain/kernel/time.ts';
import type { Samples } from './sample.ts';

const aProfile = {
  firstName: 'Same',
  lastName: 'Person',
  phone: '(212) 555-0123',
  street: '1 Pier Street',
  apartment: '2 B',
  city: 'New York',
  state: 'NY',
  zip: '10013',
  emailNotices: true,
  smsNotices: true,
  inAppNotices: false,
  dateOfBirth: parsePlainDate('1990-04-17'),
  ssnDigits: '123',
};

export const profileSamples = {
  readProfile: { input: () => ({}), answers: 200 },
  changeProfile: {
    // Made on a profile that nobody has: the one that everybody has is not known here.
    input: () => ({ body: { ...aProfile, revision: 'one that never was' } }),
    answers: 409,
  },
  showRestricted: { input: () => ({}), answers: 200 },
  // The sweep sends no file: an empty one is none of the kinds.
  changePhoto: { input: () => ({}), answers: 422 },
  removePhoto: { input: () => ({}), answers: 204 },
  readEmergencyContacts: { input: () => ({}), answers: 200 },
  changeEmergencyContacts: {
    input: () => ({
      body: {
        revision: 'one that never was',
        contacts: [{ name: 'Rosa', relationship: 'Sister', phone: '(212) 555-0123' }],
      },
    }),
    answers: 409,
  },
  showEmergencyContacts: {
    // To whoever is neither the person nor their manager, there is nobody.
    input: ({ bystander }) => ({ params: { employeeId: bystander.employee.employeeId } }),
    answers: 200,
    outside: 404,
  },
  readPhoto: {
    input: ({ bystander }) => ({ params: { employeeId: bystander.employee.employeeId }, query: { size: 'small' } }),
    answers: 404,
    outside: 404,
  },
} satisfies Partial<Samples>;
