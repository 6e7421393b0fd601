import { useMutation, useQuery } from '@tanstack/react-query';
import {
  pairKiosk,
  readKiosks,
  readOwnPin,
  readPins,
  revokeKiosk,
  setPin,
} from '../../../contract/time-clock/kiosks.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../../kernel/call.ts';

export const useKiosks = () => useQuery(ask(readKiosks));

export const usePins = (locationId: string) => useQuery(ask(readPins, { params: { locationId } }));

export const useOwnPin = () => useQuery(ask(readOwnPin));

export const usePairKiosk = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof pairKiosk>['body']): Promise<CallAnswer<typeof pairKiosk>> =>
      call(pairKiosk, { body }),
  });

export const useRevokeKiosk = () =>
  useMutation({
    mutationFn: (kioskId: string): Promise<CallAnswer<typeof revokeKiosk>> =>
      call(revokeKiosk, { params: { kioskId } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keyOf(readKiosks) }),
  });

export const useSetPin = () =>
  useMutation({
    mutationFn: ({
      employeeId,
      pin,
    }: {
      readonly employeeId: string;
      readonly pin: string;
    }): Promise<CallAnswer<typeof setPin>> => call(setPin, { params: { employeeId }, body: { pin } }),
    onSuccess: () =>
      Promise.all(
        [readPins, readOwnPin].map((endpoint) => queryClient.invalidateQueries({ queryKey: keyOf(endpoint) })),
      ),
  });
