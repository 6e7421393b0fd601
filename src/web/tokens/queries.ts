import { useMutation, useQuery } from '@tanstack/react-query';
import { makeToken, readTokens, revokeToken, revokeTokens } from '../../contract/tokens.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';

export const useTokens = () => useQuery(ask(readTokens));

const tokensChanged = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(readTokens) });

export const useMakeToken = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof makeToken>): Promise<CallAnswer<typeof makeToken>> => call(makeToken, input),
    onSuccess: tokensChanged,
  });

export const useRevokeToken = () =>
  useMutation({
    mutationFn: (tokenId: string): Promise<CallAnswer<typeof revokeToken>> =>
      call(revokeToken, { params: { tokenId } }),
    onSuccess: tokensChanged,
  });

export const useRevokeTokens = () =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof revokeTokens>> => call(revokeTokens),
    // More ends with them than tokens, as the address that a calendar follows: whatever is shown is read again.
    onSuccess: (): Promise<void> => queryClient.invalidateQueries(),
  });
