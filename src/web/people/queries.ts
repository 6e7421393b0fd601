import { useMutation, useQuery } from '@tanstack/react-query';
import { changePreferences, chooseLocation, readSupportContacts, type Preferences } from '../../contract/people.ts';
import { ask } from '../kernel/asking.ts';
import { call, type CallAnswer } from '../kernel/call.ts';
import { tellChanged } from '../kernel/live.ts';
import { readBy } from '../kernel/reading.ts';
import { tellSessionChanged } from '../kernel/session-signal.ts';

/** Applies a preference on this device at once, then keeps it with the person. */
export const useChangePreferences = () =>
  useMutation({
    mutationFn: (change: Partial<Preferences>): Promise<CallAnswer<typeof changePreferences>> => {
      readBy(change);
      return call(changePreferences, { body: change });
    },
    onSuccess: (answer) => {
      if (answer.ok) tellSessionChanged();
    },
  });

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
