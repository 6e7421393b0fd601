import { useMutation, useQuery } from '@tanstack/react-query';
import { changePassword } from '../../../contract/identity.ts';
import { readSessions, revokeOtherSessions, revokeSession } from '../../../contract/identity/sessions.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../../kernel/call.ts';

const sessionsChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(readSessions) });

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
