import { may, thingOf } from '../../domain/access/may.ts';
import { instant, weekOf, type PlainDate, type Span, type Zone } from '../../domain/kernel/time.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import { weekReading } from '../../domain/pay-rules/workweek-transition.ts';
import { workedUntil, type WorkedSoFar } from '../../domain/schedule/planned-punches.ts';
import { effectivePunches } from '../../domain/time-clock/punch.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { Member } from '../team/read.ts';
import { listWeekRows } from '../time-clock/read.ts';

/** Whose weeks are asked for, and by which rules they are read. */
interface Worker extends Pick<Member, 'employeeId' | 'homeLocationId' | 'status'> {
  readonly zone: Zone;
  readonly policyOn: (on: PlainDate) => PayPolicy;
}

/**
 * What some people worked of the overtime periods that dates lie in, as far as these have begun: of those whose time cards the actor may see, and who
 * ever pressed the clock.
 */
export async function readWorked(
  { tx, actor, now }: ActorContext,
  workers: readonly Worker[],
  { from, to }: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<(employeeId: string) => WorkedSoFar | undefined> {
  const asks = workers.flatMap((worker) => {
    if (!may(actor, 'see_time_card', thingOf(worker))) return [];
    const during = { from: readingOf(worker, from).from, to: readingOf(worker, to).to };
    return during.from < now ? [{ employeeId: worker.employeeId, during }] : [];
  });
  if (asks.length === 0) return () => undefined;
  const known = await listWeekRows(tx, actor.organizationId, asks);
  const worked = new Map(
    asks.flatMap(({ employeeId, during }) => {
      const ledger = known.get(employeeId);
      if (ledger === undefined) return [];
      const punches = effectivePunches(ledger.rows()).filter(({ punchedAt }) => punchedAt <= now);
      const until = workedUntil(punches, instant(Math.min(now, during.to)));
      return [[employeeId, { punches: punches.map(({ kind, punchedAt }) => ({ kind, punchedAt })), until }] as const];
    }),
  );
  return (employeeId) => worked.get(employeeId);
}

/** From when to when hours matter to the week of a date. */
function readingOf({ policyOn, zone }: Worker, date: PlainDate): Span {
  const startsOn = weekOf(date, policyOn(date).workweek.weekday);
  return weekReading({ policy: policyOn(startsOn), startsOn, zone });
}
