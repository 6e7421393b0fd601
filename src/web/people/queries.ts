import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { changePreferences, chooseLocation, readSupportContacts } from '../../contract/people.ts';
import type { Preferences } from '../../contract/people/self.ts';
import { ask } from '../kernel/asking.ts';
import { call, type CallAnswer } from '../kernel/call.ts';
import { tellChanged } from '../kernel/live.ts';
import { useReachability } from '../kernel/reachability.ts';
import { noteUnsaved, readBy, unsavedReading } from '../kernel/reading.ts';
import { tellSessionChanged } from '../kernel/session-signal.ts';

/** Applies a preference on this device at once, then keeps it with the person; what the server does not hear of now it hears later. */
export const useChangePreferences = () =>
  useMutation({
    mutationFn: (change: Partial<Preferences>): Promise<CallAnswer<typeof changePreferences>> => {
      readBy(change);
      noteUnsaved(true);
      return call(changePreferences, { body: unsavedReading() ?? change });
    },
    onSuccess: (answer) => {
      if (!answer.ok) return;
      noteUnsaved(false);
      tellSessionChanged();
    },
  });

/** Tells the server what was chosen while it could not be reached; once around all signed-in screens. */
export function useSaveUnsavedPreferences(): void {
  const { mutate: change } = useChangePreferences();
  const isReachable = useReachability() === 'reachable';
  useEffect(() => {
    const unsaved = unsavedReading();
    if (isReachable && unsaved !== undefined) change(unsaved);
  }, [isReachable, change]);
}

/** Says where the reader is now, among the locations at which they work. */
export const useChooseLocation = () =>
  useMutation({
    mutationFn: (locationId: string): Promise<CallAnswer<typeof chooseLocation>> =>
      call(chooseLocation, { body: { locationId } }),
    onSuccess: (answer) => {
      if (!answer.ok) return;
      tellSessionChanged();
      tellChanged('clock');
    },
  });

/** Who can help: people of the reader's organization. */
export const useSupportContacts = () => useQuery(ask(readSupportContacts));
