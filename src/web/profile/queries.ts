import { hashKey, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  changeEmergencyContacts,
  changePhoto,
  changeProfile,
  readEmergencyContacts,
  readProfile,
  removePhoto,
  showEmergencyContacts,
  showRestricted,
  type Profile,
} from '../../contract/profile.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';
import { upload } from '../kernel/carry-file.ts';
import { tellSessionChanged, whenSessionChanged } from '../kernel/session-signal.ts';
import { shrunk } from '../kernel/shrunk.ts';

/** The reader's own profile; asked again when it was changed on another device. */
export function useProfile() {
  useEffect(() => whenSessionChanged(() => void queryClient.invalidateQueries({ queryKey: keyOf(readProfile) })), []);
  return useQuery(ask(readProfile));
}

/** Told whenever the profile was read anew, by whatever part of the page. */
export const whenProfileRead = (listener: (profile: Profile) => void): (() => void) =>
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryHash === hashKey(keyOf(readProfile)) && query.state.data !== undefined) {
      listener(query.state.data as Profile);
    }
  });

/** Keeps what was saved; the header follows, since the name may be another. */
export function rememberProfile(profile: Profile): void {
  queryClient.setQueryData(keyOf(readProfile), profile);
  tellSessionChanged();
}

/** Saves the profile. */
export const useChangeProfile = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof changeProfile>['body']): Promise<CallAnswer<typeof changeProfile>> =>
      call(changeProfile, { body }),
  });

/** Opens the restricted facts; what was seen is kept nowhere. */
export const useShowRestricted = () =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof showRestricted>> => call(showRestricted),
    gcTime: 0,
  });

/** In pixels: twice what is kept of it. */
const longestPortraitSide = 1_600;

/** Sends a picture, drawn small enough for the way; the page shows it everywhere once it is kept. */
export const useChangePhoto = (onProgress: (part: number) => void) =>
  useMutation({
    mutationFn: async (file: Blob): Promise<CallAnswer<typeof changePhoto>> =>
      upload(changePhoto, {}, await shrunk(file, longestPortraitSide), onProgress),
    onSuccess: (answer) => answer.ok && tellSessionChanged(),
  });

export const useRemovePhoto = () =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof removePhoto>> => call(removePhoto),
    onSuccess: (answer) => answer.ok && tellSessionChanged(),
  });

/** Whom to call for the reader; asked again when it was changed on another device. */
export function useEmergencyContacts() {
  useEffect(
    () => whenSessionChanged(() => void queryClient.invalidateQueries({ queryKey: keyOf(readEmergencyContacts) })),
    [],
  );
  return useQuery(ask(readEmergencyContacts));
}

/** Saves the whole list. What another device saved meanwhile is shown instead of being overwritten. */
export const useChangeEmergencyContacts = () =>
  useMutation({
    mutationFn: (
      body: CallInput<typeof changeEmergencyContacts>['body'],
    ): Promise<CallAnswer<typeof changeEmergencyContacts>> => call(changeEmergencyContacts, { body }),
    onSuccess: (answer) => {
      const list = answer.ok
        ? answer.value
        : answer.refusal === 'emergency_contacts_changed_elsewhere'
          ? answer.details.now
          : undefined;
      if (list !== undefined) queryClient.setQueryData(keyOf(readEmergencyContacts), list);
    },
  });

/** Opens whom to call for somebody; each look is written down, and what was seen is kept nowhere. */
export const useShowEmergencyContacts = (employeeId: string) =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof showEmergencyContacts>> =>
      call(showEmergencyContacts, { params: { employeeId } }),
    gcTime: 0,
  });
