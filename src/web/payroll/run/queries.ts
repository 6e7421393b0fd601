import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type SetStateAction } from 'react';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import { changeDeductionTemplates } from '../../../contract/payroll/deduction-templates.ts';
import {
  payRun,
  readPayRun,
  setPayRunDraft,
  type PayRunDraft,
  type PayRunReply,
} from '../../../contract/payroll/pay-run.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../../kernel/call.ts';
import type { FormProblemProps } from '../../kernel/form-problem.tsx';
import { whenChanged } from '../../kernel/live.ts';
import { paidAfterAll, withPaid } from './outcome.ts';
import { laterDraft, type KeptRevision } from './view.ts';

const readAgain = (): void => void queryClient.invalidateQueries({ queryKey: keyOf(readPayRun) });

/** The pay run of the period of a date; followed, since an approval elsewhere takes somebody out of the way. */
export function usePayRun(date: PlainDate | undefined) {
  useEffect(() => {
    const stops = [whenChanged('cards', readAgain), whenChanged('payments', readAgain)];
    return () => stops.forEach((stop) => stop());
  }, []);
  return useQuery(ask(readPayRun, { query: date === undefined ? {} : { date } }));
}

/** The draft as it is on the screen, kept on the server one save after another; what is refused stays on the screen. */
export function useDraft({ period, draft: first, revision: seen }: PayRunReply) {
  const [draft, change] = useState(first);
  const [saved, setSaved] = useState({ draft: first, revision: seen });
  const {
    mutate,
    isPending,
    data: answer,
    error,
    reset,
  } = useMutation({
    mutationFn: (body: InputOf<typeof setPayRunDraft>['body']): Promise<CallAnswer<typeof setPayRunDraft>> =>
      call(setPayRunDraft, { params: { startsOn: period.startsOn }, body }),
    // A run that is asked for just now, by the address of another step, may be answered with the draft of before: it is asked for again.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(readPayRun), refetchType: 'none' }),
  });
  const stopped = error !== null || answer?.ok === false;
  const later = isPending || stopped ? undefined : laterDraft({ draft: first, revision: seen }, saved, draft);
  if (later !== undefined) {
    change(later.draft);
    setSaved(later);
  }
  useEffect(() => {
    if (isPending || stopped || draft === saved.draft) return;
    mutate(
      { revision: saved.revision, draft },
      {
        onSuccess: (kept) => {
          if (!kept.ok) return;
          setSaved({ draft, revision: kept.value.revision });
          // What a deduction took already is counted by the year of the date; who is in the run is asked of the server.
          if (draft.paidOn !== saved.draft.paidOn || draft.withEarlier !== saved.draft.withEarlier) readAgain();
        },
      },
    );
  }, [draft, saved, isPending, stopped, mutate]);
  /** Another draft that the server keeps: what a run left of this one. */
  const take = (left: KeptRevision) => {
    change(left.draft);
    setSaved(left);
  };
  /** Lets go of what was refused: what the server keeps comes in its place. */
  const letGo = () => {
    change(saved.draft);
    reset();
    readAgain();
  };
  const state: 'saved' | 'saving' | 'stopped' = stopped ? 'stopped' : draft === saved.draft ? 'saved' : 'saving';
  return { draft, change, take, revision: saved.revision, state, answer, error, tryAgain: reset, letGo };
}

export type KeptDraft = ReturnType<typeof useDraft>;
/** Another draft, or how it follows from the one that there is: what does not know it need not be drawn anew with it. */
export type ChangeDraft = (next: SetStateAction<PayRunDraft>) => void;

/** @param by the name of whoever pays */
const usePay = (by: string) =>
  useMutation({
    mutationFn: (input: CallInput<typeof payRun>): Promise<CallAnswer<typeof payRun>> => call(payRun, input),
    // Reading it anew takes seconds where the period is large, and may fail: that it was paid is known by now.
    onSuccess: (answer, { params: { startsOn } }) => {
      if (!answer.ok) return;
      const { draft: _draft, revision: _revision, ...run } = answer.value;
      const paid = { ...run, by };
      queryClient.setQueriesData<PayRunReply>(
        { queryKey: keyOf(readPayRun) },
        (shown) => shown && withPaid(shown, startsOn, paid),
      );
    },
    // Also where the answer was lost: whom it paid all the same is in the run no more.
    onSettled: readAgain,
  });

/**
 * The payment of a run. It outlives the review that it was pressed in, which goes with the last of its people: what became of it is known all the same.
 *
 * @param by the name of whoever pays
 * @param onSend by then the run is asked for by the date of its period: an address without one is that of another period once nobody of this is left
 */
export function usePaying(run: PayRunReply, by: string, onSend: () => void) {
  const { mutate, isPending, data: answer, error, variables } = usePay(by);
  const [known, setKnown] = useState<readonly string[]>([]);
  const send = (input: CallInput<typeof payRun>, onPaid: (left: KeptRevision) => void): void => {
    setKnown(run.runs.map(({ runId }) => runId));
    queryClient.setQueryData(keyOf(readPayRun, { query: { date: run.period.startsOn } }), run);
    onSend();
    mutate(input, { onSuccess: (paid) => paid.ok && onPaid(paid.value) });
  };
  const after = variables && !isPending ? paidAfterAll(run, { ...variables.body, known }) : undefined;
  /** The run that it made, also where its answer was lost; undefined where none is known. */
  const paid = !isPending && answer?.ok === true ? answer.value.runId : after;
  const problem: FormProblemProps = paid === undefined ? { answer, error } : { answer: undefined, error: null };
  return { send, isPending, paid, problem, key: variables?.headers['idempotency-key'] };
}

export type Paying = ReturnType<typeof usePaying>;

export const useKeepTemplates = () =>
  useMutation({
    mutationFn: (
      body: InputOf<typeof changeDeductionTemplates>['body'],
    ): Promise<CallAnswer<typeof changeDeductionTemplates>> => call(changeDeductionTemplates, { body }),
    // Refused, they are others by now.
    onSuccess: readAgain,
  });
