import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import {
  declineOffer,
  offerShift,
  readCandidates,
  readOffers,
  takeShift,
  withdrawOffer,
} from '../../../contract/schedule/offers.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import { tellChanged, whenChanged } from '../../kernel/live.ts';
import type { Heard } from '../../kernel/telling.tsx';

const readAgain = () => void queryClient.invalidateQueries({ queryKey: keyOf(readOffers) });

/**
 * What the reader offers, and what they could take; followed.
 *
 * @param owner whose they are, so that whoever signs in next never sees those of the one before
 */
export function useOffers(owner: string) {
  useEffect(() => whenChanged('schedule', readAgain), []);
  const asked = ask(readOffers);
  return useQuery({ ...asked, queryKey: [...asked.queryKey, owner] });
}

/** To whom a shift could be offered. */
export const useCandidates = (shiftId: string) => useQuery(ask(readCandidates, { params: { shiftId } }));

/** Whatever came of it: the shifts and offers may be others by now. */
export const onSettled = () => tellChanged('schedule');

export const useOffer = (shiftId: string) =>
  useMutation({
    mutationFn: (body: InputOf<typeof offerShift>['body']): Promise<CallAnswer<typeof offerShift>> =>
      call(offerShift, { params: { shiftId }, body }),
    onSettled,
  });

export const useWithdrawOffer = (heard: Heard<typeof withdrawOffer>) =>
  useMutation({
    mutationFn: (offerId: string): Promise<CallAnswer<typeof withdrawOffer>> =>
      call(withdrawOffer, { params: { offerId } }),
    onSettled,
    ...heard,
  });

export const useDeclineOffer = (heard: Heard<typeof declineOffer>) =>
  useMutation({
    mutationFn: (offerId: string): Promise<CallAnswer<typeof declineOffer>> =>
      call(declineOffer, { params: { offerId } }),
    onSettled,
    ...heard,
  });

type Taking = { readonly shiftId: string } & InputOf<typeof takeShift>['body'];

export const useTake = (heard: Heard<typeof takeShift>) =>
  useMutation({
    mutationFn: ({ shiftId, ...body }: Taking): Promise<CallAnswer<typeof takeShift>> =>
      call(takeShift, { params: { shiftId }, body }),
    onSettled,
    ...heard,
  });
