import { v7 } from 'uuid';
import { noOpeningHours } from '../../../src/domain/organization/location.ts';
import { newYork, type Samples } from './sample.ts';

const aPlace = (name: string) => ({
  name,
  address: '1 Water Street\nNew York',
  phone: '+1 212 555 0100',
  zone: newYork(),
  geofence: { latitude: 40.7033, longitude: -74.011, radiusMetres: 120 },
  openingHours: { ...noOpeningHours, friday: { opens: '18:00', closes: '02:00' } },
});

export const organizationSamples = {
  readLocations: { input: () => ({}), answers: 200 },
  addLocation: { input: () => ({ body: aPlace(`Pier ${v7()}`) }), answers: 200 },
  changeLocation: {
    input: ({ bystander }) => ({
      params: { locationId: bystander.employee.locationId },
      body: { ...aPlace('Wharf'), revision: 1_000_000 },
    }),
    answers: 409,
    outside: 404,
  },
  closeLocation: {
    // Somebody has their home there.
    input: ({ bystander }) => ({ params: { locationId: bystander.employee.locationId } }),
    answers: 409,
    outside: 404,
  },
  reopenLocation: {
    input: ({ bystander }) => ({ params: { locationId: bystander.employee.locationId } }),
    answers: 200,
    outside: 404,
  },
  readAdmission: { input: () => ({}), answers: 200 },
  // It shuts the door that registering goes through; so it stands after that in the contract.
  chooseAdmission: { input: () => ({ body: { way: 'invitation' } }), answers: 200 },
  // People come in by no code here.
  replaceJoinCode: { input: () => ({}), answers: 404 },
} satisfies Partial<Samples>;
