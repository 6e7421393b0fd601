import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { v7 } from 'uuid';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { PlanStep } from '../../../domain/schedule/restore.ts';
import { isSamePlan, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { isStepOfWeek, withPending } from './pending-steps.ts';
import type { LostPlan, PlanQueue } from './plan-queue.ts';
import type { Failure } from './send-steps.ts';
import { leftOfHistory } from './untouched-steps.ts';

/** A step as the server tells of it; null where nothing is planned. */
interface NotedStep {
  readonly shiftId: string;
  readonly revision: number;
  readonly before: ShiftPlan | null;
  readonly after: ShiftPlan | null;
}

/** What can be done with the plan of a week, each taken back and done again by a key. */
export interface Planning {
  /** The week with what was done to it, answered or not. */
  readonly shown: TeamSchedule | undefined;
  /** @param seenAlike of what is copied, which shifts the week shows to be planned just like it: where more are by then, it is refused */
  readonly add: (plans: readonly ShiftPlan[], seenAlike?: readonly string[]) => readonly string[];
  readonly set: (shiftId: string, before: ShiftPlan | undefined, after: ShiftPlan | undefined) => void;
  /** Several at once, taken back as one; with the revisions of those that the week does not show. */
  readonly change: (steps: readonly PlanStep[], revisions?: ReadonlyMap<string, number>) => void;
  /** What the server has done already, such as a whole series, which is taken back as one as well. */
  readonly note: (steps: readonly NotedStep[]) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** What the server said last of a shift; undefined while it has not heard of it. */
  readonly revisionOf: (shiftId: string) => number | undefined;
  /** Resolves once everything is recorded; rejects when something of this week was refused, or nobody answers. */
  readonly recorded: () => Promise<void>;
  /** So many changes wait on this page because nobody answers, of weeks and places that were left as well. */
  readonly unsaved: number;
}

/**
 * Changes the plan on the screen at once and has the queue tell the server. What it refuses is said, what was done on top of it is dropped, and
 * the week is read again: somebody else was quicker.
 *
 * @param queue of the page; it goes on with what was planned here when the week is left
 * @param onFailure told why, whether it is of the week that is shown, and of a single shift what was planned of it, so that nothing has to be
 *   typed again
 */
export function usePlanning(
  queue: PlanQueue,
  schedule: TeamSchedule | undefined,
  onFailure: (failure: Failure, isHere: boolean, lost: LostPlan | undefined) => void,
): Planning {
  const [past, setPast] = useState<readonly (readonly PlanStep[])[]>([]);
  const [future, setFuture] = useState<readonly (readonly PlanStep[])[]>([]);
  const { groups, isWaiting } = useSyncExternalStore(queue.watch, queue.queued);
  const shown = useMemo(() => schedule && withPending(schedule, groups.flat()), [schedule, groups]);
  // A week that was left goes on in the queue; what becomes of it is none of what is open over this one.
  const isHere = (step: PlanStep): boolean => schedule === undefined || isStepOfWeek(schedule, step);
  useEffect(() =>
    queue.hear(({ steps, failure, lost, ...part }) => {
      setPast((all) => leftOfHistory(all, part));
      setFuture((all) => leftOfHistory(all, part));
      onFailure(failure, steps.some(isHere), lost);
    }),
  );
  const shownShift = (shiftId: string) => shown?.shifts.find((shift) => shift.shiftId === shiftId);
  /** What the server said last; nothing while it has not heard of the shift. */
  const revisionOf = (shiftId: string): number | undefined =>
    Math.max(queue.revisionOf(shiftId) ?? 0, shownShift(shiftId)?.revision ?? 0) || undefined;
  const apply = (steps: readonly PlanStep[], seenAlike?: readonly string[]): void =>
    queue.apply(steps, revisionOf, seenAlike);
  /** Takes back or does again, unless somebody else has changed it since. */
  const repeat = (steps: readonly PlanStep[]): boolean => {
    const touched = steps.find(({ shiftId, before }) => {
      const known = shownShift(shiftId);
      // Of a series most stand in other weeks: whether somebody changed those since, the server tells by their revisions.
      if (known === undefined && queue.revisionOf(shiftId) !== undefined) return false;
      const now = known?.planned ?? undefined;
      return before === undefined || now === undefined ? before !== now : !isSamePlan(before, now);
    });
    if (touched === undefined) apply(steps);
    else {
      const meanwhile = { shift: shownShift(touched.shiftId), by: null };
      queue.giveUp(steps, { code: 'shift_changed_meanwhile', details: undefined, meanwhile });
    }
    return touched === undefined;
  };
  const act = (steps: readonly PlanStep[], seenAlike?: readonly string[]): void => {
    setPast((done) => [...done, steps]);
    setFuture([]);
    apply(steps, seenAlike);
  };
  const last = past.at(-1);
  const next = future.at(-1);
  return {
    shown,
    revisionOf,
    recorded: () => queue.recorded(isHere),
    unsaved: isWaiting ? groups.length : 0,
    add: (plans, seenAlike) => {
      const steps = plans.map((after) => ({ shiftId: v7(), before: undefined, after }));
      if (steps.length > 0) act(steps, seenAlike);
      return steps.map(({ shiftId }) => shiftId);
    },
    set: (shiftId, before, after) => act([{ shiftId, before, after }]),
    change: (steps, known = new Map()) => {
      for (const [shiftId, revision] of known) queue.counted(shiftId, revision);
      if (steps.length > 0) act(steps);
    },
    note: (steps) => {
      if (steps.length === 0) return;
      for (const { shiftId, revision } of steps) queue.counted(shiftId, revision);
      const orNothing = (plan: ShiftPlan | null): ShiftPlan | undefined => plan ?? undefined;
      const noted = steps.map(({ shiftId, before, after }) => ({
        shiftId,
        before: orNothing(before),
        after: orNothing(after),
      }));
      setPast((done) => [...done, noted]);
      setFuture([]);
    },
    undo:
      last &&
      (() => {
        const back = last.map(({ shiftId, before, after }) => ({ shiftId, before: after, after: before }));
        if (!repeat(back)) return;
        setPast((all) => all.filter((one) => one !== last));
        setFuture((all) => [...all, last]);
      }),
    redo:
      next &&
      (() => {
        if (!repeat(next)) return;
        setFuture((all) => all.filter((one) => one !== next));
        setPast((all) => [...all, next]);
      }),
  };
}
