import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import { approveSwap, readPendingSwaps } from '../../../contract/schedule/pending-swaps.ts';
import {
  acceptProposal,
  declineProposal,
  proposeSwap,
  readReturns,
  withdrawProposal,
} from '../../../contract/schedule/proposals.ts';
import { changeSwapRules, readSwapRules } from '../../../contract/schedule/swap-rules.ts';
import { postSwapRemark, readSwap, readSwaps } from '../../../contract/schedule/swaps.ts';
import { readWeekSwaps } from '../../../contract/schedule/week-swaps.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import { tellChanged, whenChanged } from '../../kernel/live.ts';
import type { Heard } from '../../kernel/telling.tsx';
import { onSettled } from '../offers/queries.ts';

function readAgain(): void {
  for (const endpoint of [readSwaps, readSwap, readPendingSwaps, readWeekSwaps, readReturns]) {
    void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  }
}

/** Reads swaps again whenever a shift, an offer or an answer changed, on any device. */
function useFollowSwaps(): void {
  useEffect(() => {
    const stops = [whenChanged('schedule', readAgain), whenChanged('approvals', readAgain)];
    return () => stops.forEach((stop) => stop());
  }, []);
}

/**
 * The swaps in which the reader has a part.
 *
 * @param owner whose they are, so that whoever signs in next never sees those of the one before
 */
export function useSwaps(owner: string) {
  useFollowSwaps();
  const asked = ask(readSwaps);
  return useQuery({ ...asked, queryKey: [...asked.queryKey, owner] });
}

export function useSwap(offerId: string) {
  useFollowSwaps();
  return useQuery(ask(readSwap, { params: { offerId } }));
}

/** The swaps that wait for the reader's answer, without what they would bring; who may answer none asks for none. */
export function usePendingSwaps({ enabled }: { readonly enabled: boolean }) {
  useFollowSwaps();
  return useQuery({ ...ask(readPendingSwaps, { query: {} }), enabled });
}

/** The same with what each would bring, for whoever is about to answer. */
export function useSwapsToAnswer() {
  useFollowSwaps();
  return useQuery(ask(readPendingSwaps, { query: { with: 'effects' } }));
}

/** One of them alone, with what it would bring: for whoever is about to answer it where it is spoken of. */
export function useSwapToAnswer(offerId: string, { enabled }: { readonly enabled: boolean }) {
  useFollowSwaps();
  return useQuery({ ...ask(readPendingSwaps, { query: { with: 'effects', offer: offerId } }), enabled });
}

/** The swaps of a week of a location that are not over, for whoever plans it. Until it is known which week it is, nothing is asked. */
export function useWeekSwaps(week: { readonly locationId: string; readonly date: PlainDate } | undefined) {
  useFollowSwaps();
  const query = week ?? { locationId: '', date: '' as PlainDate };
  return useQuery({ ...ask(readWeekSwaps, { query }), enabled: week !== undefined });
}

/** The reader's shifts that they could propose in return. */
export const useReturns = (offerId: string) => useQuery(ask(readReturns, { params: { offerId } }));

export const usePropose = (offerId: string) =>
  useMutation({
    mutationFn: (body: InputOf<typeof proposeSwap>['body']): Promise<CallAnswer<typeof proposeSwap>> =>
      call(proposeSwap, { params: { offerId }, body }),
    onSettled,
  });

type Accepting = { readonly proposalId: string } & InputOf<typeof acceptProposal>['body'];

export const useAcceptProposal = (heard: Heard<typeof acceptProposal>) =>
  useMutation({
    mutationFn: ({ proposalId, ...body }: Accepting): Promise<CallAnswer<typeof acceptProposal>> =>
      call(acceptProposal, { params: { proposalId }, body }),
    onSettled,
    ...heard,
  });

export const useDeclineProposal = (heard: Heard<typeof declineProposal>) =>
  useMutation({
    mutationFn: (proposalId: string): Promise<CallAnswer<typeof declineProposal>> =>
      call(declineProposal, { params: { proposalId } }),
    onSettled,
    ...heard,
  });

export const useWithdrawProposal = (heard: Heard<typeof withdrawProposal>) =>
  useMutation({
    mutationFn: (proposalId: string): Promise<CallAnswer<typeof withdrawProposal>> =>
      call(withdrawProposal, { params: { proposalId } }),
    onSettled,
    ...heard,
  });

export const usePostRemark = (offerId: string) =>
  useMutation({
    mutationFn: (body: InputOf<typeof postSwapRemark>['body']): Promise<CallAnswer<typeof postSwapRemark>> =>
      call(postSwapRemark, { params: { offerId }, body }),
    onSettled,
  });

type Approving = { readonly requestId: string } & InputOf<typeof approveSwap>['body'];

export const useApproveSwap = (heard: Heard<typeof approveSwap>) =>
  useMutation({
    mutationFn: ({ requestId, ...body }: Approving): Promise<CallAnswer<typeof approveSwap>> =>
      call(approveSwap, { params: { requestId }, body }),
    onSettled: () => {
      tellChanged('approvals');
      tellChanged('schedule');
    },
    ...heard,
  });

export const useSwapRules = () => useQuery(ask(readSwapRules));

export const useChangeSwapRules = () =>
  useMutation({
    mutationFn: (needsApproval: boolean): Promise<CallAnswer<typeof changeSwapRules>> =>
      call(changeSwapRules, { body: { needsApproval } }),
    onSuccess: (answer) => {
      if (answer.ok) queryClient.setQueryData(keyOf(readSwapRules), answer.value);
    },
  });
