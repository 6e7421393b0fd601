import { useMutation, useQuery } from '@tanstack/react-query';
import {
  addHoliday,
  leaveHolidayOut,
  readHolidayCalendar,
  readHolidays,
  undoHolidayChange,
} from '../../contract/holidays.ts';
import type { InputOf } from '../../contract/kernel/endpoint.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { call, type CallAnswer, type CallInput } from '../kernel/call.ts';

/** The holidays of a location, or of the reader’s home, from one date to another. */
export const useHolidays = (query: InputOf<typeof readHolidays>['query']) =>
  useQuery({ ...ask(readHolidays, { query }), placeholderData: (former) => former });

/** What the calendars of the organization differ in from the federal one. */
export const useHolidayCalendar = () => useQuery(ask(readHolidayCalendar));

function readAgain(): void {
  for (const endpoint of [readHolidays, readHolidayCalendar]) {
    void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  }
}

export const useAddHoliday = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof addHoliday>['body']): Promise<CallAnswer<typeof addHoliday>> =>
      call(addHoliday, { body }),
    onSuccess: readAgain,
  });

export const useLeaveHolidayOut = () =>
  useMutation({
    mutationFn: (body: CallInput<typeof leaveHolidayOut>['body']): Promise<CallAnswer<typeof leaveHolidayOut>> =>
      call(leaveHolidayOut, { body }),
    onSettled: readAgain,
  });

export const useUndoHolidayChange = () =>
  useMutation({
    mutationFn: (input: CallInput<typeof undoHolidayChange>): Promise<CallAnswer<typeof undoHolidayChange>> =>
      call(undoHolidayChange, input),
    onSettled: readAgain,
  });
