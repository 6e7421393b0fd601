import { v7 } from 'uuid';
import { aboutBystander, type Samples } from './sample.ts';

export const timeClockSamples = {
  // No browser of the stage is a kiosk.
  readKiosk: { input: () => ({}), answers: 404 },
  readKioskPhoto: { input: (stage) => ({ ...aboutBystander(stage), query: {} }), answers: 404 },
  confirmPin: { input: (stage) => ({ ...aboutBystander(stage), body: { pin: '4821' } }), answers: 404 },
  recordAtKiosk: {
    input: ({ bystander }) => ({
      body: {
        employeeId: bystander.employee.employeeId,
        id: v7(),
        kind: 'clock_in',
        offline: false,
        proof: { kioskId: v7(), sealed: 'AAAA' },
      },
    }),
    answers: 404,
  },
  readKiosks: { input: () => ({}), answers: 200 },
  // At a location that nobody has: to be paired would end the session of whoever asks.
  pairKiosk: { input: () => ({ body: { name: 'Door', locationId: v7() } }), answers: 404 },
  revokeKiosk: { input: () => ({ params: { kioskId: v7() } }), answers: 404 },
  readPins: {
    input: ({ bystander }) => ({ params: { locationId: bystander.employee.locationId } }),
    answers: 200,
    outside: 404,
  },
  readOwnPin: { input: () => ({}), answers: 200 },
  // Nobody has such an id.
  setPin: { input: () => ({ params: { employeeId: v7() }, body: { pin: '4821' } }), answers: 404 },
  readClock: { input: () => ({}), answers: 200 },
  recordPunch: {
    input: ({ world }) => ({
      body: { id: v7(), kind: 'clock_in', offline: false, deviceAt: world.clock.now(), skewMilliseconds: -250 },
    }),
    answers: 200,
  },
  undoPunch: {
    // Somebody else's: no one may take it back.
    input: ({ bystander }) => ({ params: { punchId: bystander.punchId }, body: { id: v7(), offline: false } }),
    answers: 409,
  },
} satisfies Partial<Samples>;
