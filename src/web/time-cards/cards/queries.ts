import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import {
  approveTimeCard,
  approveTimeCards,
  lockTimeCard,
  lockTimeCards,
  reopenTimeCard,
  signTimeCard,
} from '../../../contract/time-cards/card-steps.ts';
import { readCard, readEarlierCards, readTimeCards } from '../../../contract/time-cards/cards.ts';
import { tellWorkedMeal } from '../../../contract/time-cards/worked-meals.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { CardName } from '../../../domain/time-cards/card-name.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call } from '../../kernel/call.ts';
import { tellChanged, whenChanged } from '../../kernel/live.ts';

function readCardsAgain(): void {
  for (const endpoint of [readTimeCards, readCard, readEarlierCards]) {
    void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  }
}

/** Reads cards again whenever a punch or a step changes them, on any device. */
function useFollowCards(): void {
  useEffect(() => {
    const stops = [
      whenChanged('clock', readCardsAgain),
      whenChanged('cards', readCardsAgain),
      whenChanged('approvals', readCardsAgain),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
}

const cardsOf = (date: PlainDate | undefined) => ask(readTimeCards, { query: date === undefined ? {} : { date } });

/** Asks for the cards of the pay period that contains a date, for {@link useTimeCards}. */
export const askTimeCards = async (date: PlainDate | undefined): Promise<void> =>
  void (await queryClient.query(cardsOf(date)));

/** The cards of the pay period that contains a date. */
export function useTimeCards(date: PlainDate | undefined) {
  useFollowCards();
  return useQuery(cardsOf(date));
}

/** One card with everything behind it. */
export function useCard(name: CardName, { enabled = true }: { readonly enabled?: boolean } = {}) {
  useFollowCards();
  return useQuery({ ...ask(readCard, { params: { ...name } }), enabled });
}

/** @param owner whose cards they are, so that whoever signs in next never sees those of the one before */
export function useEarlierCards(owner: string, before: PlainDate) {
  useFollowCards();
  const asked = ask(readEarlierCards, { query: { before } });
  return useQuery({ ...asked, queryKey: [...asked.queryKey, owner], placeholderData: (former) => former });
}

const onSuccess = readCardsAgain;

export const useSign = (startsOn: PlainDate) =>
  useMutation({
    mutationFn: (body: InputOf<typeof signTimeCard>['body']) => call(signTimeCard, { params: { startsOn }, body }),
    onSuccess,
  });

/** Says of a meal of one's own that it was worked through, or was not after all; the clock counts by it, too. */
export const useTellWorkedMeal = (startsOn: PlainDate) =>
  useMutation({
    mutationFn: (body: InputOf<typeof tellWorkedMeal>['body']) => call(tellWorkedMeal, { params: { startsOn }, body }),
    onSuccess: () => tellChanged('clock'),
  });

export const useApprove = (name: CardName) =>
  useMutation({
    mutationFn: (body: InputOf<typeof approveTimeCard>['body']) => call(approveTimeCard, { params: { ...name }, body }),
    onSuccess,
  });

export const useApproveAll = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof approveTimeCards>['body']) => call(approveTimeCards, { body }),
    onSuccess,
  });

export const useLock = (name: CardName) =>
  useMutation({ mutationFn: () => call(lockTimeCard, { params: { ...name } }), onSuccess });

export const useLockAll = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof lockTimeCards>['body']) => call(lockTimeCards, { body }),
    onSuccess,
  });

export const useReopen = (name: CardName) =>
  useMutation({
    mutationFn: (reason: string) => call(reopenTimeCard, { params: { ...name }, body: { reason } }),
    onSuccess,
  });
