import type { PayRunReply } from '../../../contract/payroll/pay-run.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { FormProblemProps } from '../../kernel/form-problem.tsx';
import { Faulty } from '../../kernel/unreachable.ts';

/**
 * A run of a period with one that was paid just now, as its answer told it: whoever paid is not told meanwhile that nothing was. One that the server
 * told already is told once.
 */
export const withPaid = (run: PayRunReply, startsOn: PlainDate, paid: PayRunReply['runs'][number]): PayRunReply =>
  run.period.startsOn !== startsOn || run.runs.some(({ runId }) => runId === paid.runId)
    ? run
    : { ...run, runs: [paid, ...run.runs] };

/** What was sent of a run, and which runs the screen knew of then. */
interface SentRun extends Pick<PayRunReply['runs'][number], 'people' | 'finalCents'> {
  readonly paidOn?: PlainDate | undefined;
  readonly known: readonly string[];
}

/** The run that was sent and whose answer was lost, where it paid all the same: one of the same people, sum and date that was not there before. */
export const paidAfterAll = (
  { runs }: Pick<PayRunReply, 'runs'>,
  { people, finalCents, paidOn, known }: SentRun,
): string | undefined =>
  runs.find(
    (run) =>
      !known.includes(run.runId) &&
      run.people === people &&
      run.finalCents === finalCents &&
      (paidOn ?? run.paidOn) === run.paidOn,
  )?.runId;

/**
 * What went wrong with a run, where by now another would be sent: under a key of its own, so that it is not said any more to count once, but to be
 * looked for first.
 */
export function beforeAnother({ answer, error }: FormProblemProps): FormProblemProps {
  const sent = 'write';
  return {
    answer: answer && isKeyed(answer.details) ? { ...answer, details: { ...answer.details, sent } } : answer,
    error:
      error instanceof Faulty && error.sent === 'keyed' ? new Faulty(error.message, sent, { cause: error }) : error,
  };
}

const isKeyed = (details: unknown): details is { readonly sent: 'keyed' } =>
  typeof details === 'object' && details !== null && 'sent' in details && details.sent === 'keyed';
