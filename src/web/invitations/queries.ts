import { useMutation, useQuery } from '@tanstack/react-query';
import type { Me } from '../../contract/identity/sign-in.ts';
import {
  acceptInvitation,
  inviteEmployee,
  openInvitation,
  readInvitations,
  resendInvitation,
  revokeInvitation,
} from '../../contract/invitations.ts';
import { ask, keyOf, queryClient, replyOf } from '../kernel/asking.ts';
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

/** What nobody has accepted yet; who may invite nobody asks for nothing. */
export const useInvitations = ({ enabled }: { readonly enabled: boolean } = { enabled: true }) =>
  useQuery({ ...ask(readInvitations), enabled });

const readInvitationsAgain = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(readInvitations) });

export const useInvite = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof inviteEmployee>['body']): Promise<CallAnswer<typeof inviteEmployee>> =>
      call(inviteEmployee, { body }),
    onSuccess: readInvitationsAgain,
  });

export const useResend = () =>
  useMutation({
    mutationFn: (invitationId: string): Promise<CallAnswer<typeof resendInvitation>> =>
      call(resendInvitation, { params: { invitationId } }),
    onSuccess: readInvitationsAgain,
  });

export const useRevoke = () =>
  useMutation({
    mutationFn: (invitationId: string): Promise<CallAnswer<typeof revokeInvitation>> =>
      call(revokeInvitation, { params: { invitationId } }),
    onSuccess: readInvitationsAgain,
  });
