import { useMutation, useQuery } from '@tanstack/react-query';
import {
  addPasskey,
  askToAddPasskey,
  confirmTotp,
  readFactors,
  removePasskey,
  removeTotp,
  renamePasskey,
  replaceRecoveryCodes,
  startTotp,
} from '../../contract/factors.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer } from '../kernel/call.ts';
import { makePasskey } from '../kernel/passkey.ts';

/** How the person can show who they are. */
export const useFactors = () => useQuery(ask(readFactors));

const factorsChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(readFactors) });

export const useStartTotp = () =>
  useMutation({ mutationFn: (): Promise<CallAnswer<typeof startTotp>> => call(startTotp) });

export const useConfirmTotp = () =>
  useMutation({
    mutationFn: (code: string): Promise<CallAnswer<typeof confirmTotp>> => call(confirmTotp, { body: { code } }),
    onSuccess: factorsChanged,
  });

export const useRemoveTotp = () =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof removeTotp>> => call(removeTotp),
    onSuccess: factorsChanged,
  });

export const useReplaceRecoveryCodes = () =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof replaceRecoveryCodes>> => call(replaceRecoveryCodes),
    onSuccess: factorsChanged,
  });

/** What a device may say instead of making one: it has one already, or its owner did not want to. */
export type NotMade = 'known' | 'stopped';

/** Lets the device make a passkey, and adds it. */
export const useAddPasskey = () =>
  useMutation({
    mutationFn: async (
      name: string,
    ): Promise<CallAnswer<typeof askToAddPasskey> | CallAnswer<typeof addPasskey> | NotMade> => {
      const asked = await call(askToAddPasskey);
      if (!asked.ok) return asked;
      const passkey = await makePasskey(asked.value);
      if (passkey === undefined) return 'stopped';
      return passkey === 'known' ? passkey : call(addPasskey, { body: { name, passkey } });
    },
    onSuccess: factorsChanged,
  });

export const useRenamePasskey = () =>
  useMutation({
    mutationFn: ({ passkeyId, name }: { passkeyId: string; name: string }): Promise<CallAnswer<typeof renamePasskey>> =>
      call(renamePasskey, { params: { passkeyId }, body: { name } }),
    onSuccess: factorsChanged,
  });

export const useRemovePasskey = () =>
  useMutation({
    mutationFn: (passkeyId: string): Promise<CallAnswer<typeof removePasskey>> =>
      call(removePasskey, { params: { passkeyId } }),
    onSuccess: factorsChanged,
  });
