import { useMutation, useQuery } from '@tanstack/react-query';
import {
  changePassword,
  confirmTotp,
  readFactors,
  readSessions,
  removeTotp,
  replaceRecoveryCodes,
  revokeOtherSessions,
  revokeSession,
  startTotp,
} from '../../../contract/identity.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../../kernel/call.ts';

const sessionsChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(readSessions) });

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

export const useSessions = () => useQuery(ask(readSessions));

export const useChangePassword = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof changePassword>['body']): Promise<CallAnswer<typeof changePassword>> =>
      call(changePassword, { body }),
    onSuccess: sessionsChanged,
  });

export const useRevokeSession = () =>
  useMutation({
    mutationFn: (sessionId: string): Promise<CallAnswer<typeof revokeSession>> =>
      call(revokeSession, { params: { sessionId } }),
    onSuccess: sessionsChanged,
  });

export const useRevokeOtherSessions = () =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof revokeOtherSessions>> => call(revokeOtherSessions),
    onSuccess: sessionsChanged,
  });
