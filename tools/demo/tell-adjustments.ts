import { v7 } from 'uuid';
import type { AnyAnswer } from '../../src/contract/kernel/endpoint.ts';
import {
  addDays,
  addMilliseconds,
  dateAt,
  instant,
  instantAt,
  millisecondsPerMinute,
  startOfDate,
  wallClock,
  weekOf,
  type Instant,
  type PlainDate,
  type WallTime,
  type Zone,
} from '../../src/domain/kernel/time.ts';
import { timeEntries, type TimeEntry } from '../../src/domain/time-clock/time-entry.ts';
import { approveAdjustment } from '../../src/server/adjustments/approve-adjustment.ts';
import { requestAdjustment } from '../../src/server/adjustments/request-adjustment.ts';
import { adjustmentSequel } from '../../src/server/adjustments/routes.ts';
import { rejectRequest } from '../../src/server/approvals/reject-request.ts';
import type { Actor, Context } from '../../src/server/kernel/context.ts';
import { readPunchesDuring } from '../../src/server/time-clock/read.ts';
import type { At, Person } from './tale.ts';

interface Wish {
  readonly firstName: string;
  /** Minutes by which start and end move, and the break in minutes. */
  readonly start: number;
  readonly end: number;
  readonly breakMinutes: number;
  readonly reason: string;
  readonly answer?: 'approved' | { readonly rejected: string };
}

const wishes: readonly Wish[] = [
  { firstName: 'Daniel', start: 0, end: 45, breakMinutes: 30, reason: 'Stayed for the late delivery' },
  { firstName: 'Aisha', start: 0, end: 0, breakMinutes: 15, reason: 'My break was shorter that day' },
  { firstName: 'Sofía', start: -30, end: 0, breakMinutes: 30, reason: 'Started early to set up' },
  { firstName: 'Noor', start: -20, end: 0, breakMinutes: 30, reason: 'Let the electrician in', answer: 'approved' },
  {
    firstName: 'Ben',
    start: 0,
    end: 60,
    breakMinutes: 30,
    reason: 'Forgot to clock out again after the meeting',
    answer: { rejected: 'The office was locked at six' },
  },
];

/** On which date the hours are that somebody will ask about; undefined, they ask about none. */
export async function dateAskedAbout(
  at: At,
  { actor, member }: Pick<Person, 'actor' | 'member'>,
  now: Instant,
  zone: Zone,
): Promise<PlainDate | undefined> {
  if (!wishes.some(({ firstName }) => firstName === member.firstName)) return undefined;
  const entry = await at(now, (ctx) => lastWhole(ctx, actor, zone));
  return entry && dateOf(entry, zone);
}

/** Some requests about hours of the last days: most wait, one was approved and one rejected. */
export async function tellAdjustments(
  at: At,
  actors: readonly { readonly actor: Actor; readonly member: { readonly firstName: string } }[],
  now: Instant,
  zone: Zone,
): Promise<void> {
  const admin = actors.find(({ actor }) => actor.role === 'admin')?.actor;
  for (const wish of wishes) {
    const asker = actors.find(({ member }) => member.firstName === wish.firstName)?.actor;
    if (asker === undefined || admin === undefined) continue;
    const entry = await at(now, (ctx) => lastWhole(ctx, asker, zone));
    if (entry === undefined) continue;
    const askedAt = whenAsked(entry, now, zone);
    const requestId = await at(askedAt, (ctx) => asked(ctx, asker, wish, entry, zone));
    const { answer } = wish;
    if (answer === undefined) continue;
    const answeredAt = instant(Math.round((askedAt + now) / 2));
    expectOk(await at(answeredAt, (ctx) => answered({ ...ctx, actor: admin }, requestId, answer, entry)));
  }
}

/** Later than all that they say of the day; what is about last week, once its cards were signed and looked at on Monday. */
function whenAsked({ clockedOutAt }: Whole, now: Instant, zone: Zone): Instant {
  const monday = weekOf(dateAt(now, zone), 'monday');
  const [signed, lookedAt] = [9, 11].map((hour) => instantAt(monday, { hour, minute: 0 }, zone));
  const home = addMilliseconds(clockedOutAt, 90 * millisecondsPerMinute);
  const earliest = signed !== undefined && lookedAt !== undefined && signed <= now ? Math.max(home, lookedAt) : home;
  return instant(Math.min(earliest, now));
}

type Whole = TimeEntry & { readonly clockedOutAt: Instant };

/** The last entry of somebody that ended before yesterday was over. */
async function lastWhole({ tx, now }: Context, { organizationId, employeeId }: Actor, zone: Zone) {
  const today = dateAt(now, zone);
  const during = { from: startOfDate(addDays(today, -7), zone), to: startOfDate(today, zone) };
  const entries = timeEntries(await readPunchesDuring(tx, organizationId, employeeId, during));
  return entries.findLast((entry): entry is Whole => entry.clockedOutAt !== undefined);
}

async function asked(ctx: Context, actor: Actor, wish: Wish, entry: Whole, zone: Zone): Promise<string> {
  const body = {
    id: v7({ msecs: ctx.now }),
    entryId: entry.punchIds[0] ?? null,
    asked: {
      date: dateOf(entry, zone),
      startTime: moved(entry.clockedInAt, wish.start, zone),
      endTime: moved(entry.clockedOutAt, wish.end, zone),
      breakMinutes: wish.breakMinutes,
    },
    reason: wish.reason,
  };
  const answer = await requestAdjustment({ ...ctx, actor }, { params: undefined, query: undefined, body });
  if (!answer.ok) throw new Error(`${wish.firstName} could not ask: ${answer.refusal}`);
  return answer.value.requestId;
}

const dateOf = (entry: Whole, zone: Zone): PlainDate => dateAt(entry.clockedInAt, zone);

function moved(at: Instant, minutes: number, zone: Zone): WallTime {
  const { hour, minute } = wallClock((at + minutes * 60_000) as Instant, zone);
  return { hour, minute };
}

function answered(
  ctx: Context & { readonly actor: Actor },
  requestId: string,
  answer: NonNullable<Wish['answer']>,
  entry: Whole,
): Promise<AnyAnswer> {
  const input = { params: { requestId }, query: undefined };
  if (answer === 'approved') {
    return approveAdjustment(ctx, { ...input, body: { changed: undefined, seen: [...entry.punchIds] } });
  }
  return rejectRequest([adjustmentSequel])(ctx, { ...input, body: { reason: answer.rejected } });
}

function expectOk(answer: AnyAnswer): void {
  if (!answer.ok) throw new Error(`an adjustment of the demo was not answered: ${answer.refusal}`);
}
