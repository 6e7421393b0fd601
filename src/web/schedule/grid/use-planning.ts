import { useEffect, useMemo, useRef, useState } from 'react';
import { v7 } from 'uuid';
import type { ManagedShift, TeamSchedule } from '../../../contract/schedule.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { PlanStep } from '../../../domain/schedule/restore.ts';
import { isSamePlan, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { retryPause } from '../../kernel/backoff.ts';
import { Unreachable } from '../../kernel/call.ts';
import { withPending } from './pending-steps.ts';
import { callAddShifts, callChangeShifts, readScheduleAgain, takeShift } from './queries.ts';
import { sendSteps, type Failure } from './send-steps.ts';
import { untouchedSteps } from './untouched-steps.ts';

/** What was planned of one shift, typed perhaps, and was not taken. */
export interface LostPlan {
  readonly shiftId: string;
  readonly plan: ShiftPlan;
}

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
  readonly add: (plans: readonly ShiftPlan[]) => readonly string[];
  readonly set: (shiftId: string, before: ShiftPlan | undefined, after: ShiftPlan | undefined) => void;
  /** Several at once, taken back as one; with the revisions of those that the week does not show. */
  readonly change: (steps: readonly PlanStep[], revisions?: ReadonlyMap<string, number>) => void;
  /** What the server has done already, such as a whole series, which is taken back as one as well. */
  readonly note: (steps: readonly NotedStep[]) => void;
  readonly undo: (() => void) | undefined;
  readonly redo: (() => void) | undefined;
  /** What the server said last of a shift; undefined while it has not heard of it. */
  readonly revisionOf: (shiftId: string) => number | undefined;
  /** Nobody answers at the moment: what was changed waits on this page. */
  readonly isWaiting: boolean;
  /** Resolves once everything is recorded; rejects when something was refused, or nobody answers. */
  readonly recorded: () => Promise<void>;
}

/**
 * Changes the plan on the screen at once and tells the server one change after the other, each on top of what it answered to the
 * one before. What it refuses is said, what was done on top of it is dropped, and the week is read again: somebody else was quicker. While nobody
 * answers, all of it waits and is sent again.
 *
 * @param onFailure told why, and of a single shift what was planned of it, so that nothing has to be typed again
 */
export function usePlanning(
  query: { readonly locationId?: string; readonly date?: PlainDate },
  schedule: TeamSchedule | undefined,
  onFailure: (failure: Failure, lost: LostPlan | undefined) => void,
): Planning {
  const [past, setPast] = useState<readonly (readonly PlanStep[])[]>([]);
  const [future, setFuture] = useState<readonly (readonly PlanStep[])[]>([]);
  const [pending, setPending] = useState<readonly (readonly PlanStep[])[]>([]);
  /** All that is not answered yet, of weeks that were left as well. */
  const queue = useRef<readonly (readonly PlanStep[])[]>([]);
  const waiting = useRef<Promise<void>>(Promise.resolve());
  const [isWaiting, setWaiting] = useState(false);
  /** Told when nobody answers; undefined while somebody does. */
  const lost = useRef(new Set<() => void>());
  const isLost = useRef(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  /** How often something was refused. */
  const refusals = useRef(0);
  const revisions = useRef(new Map<string, number>());
  const week = `${query.locationId} ${query.date}`;
  const [weekOfSteps, setWeekOfSteps] = useState(week);
  if (week !== weekOfSteps) {
    setWeekOfSteps(week);
    setPending([]);
    setPast([]);
    setFuture([]);
  }
  const shown = useMemo(() => schedule && withPending(schedule, pending.flat()), [schedule, pending]);

  const shownShift = (shiftId: string) => shown?.shifts.find((shift) => shift.shiftId === shiftId);
  /** What the server said last; nothing while it has not heard of the shift. */
  const revisionOf = (shiftId: string): number | undefined =>
    Math.max(revisions.current.get(shiftId) ?? 0, shownShift(shiftId)?.revision ?? 0) || undefined;
  const took = (shift: ManagedShift): void => {
    revisions.current.set(shift.shiftId, shift.revision);
    takeShift(query, shift);
  };
  const server = {
    add: callAddShifts,
    change: callChangeShifts,
    revisionOf,
    took,
    counted: (shiftId: string, revision: number) => void revisions.current.set(shiftId, revision),
  };
  const setLost = (nobodyAnswers: boolean): void => {
    isLost.current = nobodyAnswers;
    setWaiting(nobodyAnswers);
    if (nobodyAnswers) for (const tell of lost.current) tell();
  };
  /** Sends again until somebody answers, or the page was left. */
  const send = async (steps: readonly PlanStep[]): Promise<Failure | 'done'> => {
    for (let tries = 0; ; tries += 1) {
      try {
        const outcome = await sendSteps(steps, server, tries > 0);
        setLost(false);
        return outcome;
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        setLost(true);
        await pause(Math.min(longestPause, retryPause(tries + 1, Math.random())));
        if (tries < mostTries && !isLeft.current) continue;
        setLost(false);
        return undefined;
      }
    }
  };
  const apply = (wanted: readonly PlanStep[]): void => {
    // A copy: what is done again is another change than what was done before.
    const steps = [...wanted];
    queue.current = [...queue.current, steps];
    setPending((all) => [...all, steps]);
    waiting.current = waiting.current.then(async () => {
      if (!queue.current.includes(steps)) return;
      const outcome = await send(steps).catch(() => undefined);
      // Where nobody answers, nothing of what waits can be recorded.
      if (outcome === undefined) return giveUp(queue.current.flat(), outcome, lostOf(steps));
      if (outcome !== 'done') return giveUp(steps, outcome, lostOf(steps));
      queue.current = queue.current.filter((one) => one !== steps);
      setPending((all) => all.filter((one) => one !== steps));
      // An answer that is under way may have been given before.
      readScheduleAgain();
    });
  };
  /** What was meant on top of it is no longer what it was meant on; what is about other shifts goes on. */
  const giveUp = (steps: readonly PlanStep[], failure: Failure, lostPlan?: LostPlan): void => {
    refusals.current += 1;
    const spoilt = new Set(steps.map(({ shiftId }) => shiftId));
    queue.current = untouchedSteps(spoilt, queue.current);
    const kept = queue.current;
    for (const shiftId of spoilt) revisions.current.delete(shiftId);
    setPending((all) => all.filter((one) => kept.includes(one)));
    // The other way round: what was done before a change that is gone cannot be taken back either.
    setPast((all) => untouchedSteps(spoilt, all.toReversed()).toReversed());
    setFuture((all) => untouchedSteps(spoilt, all.toReversed()).toReversed());
    readScheduleAgain();
    onFailure(failure, lostPlan);
  };
  /** Takes back or does again, unless somebody else has changed it since. */
  const repeat = (steps: readonly PlanStep[]): boolean => {
    const touched = steps.find(({ shiftId, before }) => {
      const known = shownShift(shiftId);
      // Of a series most stand in other weeks: whether somebody changed those since, the server tells by their revisions.
      if (known === undefined && revisions.current.has(shiftId)) return false;
      const now = known?.planned ?? undefined;
      return before === undefined || now === undefined ? before !== now : !isSamePlan(before, now);
    });
    if (touched === undefined) apply(steps);
    else {
      const meanwhile = { shift: shownShift(touched.shiftId), by: null };
      giveUp(steps, { code: 'shift_changed_meanwhile', details: undefined, meanwhile });
    }
    return touched === undefined;
  };
  const act = (steps: readonly PlanStep[]): void => {
    setPast((done) => [...done, steps]);
    setFuture([]);
    apply(steps);
  };
  const last = past.at(-1);
  const next = future.at(-1);
  return {
    shown,
    revisionOf,
    isWaiting,
    recorded: async () => {
      const before = refusals.current;
      let tell = (): void => undefined;
      const nobodyAnswers = new Promise<never>((_, reject) => {
        tell = () => reject(new Unreachable('What was changed waits.'));
        lost.current.add(tell);
        if (isLost.current) tell();
      });
      await Promise.race([waiting.current, nobodyAnswers]).finally(() => lost.current.delete(tell));
      if (refusals.current !== before) throw new Error('a change was refused');
    },
    add: (plans) => {
      const steps = plans.map((after) => ({ shiftId: v7(), before: undefined, after }));
      if (steps.length > 0) act(steps);
      return steps.map(({ shiftId }) => shiftId);
    },
    set: (shiftId, before, after) => act([{ shiftId, before, after }]),
    change: (steps, known = new Map()) => {
      for (const [shiftId, revision] of known) revisions.current.set(shiftId, revision);
      if (steps.length > 0) act(steps);
    },
    note: (steps) => {
      if (steps.length === 0) return;
      for (const { shiftId, revision } of steps) revisions.current.set(shiftId, revision);
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

/** What can be opened again where it was not taken: the plan of a single shift. */
const lostOf = ([first, ...others]: readonly PlanStep[]): LostPlan | undefined =>
  first?.after === undefined || others.length > 0 ? undefined : { shiftId: first.shiftId, plan: first.after };

/** For ten minutes or so; by then the page says for long that nobody answers. */
const mostTries = 120;
const longestPause = 5_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
