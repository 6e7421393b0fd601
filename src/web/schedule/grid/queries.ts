import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import {
  addShifts,
  cancelShift,
  changeShift,
  publishSchedule,
  readSchedule,
  type ManagedShift,
  type TeamSchedule,
} from '../../../contract/schedule.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import { tellChanged, whenChanged } from '../../kernel/live.ts';

const readAgain = () => void queryClient.invalidateQueries({ queryKey: keyOf(readSchedule) });

type Asked = InputOf<typeof readSchedule>['query'];

/** The plan of a location's week; read again whenever another manager changes it. */
export function useTeamSchedule(query: Asked) {
  useEffect(() => whenChanged('schedule', readAgain), []);
  return useQuery(ask(readSchedule, { query }));
}

/** The plan of a week as it is known here already, or asked for now. */
export const fetchSchedule = (locationId: string, date: PlainDate): Promise<TeamSchedule> =>
  queryClient.query(ask(readSchedule, { query: { locationId, date } }));

/** Takes into the week what the server said of a shift. */
export function takeShift(query: Asked, shift: ManagedShift): void {
  queryClient.setQueryData(ask(readSchedule, { query }).queryKey, (known) =>
    known === undefined
      ? known
      : { ...known, shifts: [...known.shifts.filter(({ shiftId }) => shiftId !== shift.shiftId), shift] },
  );
}

export const callAddShifts = (shifts: readonly { readonly id: string; readonly plan: ShiftPlan }[]) =>
  call(addShifts, { body: { shifts: shifts.map(({ id, plan }) => ({ id, plan: { ...plan } })) } });

/** Plans a shift otherwise; without a plan, no longer. */
export const callSetPlan = (shiftId: string, revision: number, plan: ShiftPlan | undefined) =>
  plan === undefined
    ? call(cancelShift, { params: { shiftId }, body: { revision } })
    : call(changeShift, { params: { shiftId }, body: { revision, plan: { ...plan } } });

/** Publishes the week of a date, once what was changed in it is recorded; the reader's own shifts may be among what changes. */
export const usePublish = (recorded: () => Promise<void>) =>
  useMutation({
    mutationFn: async (body: InputOf<typeof publishSchedule>['body']): Promise<CallAnswer<typeof publishSchedule>> => {
      await recorded();
      return call(publishSchedule, { body });
    },
    onSuccess: ({ ok }) => ok && tellChanged('schedule'),
  });

export { readAgain as readScheduleAgain };
