import { useMutation, useQuery } from '@tanstack/react-query';
import { askToVerifyPhone, readOwnPhone, removePhone, verifyPhone } from '../../contract/phone.ts';
import type { Phone } from '../../domain/kernel/phone.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';

/** By which number the person may sign in. */
export const useOwnPhone = () => useQuery(ask(readOwnPhone));

const ownPhoneChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(readOwnPhone) });

/** Sends a code to a number that the person says is theirs. */
export const useAskToVerify = () =>
  useMutation({
    mutationFn: (phone: Phone): Promise<CallAnswer<typeof askToVerifyPhone>> =>
      call(askToVerifyPhone, { body: { phone } }),
  });

export const useVerifyPhone = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof verifyPhone>['body']): Promise<CallAnswer<typeof verifyPhone>> =>
      call(verifyPhone, { body }),
    onSuccess: ownPhoneChanged,
  });

export const useRemovePhone = () =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof removePhone>> => call(removePhone),
    onSuccess: ownPhoneChanged,
  });
