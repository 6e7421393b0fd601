import { useMutation, useQuery } from '@tanstack/react-query';
import { readHolidayCalendar } from '../../contract/holidays.ts';
import { previewPayPolicy, readPayPolicies, setPayPolicy, type PolicyWish } from '../../contract/pay-rules.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer } from '../kernel/call.ts';

export const usePayPolicies = () => useQuery(ask(readPayPolicies));

/** What the calendars of holidays differ in from the federal one. */
export const useHolidayChanges = () => useQuery(ask(readHolidayCalendar));

/** What a policy would change; asked before it is set. */
export const usePolicyEffect = () =>
  useMutation({
    mutationFn: (wish: PolicyWish): Promise<CallAnswer<typeof previewPayPolicy>> =>
      call(previewPayPolicy, { body: wish }),
    // Somebody else may have set one meanwhile: it is to be in the list.
    onSuccess: (answer) => {
      if (!answer.ok) void queryClient.invalidateQueries({ queryKey: keyOf(readPayPolicies) });
    },
  });

export const useSetPolicy = () =>
  useMutation({
    mutationFn: (wish: PolicyWish): Promise<CallAnswer<typeof setPayPolicy>> => call(setPayPolicy, { body: wish }),
    onSuccess: (answer) => {
      // Every figure of the clock and of the cards may be another now.
      if (answer.ok) void queryClient.invalidateQueries();
      else void queryClient.invalidateQueries({ queryKey: keyOf(readPayPolicies) });
    },
  });
