import { useMutation, useQuery } from '@tanstack/react-query';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import {
  changeBankAccount,
  readBankAccount,
  removeBankAccount,
  type BankAccountsReply,
} from '../../../contract/payroll/bank.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';

/** The reader's own account, masked. */
export const useBankAccount = () => useQuery(ask(readBankAccount));

const keep = (answer: { readonly ok: true; readonly value: BankAccountsReply } | { readonly ok: false }): void => {
  if (answer.ok) queryClient.setQueryData(keyOf(readBankAccount), answer.value);
};

export const useChangeBankAccount = () =>
  useMutation({
    mutationFn: (body: InputOf<typeof changeBankAccount>['body']): Promise<CallAnswer<typeof changeBankAccount>> =>
      call(changeBankAccount, { body }),
    onSuccess: keep,
    // What was typed stays in no memory of the page.
    gcTime: 0,
  });

export const useRemoveBankAccount = () =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof removeBankAccount>> => call(removeBankAccount),
    onSuccess: keep,
  });
