import { useMutation, useQuery } from '@tanstack/react-query';
import { confirmTotp, readFactors, removeTotp, replaceRecoveryCodes, startTotp } from '../../contract/factors.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer } from '../kernel/call.ts';

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
