import type { DeductionTemplates } from '../../contract/payroll/deduction-templates.ts';
import type { PayRunDraft } from '../../contract/payroll/pay-run.ts';
import { cents, type Cents } from '../../domain/kernel/money.ts';
import { spanOfYear, yearOf } from '../../domain/kernel/months.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { PayPeriod } from '../../domain/pay-rules/pay-periods.ts';
import { daysOfRun } from '../../domain/payroll/run/days-of-run.ts';
import type { RunBlocker } from '../../domain/payroll/run/decide-run.ts';
import { usualPayDate } from '../../domain/payroll/run/pay-date.ts';
import { takesFixed, type SumsByName } from '../../domain/payroll/run/run-deduction.ts';
import { minimumWageOf, mostDeductible, setOffOf } from '../../domain/payroll/wage-floor.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { Worker } from '../people/read.ts';
import { findTemplates } from './deduction-templates.repository.ts';
import { listBlocked, openPayrollPeriod, type PayrollPeriod } from './open-payroll-period.ts';
import {
  findDraft,
  findDraftBefore,
  findLastRun,
  listFixedTaken,
  sumPaidOf,
  sumTaken,
  sumTakenAlone,
} from './pay-runs.repository.ts';
import { listDue, type DueLog } from './payment-days.repository.ts';
import { readDueParts } from './read-due-parts.ts';
import { readFloors } from './read-floors.ts';

/** Somebody of a pay run, with what is due and what stands in the way. */
export interface RunPerson {
  readonly worker: Worker;
  readonly due: readonly DueLog[];
  readonly overtimeMinutes: number;
  /** What the last run paid them; null where they were not in it. */
  readonly beforeCents: Cents | null;
  /** What they were paid of this period already. */
  readonly paidCents: Cents;
  readonly taken: SumsByName;
  readonly takesFixed: boolean;
  readonly takenAlone: SumsByName;
  readonly deductibleCents: Cents | null;
  readonly setOffCents: Cents;
  readonly minimumWage: string | null;
  readonly owesBackOn: PlainDate | null;
  readonly blockers: readonly RunBlocker[];
}

export interface OpenedRun extends Pick<PayrollPeriod, 'period' | 'today'> {
  /** The date of its payments where the draft names none. */
  readonly usualPayDate: PlainDate;
  readonly paidOn: PlainDate;
  /** By name; who has nothing to be paid and nothing in the way is none of them. */
  readonly people: readonly RunPerson[];
  /** The period before that was run last; undefined where there was none. */
  readonly lastRun: { readonly startsOn: PlainDate; readonly endsOn: PlainDate } | undefined;
  /** Who was in that run, has nothing to be paid now, and was not paid of this period either. */
  readonly missing: readonly { readonly worker: Worker; readonly beforeCents: Cents }[];
  /** Who was in that run, has nothing to be paid now, and was paid of this period already. */
  readonly settled: readonly Record<'beforeCents' | 'paidCents', Cents>[];
  /** Who has approved days of earlier periods that nobody paid, and whether this run pays them. */
  readonly earlier: readonly { readonly worker: Worker; readonly due: readonly DueLog[]; readonly isInRun: boolean }[];
  readonly draft: PayRunDraft;
  readonly revision: number;
  readonly templates: DeductionTemplates;
}

/**
 * A pay run of the pay period of a date, as the actor prepared it: everybody else whom they may pay, with the approved days of the period that are
 * not paid and what {@link daysOfRun} says of earlier ones.
 */
export async function openPayRun(ctx: ActorContext, date: PlainDate | undefined): Promise<OpenedRun> {
  const { tx, actor } = ctx;
  const { organizationId, employeeId } = actor;
  const { period, today, blocked, weeks } = await openPayrollPeriod(ctx, date);
  const { draft, revision, templates } = await openDraft(ctx, period);
  const usual = usualPayDate(period, today);
  const paidOn = draft.paidOn ?? usual;
  const workers = [...weeks.keys()].filter((worker) => worker.employeeId !== employeeId);
  const ids = workers.map((worker) => worker.employeeId);
  const dueOf = Map.groupBy(await listDue(tx, organizationId, ids), ({ log }) => log.employeeId);
  const lastRun = await findLastRun(tx, organizationId, ids, period.start);
  const paidOf = await sumPaidOf(tx, organizationId, ids, period);
  const taken = await takenInYear(ctx, workers, yearOf(paidOn));
  const fixedTaken = await listFixedTaken(tx, organizationId, ids, period);
  const takenAlone = await sumTakenAlone(tx, organizationId, ids, period);
  const floorOf = await readFloors(ctx, workers);
  const partsOf = await readDueParts(ctx, [...dueOf.values()].flat());
  const daysOf = new Map(
    workers.map((worker) => {
      const ask = {
        periodStartsOn: period.start,
        weeks: weeks.get(worker) ?? [],
        withEarlier: draft.withEarlier === true,
      };
      return [worker, daysOfRun(dueOf.get(worker.employeeId) ?? [], ask)];
    }),
  );
  // Of an earlier week that the run pays days of, the same is asked as of its own.
  const earlierWeeks = [...daysOf].flatMap(([worker, { ofRun }]) => {
    const own = weeks.get(worker) ?? [];
    const startsOn = [...new Set(ofRun.map(({ log }) => log.startsOn))].filter((start) => !own.includes(start));
    return startsOn.length === 0 ? [] : [{ worker, startsOn }];
  });
  const blockedOf = Map.groupBy(
    [...(await listBlocked(ctx, earlierWeeks)), ...blocked],
    ({ worker }) => worker.employeeId,
  );
  const people = workers.map((worker): RunPerson => {
    const due = daysOf.get(worker)?.ofRun ?? [];
    const own = weeks.get(worker) ?? [];
    const floors = due.map((one) => floorOf(worker, one, partsOf(one)));
    const unrated = due.filter(({ log }) => log.payCents === null).map(({ log }) => log.startsOn);
    return {
      worker,
      due,
      overtimeMinutes: due.reduce((sum, one) => sum + partsOf(one).overtimeMinutes, 0),
      beforeCents: lastRun?.totalCents.get(worker.employeeId) ?? null,
      paidCents: paidOf.get(worker.employeeId) ?? cents(0),
      taken: taken.get(worker.employeeId) ?? {},
      // Days of an earlier period are none of this one, of which it is taken once.
      takesFixed: takesFixed(
        due.map((one) => (own.includes(one.log.startsOn) ? one.due : { kind: 'difference' })),
        fixedTaken.has(worker.employeeId),
      ),
      takenAlone: takenAlone.get(worker.employeeId) ?? {},
      deductibleCents: mostDeductible(floors),
      setOffCents: setOffOf(due.map((one) => one.due)),
      minimumWage: minimumWageOf(floors),
      owesBackOn: due.find((one) => one.due.cents < 0)?.log.startsOn ?? null,
      blockers: [
        ...(blockedOf.get(worker.employeeId) ?? []).flatMap(({ kind, startsOn }) =>
          // A multiplier that no payroll system knows is paid here like any other.
          kind === 'odd_multiplier' ? [] : [{ kind, startsOn }],
        ),
        ...[...new Set(unrated)].map((startsOn) => ({ kind: 'rate_missing' as const, startsOn })),
      ],
    };
  });
  const inRun = people.filter(({ due, blockers }) => due.length > 0 || blockers.length > 0);
  const named = new Set(inRun.map(({ worker }) => worker.employeeId));
  const gone = people.flatMap(({ worker, beforeCents, paidCents }) =>
    beforeCents === null || named.has(worker.employeeId) ? [] : [{ worker, beforeCents, paidCents }],
  );
  return {
    period,
    today,
    usualPayDate: usual,
    paidOn,
    people: inRun,
    lastRun: lastRun && { startsOn: lastRun.startsOn, endsOn: lastRun.endsOn },
    missing: gone.filter(({ worker }) => !paidOf.has(worker.employeeId)),
    settled: gone.filter(({ worker }) => paidOf.has(worker.employeeId)),
    earlier: [...daysOf].flatMap(([worker, { earlier, earlierIsInRun }]) =>
      earlier.length === 0 ? [] : [{ worker, due: earlier, isInRun: earlierIsInRun }],
    ),
    draft,
    revision,
    templates,
  };
}

/** What a calendar year took of each already, by the clocks of their home. */
async function takenInYear(
  { tx, actor: { organizationId } }: ActorContext,
  workers: readonly Worker[],
  year: number,
): Promise<Awaited<ReturnType<typeof sumTaken>>> {
  const taken = [];
  for (const [zone, own] of Map.groupBy(workers, ({ zones }) => zones.home)) {
    const ids = own.map(({ employeeId }) => employeeId);
    taken.push(...(await sumTaken(tx, organizationId, ids, spanOfYear(year, zone))));
  }
  return new Map(taken);
}

/** What the actor prepared for a period; before they did, what a new one begins with. */
async function openDraft(
  { tx, actor: { organizationId, employeeId } }: ActorContext,
  period: PayPeriod,
): Promise<Pick<OpenedRun, 'draft' | 'revision' | 'templates'>> {
  const key = { organizationId, employeeId, startsOn: period.start };
  const kept = await findDraft(tx, key);
  const templates = await findTemplates(tx, organizationId);
  if (kept !== undefined) return { ...kept, templates };
  const earlier = await findDraftBefore(tx, key);
  // The organization’s own come before what was used last time.
  const begins = templates.revision === 0 ? {} : { deductions: templates.deductions };
  const { paidOn: _former, withEarlier: _chosen, ...brought } = earlier ?? {};
  return { draft: { method: 'Zelle', deductions: [], ...brought, ...begins, people: {} }, revision: 0, templates };
}

/** The first of some days that are due. */
export const firstDayOf = (due: readonly DueLog[]): PlainDate | undefined =>
  due.map(({ log }) => log.workedOn).toSorted()[0];

/** How long was worked on some days that are due. */
export const minutesOf = (due: readonly DueLog[]): number => due.reduce((sum, one) => sum + one.due.minutes, 0);
