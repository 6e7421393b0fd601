import type { PayRunReply } from '../../../contract/payroll/pay-run.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { decideRun, type RunSums } from '../../../domain/payroll/run/decide-run.ts';
import { dateDecision, type RunRow } from './view.ts';

interface Readiness {
  readonly payDate: PlainDate;
  /** Something is typed that makes no sense. */
  readonly isUnclear: boolean;
  readonly isSaved: boolean;
  readonly isConfirmed: boolean;
}

/** The sentence that says why a run cannot be paid yet, what takes longest to mend first; undefined where it can. */
export function whyNotYet(
  run: Pick<PayRunReply, 'today'>,
  rows: readonly RunRow[],
  sums: RunSums<RunRow>,
  { payDate, isUnclear, isSaved, isConfirmed }: Readiness,
) {
  const decided = decideRun(sums);
  if (!decided.ok) return `refusal.${decided.refusal}` as const;
  if (isUnclear) return 'payroll.run.unread';
  if (!isSaved) return 'payroll.run.stillSaving';
  const dated = dateDecision(payDate, run, rows);
  if (!dated.ok) return `refusal.${dated.refusal}` as const;
  return isConfirmed ? undefined : 'payroll.confirmFirst';
}
