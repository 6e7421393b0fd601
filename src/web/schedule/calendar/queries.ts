import { useMutation, useQuery } from '@tanstack/react-query';
import {
  makeCalendarFeed,
  readCalendarFeed,
  readShiftCalendar,
  revokeCalendarFeed,
} from '../../../contract/schedule/calendar.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import { download, type DownloadAnswer } from '../../kernel/carry-file.ts';
import { saveFile } from '../../kernel/save-file.ts';

/** @param owner whose it is, so that whoever signs in next never sees that of the one before */
export function useCalendarFeed(owner: string) {
  const asked = ask(readCalendarFeed);
  return useQuery({ ...asked, queryKey: [...asked.queryKey, owner] });
}

const onSuccess = () => void queryClient.invalidateQueries({ queryKey: keyOf(readCalendarFeed) });

export const useMakeFeed = () =>
  useMutation({ mutationFn: (): Promise<CallAnswer<typeof makeCalendarFeed>> => call(makeCalendarFeed), onSuccess });

export const useRevokeFeed = () =>
  useMutation({
    mutationFn: (): Promise<CallAnswer<typeof revokeCalendarFeed>> => call(revokeCalendarFeed),
    onSuccess,
  });

/** Fetches a shift as a file that the device's calendar opens. */
export const useShiftFile = (shiftId: string) =>
  useMutation({
    mutationFn: (): Promise<DownloadAnswer<typeof readShiftCalendar>> =>
      download(readShiftCalendar, { params: { shiftId } }),
    networkMode: 'always',
    onSuccess: (answer) => answer.ok && saveFile(answer.value),
  });
