import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InputOf } from '../../contract/kernel/endpoint.ts';
import { readOwnShifts, readShift } from '../../contract/schedule/own-shifts.ts';
import { ask, keyOf, queryClient } from '../kernel/asking.ts';
import { whenChanged } from '../kernel/live.ts';

function readScheduleAgain(): void {
  for (const endpoint of [readOwnShifts, readShift]) {
    void queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
  }
}

/** Reads the schedule again whenever it is published, or time off is approved, on any device. */
function useFollowSchedule(): void {
  useEffect(() => {
    const stops = [whenChanged('schedule', readScheduleAgain), whenChanged('time_off', readScheduleAgain)];
    return () => stops.forEach((stop) => stop());
  }, []);
}

/**
 * The published shifts of the signed-in person and their days off, of the week or month of a date.
 *
 * @param owner whose they are, so that whoever signs in next never sees those of the one before
 */
export function useOwnShifts(owner: string, query: InputOf<typeof readOwnShifts>['query']) {
  useFollowSchedule();
  const asked = ask(readOwnShifts, { query });
  return useQuery({ ...asked, queryKey: [...asked.queryKey, owner] });
}

/** One published shift, and who else works there meanwhile. */
export function useShift(shiftId: string) {
  useFollowSchedule();
  return useQuery(ask(readShift, { params: { shiftId } }));
}
