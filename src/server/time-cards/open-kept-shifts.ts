import { addDays, addMilliseconds, dateAt, startOfDate, type PlainDate, type Span } from '../../domain/kernel/time.ts';
import { zoneOfWeek } from '../../domain/people/past-zones.ts';
import { plannedMinutes } from '../../domain/schedule/planned-minutes.ts';
import { spanOfShift } from '../../domain/schedule/shift.ts';
import { keptShifts, type KeptShift } from '../../domain/time-cards/kept-shift.ts';
import { weekParts } from '../../domain/time-cards/week-parts.ts';
import { effectivePunches } from '../../domain/time-clock/punch.ts';
import { presenceOf, timeEntries } from '../../domain/time-clock/time-entry.ts';
import { farthestZones } from '../schedule/read.ts';
import { listWeekRows } from '../time-clock/read.ts';
import { openPolicies, type CardAsk, type CardsContext } from './open-cards.ts';
import { readExpected } from './read-expected.ts';

/** How somebody kept the shifts that began in a week of theirs, those that are over: none, where the week was published without them. */
export interface KeptWeek {
  readonly employeeId: string;
  readonly startsOn: PlainDate;
  readonly shifts: readonly KeptShift[];
  /** Dates on which a shift began or will begin that is not over: nothing of them counts yet, neither planned nor worked. */
  readonly pendingOn: readonly PlainDate[];
}

/** Of each week that is asked for and was published where its person is at home, or in which they had shifts, how shifts were kept; some people at a time. */
export async function openKeptShifts(ctx: CardsContext, asks: readonly CardAsk[]): Promise<readonly KeptWeek[]> {
  const kept: KeptWeek[] = [];
  for (const part of weekParts(asks.filter(({ startsOn }) => startsOn.length > 0))) {
    kept.push(...(await openPart(ctx, part)));
  }
  return kept;
}

async function openPart(ctx: CardsContext, asks: readonly CardAsk[]): Promise<KeptWeek[]> {
  const { tx, now, actor } = ctx;
  const starts = asks.flatMap(({ startsOn }) => startsOn).toSorted();
  const [from, to] = [starts.at(0), starts.at(-1)];
  if (from === undefined || to === undefined) return [];
  const spans = asks.map((ask) => ({ employeeId: ask.worker.employeeId, during: spanOf(ask) }));
  const during = {
    from: spans.map((one) => one.during.from).reduce((a, b) => (a < b ? a : b)),
    to: spans.map((one) => one.during.to).reduce((a, b) => (a > b ? a : b)),
  };
  const ledgers = await listWeekRows(tx, actor.organizationId, spans);
  const workers = asks.map(({ worker }) => worker);
  const policyOn = await openPolicies(ctx);
  const expectedOf = await readExpected(ctx, workers, { from, to }, during);
  return asks.flatMap(({ worker, startsOn: own }) => {
    const { employeeId, zones } = worker;
    const worked = timeEntries(effectivePunches(ledgers.get(employeeId)?.rows() ?? []))
      .map((entry) => presenceOf(entry, now))
      .filter((span) => span.from < span.to);
    return own.flatMap((startsOn) => {
      const { shifts, away, isPublishedOn } = expectedOf(worker, startsOn);
      const zone = zoneOfWeek(zones, startsOn);
      // A date that two weeks have, where the workweek moves, is of the later one.
      const days = [0, 1, 2, 3, 4, 5, 6]
        .map((day) => addDays(startsOn, day))
        .filter((date) => !own.some((other) => other > startsOn && other <= date));
      const begun = shifts.filter((shift) => days.includes(dateAt(shift.startsAt, zone)));
      if (begun.length === 0 && !days.some(isPublishedOn)) return [];
      const dateOf = (shift: (typeof begun)[number]) => dateAt(shift.startsAt, zone);
      const pending = new Set(begun.filter((shift) => spanOfShift(shift).to > now).map(dateOf));
      const over = begun.filter((shift) => !pending.has(dateOf(shift)));
      const counted = { policy: policyOn(worker, startsOn), zone };
      const kept = keptShifts(over, worked, away, now, (shift) => plannedMinutes(shift, counted));
      return [{ employeeId, startsOn, shifts: kept, pendingOn: [...pending] }];
    });
  });
}

/** All of somebody's weeks, and the work that shifts at their ends may have led to. */
function spanOf({ worker: { zones }, startsOn }: CardAsk): Span {
  const [first, last] = [startsOn.toSorted().at(0), startsOn.toSorted().at(-1)];
  if (first === undefined || last === undefined) throw new TypeError('a person is asked for without a week');
  return {
    from: addMilliseconds(startOfDate(first, zoneOfWeek(zones, first)), -farthestZones),
    to: addMilliseconds(startOfDate(addDays(last, 7), zoneOfWeek(zones, last)), farthestZones),
  };
}
