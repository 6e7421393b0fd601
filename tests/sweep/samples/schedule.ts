import { v7 } from 'uuid';
import { cents } from '../../../src/domain/kernel/money.ts';
import { weekdays, addMilliseconds, millisecondsPerHour, type Instant } from '../../../src/domain/kernel/time.ts';
import { anyTime } from '../../../src/domain/schedule/availability.ts';
import { usualLevels } from '../../../src/domain/schedule/planning-rules.ts';
import { aTuesday, nobody, aDate, type Samples } from './sample.ts';

const aShift = (locationId: string, startsAt: Instant) => ({
  locationId,
  employeeId: null,
  positionId: null,
  startsAt,
  endsAt: addMilliseconds(startsAt, 8 * millisecondsPerHour),
  breakMinutes: 30,
  note: null,
});

const aTemplateShift = {
  day: 0,
  fromMinute: 480,
  toMinute: 960,
  breakMinutes: 30,
  positionId: null,
  employeeId: null,
  note: null,
};

export const scheduleSamples = {
  readPresence: { input: () => ({}), answers: 200 },
  addPosition: { input: () => ({ body: { name: `Deck ${v7()}`, hue: 1 } }), answers: 200 },
  readTemplates: { input: ({ wharf }) => ({ query: { locationId: wharf } }), answers: 200, outside: 404 },
  addTemplate: {
    input: ({ wharf }) => ({
      body: { locationId: wharf, name: `Early ${v7()}`, kind: 'shift', shifts: [aTemplateShift] },
    }),
    answers: 200,
    outside: 404,
  },
  addNeeds: {
    // A minute that no other role has asked people for.
    input: ({ wharf }) => {
      const fromMinute = Number.parseInt(v7().slice(-5), 16) % 1_439;
      return {
        body: {
          locationId: wharf,
          weekdays: ['monday'],
          positionId: null,
          fromMinute,
          toMinute: fromMinute + 1,
          people: 2,
        },
      };
    },
    answers: 200,
    outside: 404,
  },
  changeNeed: { input: () => ({ params: { needId: nobody.employeeId }, body: { people: 3 } }), answers: 404 },
  removeNeed: { input: () => ({ params: { needId: nobody.employeeId } }), answers: 404 },
  changeTemplate: {
    input: () => ({ params: { templateId: nobody.employeeId }, body: { name: 'Early', shifts: [aTemplateShift] } }),
    answers: 404,
  },
  removeTemplate: { input: () => ({ params: { templateId: nobody.employeeId } }), answers: 404 },
  addShifts: {
    input: ({ wharf, world }) => ({
      headers: {},
      body: { shifts: [{ id: v7(), plan: aShift(wharf, world.clock.now()) }] },
    }),
    answers: 200,
    outside: 404,
  },
  changeShift: {
    input: ({ wharf, world }) => ({
      params: { shiftId: nobody.employeeId },
      body: { plan: aShift(wharf, world.clock.now()), revision: 1 },
    }),
    answers: 404,
  },
  addSeries: {
    input: ({ wharf, world }) => ({
      body: {
        seriesId: v7(),
        plan: aShift(wharf, world.clock.now()),
        everyWeeks: 2,
        weekdays: [...weekdays],
        endsOn: aDate('2026-12-31'),
      },
    }),
    answers: 200,
    outside: 404,
  },
  changeSeries: {
    input: () => ({ params: { shiftId: nobody.employeeId }, body: { plan: null, revision: 1, scope: 'all' } }),
    answers: 404,
  },
  cancelShift: { input: () => ({ params: { shiftId: nobody.employeeId }, body: { revision: 1 } }), answers: 404 },
  changeShifts: {
    input: ({ wharf, world }) => ({
      headers: {},
      body: { shifts: [{ shiftId: nobody.employeeId, revision: 1, plan: aShift(wharf, world.clock.now()) }] },
    }),
    answers: 404,
  },
  readPublications: {
    input: ({ wharf }) => ({ query: { locationId: wharf, date: aDate('2026-11-18') } }),
    answers: 200,
    outside: 404,
  },
  readPublication: { input: () => ({ params: { publicationId: nobody.employeeId } }), answers: 404 },
  // Nothing was ever planned that early.
  publishSchedule: {
    input: ({ wharf }) => ({ body: { locationId: wharf, date: aDate('2020-01-06') } }),
    answers: 409,
    outside: 404,
  },
  readSchedule: { input: ({ wharf }) => ({ query: { locationId: wharf } }), answers: 200, outside: 404 },
  readOwnShifts: { input: () => ({ query: { date: aDate('2026-11-18'), span: 'month' } }), answers: 200 },
  readPositions: { input: () => ({}), answers: 200 },
  changePosition: {
    input: () => ({ params: { positionId: nobody.employeeId }, body: { name: 'Deck', hue: 1, isOpen: true } }),
    answers: 404,
  },
  readPlanningRules: { input: () => ({}), answers: 200 },
  changePlanningRules: {
    input: () => ({ body: { levels: { ...usualLevels, double_booking: 'block' } } }),
    answers: 200,
  },
  changeWeeklyTarget: { input: () => ({ body: { weeklyTargetMinutes: 3_000 } }), answers: 200 },
  readLabourTargets: { input: () => ({}), answers: 200 },
  changeLabourTarget: {
    input: ({ wharf }) => ({
      params: { locationId: wharf },
      body: { weeklyMinutes: 14_400, weeklyCents: cents(6_500_00), revision: 1_000_000 },
    }),
    answers: 409,
    outside: 404,
  },
  readAvailability: { input: () => ({ params: { employeeId: nobody.employeeId } }), answers: 404 },
  changeAvailability: { input: () => ({ body: { week: anyTime } }), answers: 200 },
  setAvailabilityOn: {
    // Gone by: whoever is let in hears that.
    input: () => ({ params: { date: aDate('2020-01-06') }, body: { hours: [], note: null } }),
    answers: 422,
  },
  removeAvailabilityOn: { input: () => ({ params: { date: aDate('2020-01-06') } }), answers: 404 },
  printSchedule: {
    input: ({ wharf }) => ({ query: { locationId: wharf, date: aDate('2026-11-18') } }),
    answers: 200,
    outside: 404,
  },
  printOwnShifts: { input: () => ({ query: { date: aDate('2026-11-18') } }), answers: 200 },
  readShiftsToConfirm: { input: () => ({}), answers: 200 },
  confirmShifts: {
    input: () => ({ body: { shifts: [{ shiftId: nobody.employeeId, publicationId: nobody.employeeId }] } }),
    answers: 409,
  },
  readConfirmations: {
    input: ({ wharf }) => ({ query: { locationId: wharf, date: aDate('2026-11-18') } }),
    answers: 200,
    outside: 404,
  },
  remindUnconfirmed: {
    // Nothing was ever published that early.
    input: ({ wharf }) => ({ body: { id: v7(), locationId: wharf, date: aDate('2020-01-08') } }),
    answers: 409,
    outside: 404,
  },
  readOffers: { input: () => ({}), answers: 200 },
  readCandidates: { input: () => ({ params: { shiftId: nobody.employeeId } }), answers: 404 },
  offerShift: {
    input: () => ({ params: { shiftId: nobody.employeeId }, body: { to: null, note: 'I am away' } }),
    answers: 404,
  },
  withdrawOffer: { input: () => ({ params: { offerId: nobody.employeeId } }), answers: 404 },
  declineOffer: { input: () => ({ params: { offerId: nobody.employeeId } }), answers: 404 },
  takeShift: { input: () => ({ params: { shiftId: nobody.employeeId }, body: { knowing: [] } }), answers: 404 },
  readSwaps: { input: () => ({}), answers: 200 },
  readPendingSwaps: { input: () => ({ query: { with: 'effects' as const } }), answers: 200 },
  readWeekSwaps: {
    input: ({ wharf }) => ({ query: { locationId: wharf, date: aDate('2026-11-18') } }),
    answers: 200,
    outside: 404,
  },
  readSwap: { input: () => ({ params: { offerId: nobody.employeeId } }), answers: 404 },
  readReturns: { input: () => ({ params: { offerId: nobody.employeeId } }), answers: 404 },
  proposeSwap: {
    input: () => ({
      params: { offerId: nobody.employeeId },
      body: { shiftId: nobody.employeeId, remark: 'For yours', knowing: [] },
    }),
    answers: 404,
  },
  acceptProposal: {
    input: () => ({ params: { proposalId: nobody.employeeId }, body: { knowing: [] } }),
    answers: 404,
  },
  declineProposal: { input: () => ({ params: { proposalId: nobody.employeeId } }), answers: 404 },
  withdrawProposal: { input: () => ({ params: { proposalId: nobody.employeeId } }), answers: 404 },
  postSwapRemark: {
    input: () => ({ params: { offerId: nobody.employeeId }, body: { id: v7(), text: 'Would Sunday do?' } }),
    answers: 404,
  },
  approveSwap: {
    input: () => ({ params: { requestId: nobody.employeeId }, body: { knowing: [] } }),
    answers: 404,
  },
  readSwapRules: { input: () => ({}), answers: 200 },
  changeSwapRules: { input: () => ({ body: { needsApproval: false } }), answers: 200 },
  readLeaveShifts: { input: () => ({}), answers: 200 },
  readShiftsAfter: {
    input: ({ bystander }) => ({ params: { employeeId: bystander.employee.employeeId, date: aTuesday } }),
    answers: 200,
    outside: 404,
  },
  openShifts: { input: () => ({ params: { requestId: nobody.employeeId } }), answers: 404 },
  readCalendarFeed: { input: () => ({}), answers: 200 },
  makeCalendarFeed: { input: () => ({}), answers: 200 },
  revokeCalendarFeed: { input: () => ({}), answers: 204 },
  readCalendar: { input: () => ({ params: { secret: 'nobody.ics' } }), answers: 404 },
  readShiftCalendar: { input: () => ({ params: { shiftId: nobody.employeeId } }), answers: 404 },
  readShift: { input: () => ({ params: { shiftId: nobody.employeeId } }), answers: 404 },
  readTeamWeek: { input: () => ({ query: { locationId: nobody.employeeId } }), answers: 404 },
} satisfies Partial<Samples>;
