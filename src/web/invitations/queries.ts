import { useMutation, useQuery } from '@tanstack/react-query';
import type { Me } from '../../contract/identity.ts';
import { acceptInvitation, openInvitation } from '../../contract/invitations.ts';
import { keyOf, replyOf } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';

/** What an invitation is to, shown to whoever has its link. */
export const useInvitation = (token: string) =>
  useQuery({
    queryKey: keyOf(openInvitation, token),
    queryFn: () => replyOf(openInvitation, { body: { token } }),
    enabled: token !== '',
    staleTime: Infinity,
  });

/** Accepts an invitation; whoever does is signed in. */
export const useAcceptInvitation = (token: string, onAccepted: (me: Me) => void) =>
  useMutation({
    mutationFn: (
      wish: Omit<CallInput<typeof acceptInvitation>['body'], 'token'>,
    ): Promise<CallAnswer<typeof acceptInvitation>> => call(acceptInvitation, { body: { token, ...wish } }),
    onSuccess: (answer) => answer.ok && onAccepted(answer.value),
  });
