import { v7 } from 'uuid';
import type { AnyAnswer } from '../../src/contract/kernel/endpoint.ts';
import { dayInMonth, firstOfMonth, yearOf } from '../../src/domain/kernel/months.ts';
import {
  addDays,
  addMilliseconds,
  dateAt,
  instantAt,
  millisecondsPerHour,
  weekOf,
  type Instant,
  type PlainDate,
  type Zone,
} from '../../src/domain/kernel/time.ts';
import { requestedDays } from '../../src/domain/time-off/decide-time-off.ts';
import { policyPresets } from '../../src/domain/time-off/policy-presets.ts';
import type { LeavePart, TypePreset } from '../../src/domain/time-off/time-off-type.ts';
import { rejectRequest } from '../../src/server/approvals/reject-request.ts';
import { withdrawRequest } from '../../src/server/approvals/withdraw-request.ts';
import { addHoliday } from '../../src/server/holidays/add-holiday.ts';
import type { Actor, ActorContext, Context } from '../../src/server/kernel/context.ts';
import { readPayDays } from '../../src/server/pay-rules/read-pay-days.ts';
import { tellPlanners } from '../../src/server/schedule/tell-planners.ts';
import { readWorkedWeeks } from '../../src/server/time-cards/read.ts';
import { addAwayLimit } from '../../src/server/time-off/add-away-limit.ts';
import { adjustBalance } from '../../src/server/time-off/adjust-balance.ts';
import { approveTimeOff } from '../../src/server/time-off/approve-time-off.ts';
import { cancelTimeOff } from '../../src/server/time-off/cancel-time-off.ts';
import { requestTimeOff } from '../../src/server/time-off/request-time-off.ts';
import { timeOffSequel } from '../../src/server/time-off/routes.ts';
import { setTimeOffPolicy } from '../../src/server/time-off/set-time-off-policy.ts';
import { listTypes } from '../../src/server/time-off/time-off-types.repository.ts';
import { turnDays } from '../../src/server/time-off/turn-days.ts';
import { demoOrganization, emailOf } from './cast.ts';
import type { At, Person } from './tale.ts';

interface Wish {
  readonly firstName: string;
  /** When it was asked for. An answer takes a while. */
  readonly hoursAgo: number;
  readonly type: TypePreset;
  /** Days from the Monday of this week, the first and the last. */
  readonly from: number;
  readonly to: number;
  readonly part?: LeavePart;
  readonly hours?: readonly [fromMinute: number, toMinute: number];
  readonly note?: string;
  readonly answer?: 'approved' | 'withdrawn' | 'cancelled' | { readonly rejected: string };
}

const wishes: readonly Wish[] = [
  { firstName: 'Noor', hoursAgo: 5, type: 'vacation', from: 14, to: 18, note: 'My sister’s wedding' },
  { firstName: 'Ben', hoursAgo: 27, type: 'vacation', from: 16, to: 16, part: 'afternoon' },
  { firstName: 'Daniel', hoursAgo: 50, type: 'vacation', from: 21, to: 25, note: 'A week in the mountains' },
  { firstName: 'Aisha', hoursAgo: 74, type: 'unpaid', from: 23, to: 24 },
  { firstName: 'Sofía', hoursAgo: 98, type: 'vacation', from: 22, to: 24, answer: 'approved' },
  {
    firstName: 'Maya',
    hoursAgo: 146,
    type: 'vacation',
    from: 28,
    to: 32,
    note: 'Home for the holidays',
    answer: 'approved',
  },
  {
    firstName: 'Maya',
    hoursAgo: 3,
    type: 'sick',
    from: 8,
    to: 8,
    part: 'hours',
    hours: [9 * 60, 11 * 60 + 30],
    note: 'Dentist',
  },
  { firstName: 'Maya', hoursAgo: 194, type: 'vacation', from: 42, to: 43, note: 'A concert', answer: 'cancelled' },
  { firstName: 'Hana', hoursAgo: 52, type: 'vacation', from: 12, to: 13, answer: 'withdrawn' },
  {
    firstName: 'Jack',
    hoursAgo: 76,
    type: 'vacation',
    from: 15,
    to: 19,
    answer: { rejected: 'Both of the others of the opening shift are away that week.' },
  },
];

/** What everybody begins with, in hours, where they have been here for a while. */
const openingHours = { vacation: 64, sick: 32 } as const;

const hoursToAnswer = 4;
const hoursToCancel = 20;

/** What everybody has of time off, and requests in each state: some wait, others were answered. */
export async function tellTimeOff(
  at: At,
  told: readonly Person[],
  now: Instant,
  begin: PlainDate,
  zone: Zone,
): Promise<void> {
  const monday = weekOf(dateAt(now, zone), 'monday');
  for (const { actor, member } of told) {
    const setter = told.find((one) => one.member.role === 'admin' && one.actor.employeeId !== actor.employeeId);
    if (setter === undefined || member.status !== 'active') continue;
    const opening = instantAt(begin, { hour: 9, minute: 0 }, zone);
    await at(opening, (ctx) => opened({ ...ctx, actor: setter.actor }, actor.employeeId, begin));
  }
  const admin = told.find(({ member }) => member.role === 'admin')?.actor;
  if (admin !== undefined) await at(now, (ctx) => policiesSet({ ...ctx, actor: admin }, begin));
  if (admin !== undefined) await at(now, (ctx) => ownHoliday({ ...ctx, actor: admin }, monday));
  if (admin !== undefined) await at(now, (ctx) => limited({ ...ctx, actor: admin }, monday));
  for (const wish of wishes) {
    const asker = told.find(({ member }) => member.firstName === wish.firstName);
    if (asker === undefined || admin === undefined) continue;
    const later = (hours: number): Instant => addMilliseconds(now, (hours - wish.hoursAgo) * millisecondsPerHour);
    const requestId = await at(later(0), (ctx) => asked(ctx, asker, wish, monday));
    if (wish.answer === undefined) continue;
    await at(later(hoursToAnswer), (ctx) => answered(ctx, wish, requestId, asker.actor, admin));
    if (wish.answer === 'cancelled') await at(later(hoursToCancel), (ctx) => cancelled(ctx, requestId, asker.actor));
  }
}

const earnedBy = { readWorkedWeeks, readPayDays };

/** Vacation by the month, and sick leave as California has it: what was earned since the beginning is written at once. */
async function policiesSet(ctx: Context & { readonly actor: Actor }, begin: PlainDate): Promise<void> {
  const firstOfYear = firstOfMonth(yearOf(dateAt(ctx.now, ctx.actor.zone)), 1);
  const startsOn = begin < firstOfYear ? firstOfYear : begin;
  const presets = { vacation: 'monthly', sick: 'california_sick' } as const;
  for (const { typeId, preset: type } of await listTypes(ctx.tx, ctx.actor.organizationId)) {
    if (type !== 'vacation' && type !== 'sick') continue;
    const preset = presets[type];
    const body = { typeId, scope: { kind: 'organization' }, startsOn, preset, rules: policyPresets[preset] } as const;
    expectOk(await setTimeOffPolicy(earnedBy)(ctx, { params: undefined, query: undefined, body }));
  }
}

/** The organization closes on the evening before the year ends, each year. */
async function ownHoliday(ctx: ActorContext, monday: PlainDate): Promise<void> {
  const on = dayInMonth(yearOf(monday), 12, 31);
  const body = { id: v7({ msecs: ctx.now }), locationId: null, name: 'New Year’s Eve', on, isEveryYear: true };
  expectOk(await addHoliday(turnDays)(ctx, { params: undefined, query: undefined, body }));
}

/** Nobody is away while everything is counted. */
async function limited(ctx: Context & { readonly actor: Actor }, monday: PlainDate): Promise<void> {
  const days = { startsOn: addDays(monday, 70), endsOn: addDays(monday, 71) };
  const body = { id: v7({ msecs: ctx.now }), name: 'Inventory', locationId: null, ...days, mostAway: 0 };
  expectOk(await addAwayLimit(ctx, { params: undefined, query: undefined, body: { ...body, effect: 'refuse' } }));
}

async function opened(ctx: Context & { readonly actor: Actor }, employeeId: string, on: PlainDate): Promise<void> {
  for (const { typeId, preset } of await listTypes(ctx.tx, ctx.actor.organizationId)) {
    if (preset !== 'vacation' && preset !== 'sick') continue;
    const minutes = openingHours[preset] * 60;
    const body = {
      id: ctx.newId(),
      typeId,
      kind: 'opening',
      on,
      minutes,
      reason: 'Carried over from the last system',
    } as const;
    expectOk(await adjustBalance(earnedBy)(ctx, { params: { employeeId }, query: undefined, body }));
  }
}

async function asked(ctx: Context, { actor, member }: Person, wish: Wish, monday: PlainDate): Promise<string> {
  const types = await listTypes(ctx.tx, actor.organizationId);
  const [startDate, endDate] = [addDays(monday, wish.from), addDays(monday, wish.to)];
  const body = {
    userId: actor.employeeId,
    firstName: member.firstName,
    lastName: member.lastName,
    email: emailOf(member, demoOrganization.domain),
    startDate,
    endDate,
    numDays: requestedDays(startDate, endDate),
    id: v7({ msecs: ctx.now }),
    typeId: types.find(({ preset }) => preset === wish.type)?.typeId,
    part: wish.part,
    fromMinute: wish.hours?.[0],
    toMinute: wish.hours?.[1],
    note: wish.note,
  };
  const answer = await requestTimeOff({ ...ctx, actor }, { params: undefined, query: undefined, body });
  if (!answer.ok) throw new Error(`${wish.firstName} could not ask for time off: ${answer.refusal}`);
  return answer.value.requestId;
}

async function answered(ctx: Context, { answer }: Wish, requestId: string, asker: Actor, admin: Actor): Promise<void> {
  const input = { params: { requestId }, query: undefined };
  if (answer === 'withdrawn') {
    const withdraw = withdrawRequest([timeOffSequel]);
    expectOk(await withdraw({ ...ctx, person: asker }, { ...input, body: undefined }));
  } else if (answer === 'approved' || answer === 'cancelled') {
    expectOk(
      await approveTimeOff(tellPlanners.away, earnedBy)({ ...ctx, actor: admin }, { ...input, body: undefined }),
    );
  } else if (answer !== undefined) {
    const reject = rejectRequest([timeOffSequel]);
    expectOk(await reject({ ...ctx, actor: admin }, { ...input, body: { reason: answer.rejected } }));
  }
}

async function cancelled(ctx: Context, requestId: string, asker: Actor): Promise<void> {
  const input = { params: { requestId }, query: undefined, body: { reason: null } };
  expectOk(await cancelTimeOff(tellPlanners.back, earnedBy)({ ...ctx, actor: asker }, input));
}

function expectOk(answer: AnyAnswer): void {
  if (!answer.ok) throw new Error(`the demo’s time off does not hold together: ${answer.refusal}`);
}
