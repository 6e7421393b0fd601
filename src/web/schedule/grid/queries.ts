import { useMutation, useQuery, type Query } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import { senderHeader } from '../../../contract/kernel/sender.ts';
import type { ManagedShift } from '../../../contract/schedule.ts';
import { addShifts, changeShifts } from '../../../contract/schedule/planned-shifts.ts';
import { publishSchedule, readPublication, readPublications } from '../../../contract/schedule/publications.ts';
import { addSeries, changeSeries } from '../../../contract/schedule/series.ts';
import { readSchedule, type TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { Repetition } from '../../../domain/schedule/series.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { ask, keyOf, queryClient } from '../../kernel/asking.ts';
import { call, type CallAnswer } from '../../kernel/call.ts';
import { tellChanged, whenChanged } from '../../kernel/live.ts';
import type { AskError } from '../../kernel/refused.ts';
import { useWishId } from '../../kernel/wish-id.ts';
import { heldReading } from './held-reading.ts';
import { isOfWeek } from './pending-steps.ts';
import type { Planning, Seen } from './plan-history.ts';
import { sharedByShift, withShifts } from './shared-week.ts';

/** Each time that a week was published. */
export const usePublications = (locationId: string, date: PlainDate) =>
  useQuery(ask(readPublications, { query: { locationId, date } }));

/** What one publication changed, and how the week stood after it. */
export const usePublication = (publicationId: string) => useQuery(ask(readPublication, { params: { publicationId } }));

const queryKey = keyOf(readSchedule);
const isReadAgain = ({ state }: Query): boolean => state.fetchStatus === 'fetching' && state.data !== undefined;

/** Reads each week anew that is known here; `hold` has it wait while a shift is in the hand. */
const { readAgain, mayRead, hold } = heldReading(
  () => void queryClient.invalidateQueries({ queryKey }),
  () => {
    const again = { queryKey, predicate: isReadAgain };
    const isUnderWay = queryClient.getQueryCache().findAll(again).length > 0;
    if (isUnderWay) void queryClient.cancelQueries(again);
    return isUnderWay;
  },
);

type Asked = InputOf<typeof readSchedule>['query'];

const askWeek = (query: Asked) => ({
  ...ask(readSchedule, { query }),
  structuralSharing: sharedByShift,
  refetchOnReconnect: mayRead,
});

/** The plan of a location's week; read again whenever another manager changes it. */
export function useTeamSchedule(query: Asked) {
  useEffect(() => whenChanged('schedule', readAgain), []);
  return useQuery(askWeek(query));
}

/** The plan of a week as it is known here already, or asked for now. */
export const fetchSchedule = (locationId: string, date: PlainDate): Promise<TeamSchedule> =>
  queryClient.query(askWeek({ locationId, date }));

/** Takes into each week that is known here what the server said of shifts. */
export function takeShifts(shifts: readonly ManagedShift[]): void {
  queryClient.setQueriesData<TeamSchedule>({ queryKey }, (known) => {
    const ofWeek = known === undefined ? [] : shifts.filter((shift) => isOfWeek(known, shift));
    return known === undefined || ofWeek.length === 0 ? known : { ...known, shifts: withShifts(known.shifts, ofWeek) };
  });
}

/** How the server is told of what somebody plans: in their name, or not at all, should the page be another's by then. */
export function planCalls(employeeId: string) {
  const headers = { [senderHeader]: employeeId };
  return {
    /** @param seenAlike of what is copied, which shifts were seen to be planned just like one of them */
    add: (shifts: readonly { readonly id: string; readonly plan: ShiftPlan }[], seenAlike?: readonly string[]) =>
      call(addShifts, {
        headers,
        body: {
          shifts: shifts.map(({ id, plan }) => ({ id, plan: { ...plan } })),
          ...(seenAlike !== undefined && { seenAlike: [...seenAlike] }),
        },
      }),
    /** Plans shifts otherwise; those without a plan, no longer. */
    change: (
      shifts: readonly { readonly shiftId: string; readonly revision: number; readonly plan: ShiftPlan | null }[],
    ) =>
      call(changeShifts, {
        headers,
        body: { shifts: shifts.map((shift) => ({ ...shift, plan: shift.plan && { ...shift.plan } })) },
      }),
  };
}

export type PlanCalls = ReturnType<typeof planCalls>;

/** A shift that is planned again and again, or one of a series that is planned otherwise with others of it. */
export type SeriesWish =
  | { readonly plan: ShiftPlan; readonly repetition: Repetition }
  | { readonly plan: ShiftPlan | null; readonly shiftId: string; readonly scope: 'following' | 'all' };

/** Plans a series or changes it, once what was changed in the week is recorded. The same wish, sent again after a lost answer, is the same series. */
export function useSaveSeries({ recorded, note }: Pick<Planning, 'recorded' | 'note'>) {
  const { idOf } = useWishId();
  return useMutation({
    mutationFn: async ({
      wish,
      seen: { revisionOf },
    }: {
      readonly wish: SeriesWish;
      /** Of the moment in which it was pressed. */
      readonly seen: Seen;
    }): Promise<CallAnswer<typeof addSeries> | CallAnswer<typeof changeSeries>> => {
      await recorded();
      if ('repetition' in wish) {
        const { weekdays, ...rest } = wish.repetition;
        const seriesId = idOf(wish);
        return call(addSeries, { body: { seriesId, plan: { ...wish.plan }, weekdays: [...weekdays], ...rest } });
      }
      const { plan, shiftId, scope } = wish;
      const revision = revisionOf(shiftId) ?? 1;
      return call(changeSeries, { params: { shiftId }, body: { plan: plan && { ...plan }, revision, scope } });
    },
    // Here, since the form may be closed before the answer comes: what was done can be taken back all the same.
    onSuccess: (answer) => {
      if (!answer.ok) return;
      note(answer.value.steps);
      readAgain();
    },
  });
}

/** What was looked at before it is published. */
interface Publishing extends Omit<InputOf<typeof publishSchedule>['body'], 'seen'> {
  readonly shiftIds: readonly string[];
}

/** What came of publishing; undefined where it was no longer wanted before anything was sent. */
export type Published = CallAnswer<typeof publishSchedule> | undefined;

/**
 * Publishes what was looked at of the week of a date, once it is recorded; the reader's own shifts may be among what changes.
 *
 * @param heard told what came of it also where nothing of it is shown any more
 */
export const usePublish = (heard: {
  readonly onSuccess: (answer: Published) => void;
  readonly onError: (error: AskError) => void;
}) =>
  useMutation({
    mutationFn: async ({
      recorded,
      seen: { revisionOf },
      wish: { shiftIds, ...body },
      isWanted,
    }: Pick<Planning, 'recorded'> & {
      /** Of the moment in which it was pressed. */
      readonly seen: Seen;
      readonly wish: Publishing;
      /** Whether whoever pressed it still waits for it. */
      readonly isWanted: () => boolean;
    }): Promise<Published> => {
      await recorded();
      if (!isWanted()) return undefined;
      const seen = shiftIds.map((shiftId) => ({ shiftId, revision: revisionOf(shiftId) ?? 1 }));
      return call(publishSchedule, { body: { ...body, seen } });
    },
    onSuccess: (answer) => {
      if (answer?.ok === true) tellChanged('schedule');
      else if (answer?.refusal === 'schedule_changed_meanwhile') readAgain();
      heard.onSuccess(answer);
    },
    onError: heard.onError,
  });

export { hold as holdSchedule, readAgain as readScheduleAgain };
