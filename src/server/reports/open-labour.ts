import type { LabourWish } from '../../contract/reports/labour.ts';
import { may, placesOf, thingOf } from '../../domain/access/may.ts';
import { isOurs } from '../../domain/kernel/our-centuries.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import { addDays, dateAt, weekOf, type PlainDate } from '../../domain/kernel/time.ts';
import { minutesOf, unratedMinutesIn, type LabourWeek } from '../../domain/reports/labour.ts';
import { splitOf } from '../../domain/time-cards/hour-split.ts';
import { weekParts } from '../../domain/time-cards/week-parts.ts';
import type { ActorContext } from '../kernel/context.ts';
import { readPolicies } from '../pay-rules/read.ts';
import { listWorkers, readHolder, type Worker } from '../people/read.ts';
import { listSettledWeeks, openTeamCards, weeksOfTeam, type CardAsk } from '../time-cards/read.ts';
import { countPunchedWeeks } from '../time-clock/read.ts';

const usualSpan = '13';

/** Weeks of work that nobody approved, and that one report works out: a quarter of a year of four hundred people. */
const mostOpenWeeks = 5_200;

/** The weeks that a report is about, and all of what was worked in them. */
export interface Labour {
  readonly from: PlainDate;
  readonly to: PlainDate;
  /** A date of the weeks before, where they are of our centuries, and of those after where they have begun. */
  readonly previous: PlainDate | null;
  readonly next: PlainDate | null;
  /** The first dates of the weeks, by the workweek of the reader. */
  readonly startsOn: readonly PlainDate[];
  /** Everybody whom the reader answers for, whether or not the wish leaves them. */
  readonly workers: readonly Worker[];
  /** Whose weeks the wish is about, and which. */
  readonly asks: readonly CardAsk[];
  readonly weeks: readonly LabourWeek[];
  readonly seesPay: boolean;
}

/**
 * The weeks of work that a wish is about; refused where too many of them would have to be worked out. Approved ones are read as they
 * were approved, never worked out again; only those that nobody approved are opened as cards, a part at a time.
 */
export async function openLabour(
  ctx: ActorContext,
  { until, weeks: span = usualSpan, location }: LabourWish,
): Promise<Result<Labour, 'too_many_open_weeks'>> {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const count = Number(span);
  const today = dateAt(now, actor.zone);
  const asked = until ?? today;
  const policyOn = await readPolicies(tx, organizationId, await readHolder(tx, actor));
  const last = weekOf(asked, policyOn(asked).workweek.weekday);
  const startsOn = Array.from({ length: count }, (_, index) => addDays(last, 7 * (index + 1 - count)));
  const [from, to] = [addDays(last, 7 * (1 - count)), addDays(last, 6)];
  const workers = await listWorkers(tx, organizationId, { at: placesOf(actor, 'see_reports') });
  const asks = await weeksOfTeam(
    ctx,
    workers.filter((worker) => location === undefined || worker.homeLocationId === location),
    { start: from, end: to },
  );
  const weeks = await weeksOf(ctx, asks);
  if (!weeks.ok) return weeks;
  const ahead = addDays(to, 7 * count);
  return accept({
    from,
    to,
    previous: isOurs(addDays(from, -7 * count)) ? addDays(from, -1) : null,
    next: to >= today ? null : ahead < today ? ahead : today,
    startsOn,
    workers,
    asks,
    weeks: weeks.value,
    seesPay: workers.every((worker) => may(actor, 'see_pay_rates', thingOf(worker))),
  });
}

async function weeksOf(
  ctx: ActorContext,
  asks: readonly CardAsk[],
): Promise<Result<LabourWeek[], 'too_many_open_weeks'>> {
  const starts = asks.flatMap((ask) => ask.startsOn).toSorted();
  const [from, to] = [starts.at(0), starts.at(-1)];
  if (from === undefined || to === undefined) return accept([]);
  const ids = asks.map(({ worker }) => worker.employeeId);
  const settled = new Map(
    (await listSettledWeeks(ctx.tx, ctx.actor.organizationId, ids, { from, to })).map((week) => [nameOf(week), week]),
  );
  const weeks = asks.flatMap(({ worker, startsOn: own }) =>
    own.flatMap((startsOn): LabourWeek[] => {
      const week = settled.get(nameOf({ employeeId: worker.employeeId, startsOn }));
      if (week === undefined) return [];
      const split = splitOf(week.minutesByMultiplier);
      const unratedMinutes = week.payCents === null ? minutesOf(split) : 0;
      const { payCents } = week;
      return [{ ...whose(worker), startsOn, ...split, payCents, unratedMinutes, isApproved: true }];
    }),
  );
  const open = asks.map(({ worker, startsOn: own }) => ({
    worker,
    startsOn: own.filter((startsOn) => !settled.has(nameOf({ employeeId: worker.employeeId, startsOn }))),
  }));
  const unsettled = open.flatMap(({ worker: { employeeId }, startsOn }) =>
    startsOn.map((on) => ({ employeeId, startsOn: on })),
  );
  const count = await countPunchedWeeks(ctx.tx, ctx.actor.organizationId, unsettled);
  if (count > mostOpenWeeks) return refuse('too_many_open_weeks');
  for (const part of weekParts(open.filter((ask) => ask.startsOn.length > 0))) {
    for (const { worker, startsOn, figures, week, pay } of await openTeamCards(ctx, part)) {
      const split = splitOf(figures.byMultiplier);
      const payCents = week.pay?.grossCents ?? null;
      const unratedMinutes = unratedMinutesIn(week.days, pay);
      weeks.push({
        ...whose(worker),
        startsOn,
        ...split,
        payCents,
        unratedMinutes,
        isApproved: false,
        days: week.days,
      });
    }
  }
  return accept(weeks);
}

const whose = ({ employeeId, homeLocationId }: Worker) => ({ employeeId, locationId: homeLocationId });

const nameOf = ({ employeeId, startsOn }: Pick<LabourWeek, 'employeeId' | 'startsOn'>): string =>
  `${employeeId} ${startsOn}`;
