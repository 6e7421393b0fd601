import type { PayRunReply } from '../../../contract/payroll/pay-run.ts';
import { cents, type Cents } from '../../../domain/kernel/money.ts';
import type { RunRow } from './view.ts';

/** Somebody whom the last run paid, and this one does not. */
export interface MissingRow {
  readonly employeeId: string;
  readonly name: string;
  readonly beforeCents: Cents;
  /** They are in the run, and were left out by hand. */
  readonly isLeftOut: boolean;
}

/** Everybody of the last run whom this one does not pay: who was left out, and who has nothing to be paid. */
export const missingOf = ({ missing }: Pick<PayRunReply, 'missing'>, rows: readonly RunRow[]): MissingRow[] => [
  ...rows.flatMap(({ isSkipped, name, person: { employeeId, beforeCents } }) =>
    isSkipped && beforeCents !== null ? [{ employeeId, name, beforeCents, isLeftOut: true }] : [],
  ),
  ...missing.map(({ employeeId, firstName, lastName, beforeCents }) => ({
    employeeId,
    name: `${firstName} ${lastName}`,
    beforeCents,
    isLeftOut: false,
  })),
];

/** Somebody whom this run pays, and the last one did not. */
export interface NewRow {
  readonly employeeId: string;
  readonly name: string;
  /** What they get of this period, with what was paid of it already; undefined while something stands in the way of it. */
  readonly totalCents: Cents | undefined;
}

/** Everybody of this run who was not in the last: somebody new, somebody who was away, or somebody who is not there at all. */
export const newOf = ({ lastRun }: Pick<PayRunReply, 'lastRun'>, rows: readonly RunRow[]): NewRow[] =>
  lastRun === null
    ? []
    : rows.flatMap(({ isSkipped, name, blockers, figures, person: { employeeId, beforeCents, paidCents } }) => {
        if (isSkipped || beforeCents !== null) return [];
        const isKnown = blockers.length === 0;
        return [{ employeeId, name, totalCents: isKnown ? cents(figures.totalCents + paidCents) : undefined }];
      });

/** What the last run paid in all, and what this period does. */
interface Compared {
  readonly beforeCents: Cents;
  readonly nowCents: Cents;
  /** Of what this period pays, what it paid already, and to how many. */
  readonly paid: { readonly people: number; readonly cents: Cents };
  /** Whether anybody is paid who was in the last run: of nobody else can it be said that they differ, or not. */
  readonly hasBoth: boolean;
}

/**
 * The last run and this period, of everybody who is in either run, but not of whom something stands in the way of, whose pay is not known yet. The last
 * run is all that was run of its period, and so what was paid of this one already is counted with this run: else the second run of a period would be said
 * to pay next to nothing. Undefined where nobody is left to compare.
 */
export function comparedWithLast(
  { lastRun, missing, settled }: Pick<PayRunReply, 'lastRun' | 'missing' | 'settled'>,
  rows: readonly RunRow[],
): Compared | undefined {
  const known = rows.filter(({ blockers }) => blockers.length === 0);
  const chosen = known.filter(({ isSkipped }) => !isSkipped);
  if (lastRun === null || chosen.length === 0) return undefined;
  const people = known.map(({ person }) => person);
  const paid = sumOf([settled.paidCents, ...people.map(({ paidCents }) => paidCents)]);
  return {
    beforeCents: sumOf([settled.beforeCents, ...[...people, ...missing].map(({ beforeCents }) => beforeCents ?? 0)]),
    nowCents: sumOf([paid, ...chosen.map(({ figures }) => figures.totalCents)]),
    paid: { people: settled.people + people.filter(({ paidCents }) => paidCents !== 0).length, cents: paid },
    hasBoth: chosen.some(({ person }) => person.beforeCents !== null),
  };
}

const sumOf = (sums: readonly number[]): Cents => cents(sums.reduce((all, one) => all + one, 0));
