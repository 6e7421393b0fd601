import { useMutation, useQuery } from '@tanstack/react-query';
import {
  addLocation,
  changeLocation,
  chooseAdmission,
  closeLocation,
  readAdmission,
  readLocations,
  reopenLocation,
  replaceJoinCode,
  type Admission,
} from '../../contract/organization.ts';
import type { AdmissionWay } from '../../domain/organization/admission.ts';
import type { LocationFacts } from '../../domain/organization/location.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer } from '../kernel/call.ts';

export const useLocations = () => useQuery(ask(readLocations));

const readAgain = (answer: { readonly ok: boolean }): void => {
  if (answer.ok) void queryClient.invalidateQueries({ queryKey: keyOf(readLocations) });
};

/** Adds a location, or changes the one named with the revision that the form began from. */
export const useSaveLocation = () =>
  useMutation({
    mutationFn: ({
      facts,
      of,
    }: {
      readonly facts: LocationFacts;
      readonly of: { readonly id: string; readonly revision: number } | undefined;
    }): Promise<CallAnswer<typeof changeLocation> | CallAnswer<typeof addLocation>> =>
      of === undefined
        ? call(addLocation, { body: facts })
        : call(changeLocation, { params: { locationId: of.id }, body: { ...facts, revision: of.revision } }),
    onSuccess: readAgain,
  });

export const useCloseLocation = () =>
  useMutation({
    mutationFn: (locationId: string): Promise<CallAnswer<typeof closeLocation>> =>
      call(closeLocation, { params: { locationId } }),
    onSuccess: readAgain,
  });

export const useReopenLocation = () =>
  useMutation({
    mutationFn: (locationId: string): Promise<CallAnswer<typeof reopenLocation>> =>
      call(reopenLocation, { params: { locationId } }),
    onSuccess: readAgain,
  });

/** How people come in without an invitation. */
export const useAdmission = () => useQuery(ask(readAdmission));

const keepAdmission = (answer: { readonly ok: true; readonly value: Admission } | { readonly ok: false }): void => {
  if (answer.ok) queryClient.setQueryData(keyOf(readAdmission), answer.value);
};

export const useChooseAdmission = () =>
  useMutation({
    mutationFn: (way: AdmissionWay): Promise<CallAnswer<typeof chooseAdmission>> =>
      call(chooseAdmission, { body: { way } }),
    onSuccess: keepAdmission,
  });

export const useReplaceJoinCode = () =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof replaceJoinCode>> => call(replaceJoinCode),
    onSuccess: keepAdmission,
  });
