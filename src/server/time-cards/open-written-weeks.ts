import {
  addDays,
  addMilliseconds,
  millisecondsPerMinute,
  type PlainDate,
  type Span,
} from '../../domain/kernel/time.ts';
import type { Assigned } from '../../domain/pay-rules/assigned-to.ts';
import { usualShiftGapMinutes } from '../../domain/pay-rules/payable-week.ts';
import type { SettledWeek } from '../../domain/pay-rules/settled-week.ts';
import { settlingSpan, weekReading } from '../../domain/pay-rules/workweek-transition.ts';
import { attestedRests } from '../../domain/time-cards/attested-rests.ts';
import { groupOf } from '../../domain/time-cards/card-flag.ts';
import { nameOfCard } from '../../domain/time-cards/card-name.ts';
import { standingOf } from '../../domain/time-cards/card-step.ts';
import { daysAsListed, type ListedDay } from '../../domain/time-cards/written-week.ts';
import type { Worker } from '../people/read.ts';
import { listChangedLedgers } from '../time-clock/read.ts';
import type { CardLine } from './open-card-lines.ts';
import { settledOf, type CardAsk, type CardsContext, type StepsOf } from './open-cards.ts';
import { readBehind, sealBehind } from './read-behind.ts';

/**
 * The approved weeks among some, as they were written with their approval: those of which nothing changed since. A row of the
 * ledger that came later, another rate, policy or promised shift, and the week is worked out again like any other. Where
 * workweeks begin at another time it always is.
 */
export async function openWrittenWeeks(
  ctx: CardsContext,
  asks: readonly CardAsk[],
  policyOn: Assigned,
  stepsOf: StepsOf,
): Promise<ReadonlyMap<string, CardLine>> {
  const weeks = asks.flatMap(({ worker, startsOn }) =>
    startsOn.flatMap((on) => writtenWeek(worker, on, policyOn, stepsOf)),
  );
  const behind = await readBehind(ctx, weeks);
  const same = weeks.filter(({ rests, ...week }) => {
    const { known, ...now } = behind(week.employeeId);
    return week.written.behind === sealBehind({ ...week, ...now, known: { ...known, rests } });
  });
  const changed = await listChangedLedgers(ctx.tx, ctx.actor.organizationId, same);
  return new Map(
    same.filter((_, place) => !changed.has(place)).map((week) => [nameOfCard(week), lineOf(week)] as const),
  );
}

type Week = ReturnType<typeof writtenWeek>[number];

function writtenWeek(worker: Worker, startsOn: PlainDate, policyOn: Assigned, stepsOf: StepsOf) {
  const { employeeId } = worker;
  const steps = stepsOf({ employeeId, startsOn });
  const standing = standingOf(steps);
  const { approval } = standing;
  const written = approval?.written ?? undefined;
  if (approval === undefined || written === undefined) return [];
  const settled = settledOf(worker, startsOn, policyOn);
  if (settled.transition !== undefined) return [];
  const days = daysAsListed(written.days);
  if (days === undefined) return [];
  const during = spanToWatch(settled, days);
  const seen = approval.ledger.sequence;
  const rests = attestedRests(steps);
  return [{ ...settled, worker, employeeId, standing, approval, written, days, during, seen, rests }];
}

/**
 * When a punch that comes later may change a week: from a day before it to the end of what it is worked out over, with the gap within which
 * work still belongs to the same shift; a day more where work ran on. The first punch of the next Monday changes nothing.
 */
function spanToWatch(week: SettledWeek, days: readonly ListedDay[]): Span {
  const { startsOn, policy } = week;
  const reading = weekReading(week);
  const last = days.at(-1);
  const ranOn = last?.date === addDays(startsOn, 6) && last.clockedOutAt === null;
  if (ranOn || policy.overtime.periodDays !== undefined) return reading;
  const gap = (policy.workTime?.newShiftGapMinutes ?? usualShiftGapMinutes) * millisecondsPerMinute;
  return { from: reading.from, to: addMilliseconds(settlingSpan(week).to, gap) };
}

const lineOf = ({ worker, startsOn, standing, approval, written, days }: Week): CardLine => ({
  worker,
  startsOn,
  standing,
  figures: approval.figures,
  flags: written.flags,
  group: groupOf(written.flags),
  isOwedAlone: false,
  // Nothing is approved before.
  isOver: true,
  isSettled: true,
  head: approval.ledger,
  days,
  behind: written.behind,
});
