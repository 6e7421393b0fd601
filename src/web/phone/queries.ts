import { useMutation, useQuery } from '@tanstack/react-query';
import {
  askPhoneCode,
  askToVerifyPhone,
  readOwnPhone,
  removePhone,
  signInByPhone,
  verifyPhone,
} from '../../contract/phone.ts';
import type { Phone } from '../../domain/kernel/phone.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';
import { tellSessionChanged } from '../kernel/session-signal.ts';

/** Works out a proof for the human check; undefined where this browser cannot. */
export type Prove = () => Promise<string | undefined>;

/** Asks for a code to sign in by, with a proof for each; without one nothing is sent. */
export const useAskCode = (prove: Prove) =>
  useMutation({
    mutationFn: async (phone: Phone): Promise<CallAnswer<typeof askPhoneCode> | undefined> => {
      const humanCheck = await prove();
      return humanCheck === undefined ? undefined : call(askPhoneCode, { body: { phone, humanCheck } });
    },
  });

/** Signs in by a code; on success the page asks who is here, and the routes follow. */
export const useSignInByPhone = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof signInByPhone>['body']): Promise<CallAnswer<typeof signInByPhone>> =>
      call(signInByPhone, { body }),
    onSuccess: (answer) => {
      if (answer.ok) tellSessionChanged();
    },
  });

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
