import { v7 } from 'uuid';
import { usualWeek } from '../../../src/domain/time-off/leave-week.ts';
import { policyPresets } from '../../../src/domain/time-off/policy-presets.ts';
import { aboutBystander, aTuesday, nobody, aDate, type Samples } from './sample.ts';

const aTimeOffPolicy = () => ({
  typeId: v7(),
  scope: { kind: 'organization' as const },
  startsOn: aTuesday,
  preset: 'monthly' as const,
  rules: policyPresets.monthly,
});

const anyType = { unit: 'day' as const, needsNote: false, needsAttachment: false };

export const timeOffSamples = {
  readTimeOff: { input: () => ({ params: nobody }), answers: 404 },
  // Nobody asks for another.
  requestTimeOff: {
    input: ({ bystander }) => ({
      body: {
        userId: bystander.employee.employeeId,
        firstName: 'By',
        lastName: 'Stander',
        email: 'by@stander.example',
        startDate: aTuesday,
        endDate: aTuesday,
        numDays: 1,
        note: 'A day at the sea',
      },
    }),
    answers: 403,
  },
  adjustTimeOff: {
    // There is no such type.
    input: (stage) => ({
      ...aboutBystander(stage),
      body: { id: v7(), typeId: v7(), kind: 'adjusted', on: aTuesday, minutes: 60, reason: 'A day in lieu' },
    }),
    answers: 422,
    outside: 404,
  },
  readTimeOffPolicies: { input: () => ({}), answers: 200 },
  // There is no such type.
  previewTimeOffPolicy: { input: () => ({ body: aTimeOffPolicy() }), answers: 422 },
  setTimeOffPolicy: { input: () => ({ body: aTimeOffPolicy() }), answers: 422 },
  setLeaveWeek: {
    input: () => ({ body: { scope: { kind: 'organization' as const }, startsOn: aTuesday, week: usualWeek } }),
    answers: 200,
  },
  readTimeOffTypes: { input: () => ({}), answers: 200 },
  addTimeOffType: { input: () => ({ body: { name: `Leave ${v7()}`, isPaid: false, ...anyType } }), answers: 200 },
  changeTimeOffType: {
    input: () => ({ params: { typeId: nobody.employeeId }, body: { name: 'Leave' } }),
    answers: 404,
  },
  readAwayLimits: { input: () => ({}), answers: 200 },
  addAwayLimit: {
    // The last date before the first: whoever is let in hears that.
    input: () => ({
      body: {
        id: v7(),
        name: 'Inventory',
        locationId: null,
        startsOn: aDate('2026-12-24'),
        endsOn: aDate('2026-12-20'),
        mostAway: 0,
        effect: 'refuse',
      },
    }),
    answers: 422,
  },
  removeAwayLimit: { input: () => ({ params: { limitId: nobody.employeeId } }), answers: 404 },
  readLimitsMet: { input: () => ({ query: { from: aTuesday, to: aTuesday } }), answers: 200 },
  readAbsences: { input: () => ({ query: { from: aTuesday, to: aTuesday } }), answers: 200 },
  readTimeOffRequest: { input: () => ({ params: { timeOffId: nobody.employeeId } }), answers: 404 },
  readPendingTimeOff: { input: () => ({}), answers: 200 },
  approveTimeOff: {
    input: () => ({ params: { requestId: '00000000-0000-7000-8000-000000000000' } }),
    answers: 404,
  },
  cancelTimeOff: {
    input: () => ({ params: { requestId: nobody.employeeId }, body: { reason: 'Inventory' } }),
    answers: 404,
  },
  addTimeOffAttachment: {
    input: () => ({ params: { attachmentId: v7() }, query: { name: 'Note.pdf' } }),
    answers: 422,
  },
  removeTimeOffAttachment: { input: () => ({ params: { attachmentId: nobody.employeeId } }), answers: 404 },
  readTimeOffAttachment: {
    input: () => ({ params: { timeOffId: nobody.employeeId }, query: { size: 'preview' } }),
    answers: 404,
  },
} satisfies Partial<Samples>;
