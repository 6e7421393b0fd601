import { useMemo, useRef, useState } from 'react';
import { v7 } from 'uuid';
import type { ManagedShift, TeamSchedule } from '../../../contract/schedule.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { PlanStep } from '../../../domain/schedule/restore.ts';
import { isSamePlan, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import type { RefusalCode } from '../../../words/refusal-sentence.ts';
import { withPending } from './pending-steps.ts';
import { callAddShifts, callChangeShifts, readScheduleAgain, takeShift } from './queries.ts';

/** What somebody else made of a shift that was about to be changed. */
export interface ChangedMeanwhile {
  /** Undefined, it is planned in this week no longer. */
  readonly shift: ManagedShift | undefined;
  /** Null, that is not known here. */
  readonly by: string | null;
}

/** Why something was not done; undefined where the server could not be reached. */
export type Failure =
  | {
      readonly code: RefusalCode;
      readonly details: unknown;
      /** Where somebody else was quicker. */
      readonly meanwhile?: ChangedMeanwhile;
    }
  | undefined;

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
  /** Resolves once everything is recorded; rejects when something was refused. */
  readonly recorded: () => Promise<void>;
}

/**
 * Changes the plan on the screen at once and tells the server one change after the other, each on top of what it answered to the
 * one before. What it refuses is said, what waited behind it is dropped, and the week is read again: somebody else was quicker.
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
  const waiting = useRef<Promise<void>>(Promise.resolve());
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
  const send = async (steps: readonly PlanStep[]): Promise<Failure | 'done'> => {
    const isNew = ({ shiftId }: PlanStep) => revisionOf(shiftId) === undefined;
    const fresh = steps.filter((step) => isNew(step) && step.after !== undefined);
    for (const some of inGroups(fresh)) {
      const added = await callAddShifts(
        some.flatMap(({ shiftId, after }) => (after === undefined ? [] : [{ id: shiftId, plan: after }])),
      );
      if (!added.ok) return { code: added.refusal, details: added.details };
      added.value.shifts.forEach(took);
    }
    for (const some of inGroups(steps.filter((step) => !fresh.includes(step)))) {
      const answer = await callChangeShifts(
        some.map(({ shiftId, after }) => ({ shiftId, revision: revisionOf(shiftId) ?? 1, plan: after ?? null })),
      );
      if (!answer.ok) {
        const { refusal: code, details } = answer;
        return code === 'shift_changed_meanwhile' ? { code, details, meanwhile: answer.details } : { code, details };
      }
      answer.value.shifts.forEach(took);
    }
    return 'done';
  };
  const apply = (steps: readonly PlanStep[]): void => {
    const before = refusals.current;
    setPending((all) => [...all, steps]);
    waiting.current = waiting.current.then(async () => {
      if (refusals.current !== before) return;
      const outcome = await send(steps).catch(() => undefined);
      if (outcome !== 'done') return giveUp(outcome, lostOf(steps));
      setPending((all) => all.filter((one) => one !== steps));
      // An answer that is under way may have been given before.
      readScheduleAgain();
    });
  };
  /** What was meant on top of it is no longer what it was meant on. */
  const giveUp = (failure: Failure, lost?: LostPlan): void => {
    refusals.current += 1;
    revisions.current.clear();
    setPending([]);
    setPast([]);
    setFuture([]);
    readScheduleAgain();
    onFailure(failure, lost);
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
      giveUp({ code: 'shift_changed_meanwhile', details: undefined, meanwhile });
    }
    return touched === undefined;
  };
  const act = (steps: readonly PlanStep[]): void => {
    setPast([...past, steps]);
    setFuture([]);
    apply(steps);
  };
  const last = past.at(-1);
  const next = future.at(-1);
  return {
    shown,
    revisionOf,
    recorded: async () => {
      const before = refusals.current;
      await waiting.current;
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
        setPast(past.slice(0, -1));
        setFuture([...future, last]);
      }),
    redo:
      next &&
      (() => {
        if (!repeat(next)) return;
        setFuture(future.slice(0, -1));
        setPast([...past, next]);
      }),
  };
}

/** What can be opened again where it was not taken: the plan of a single shift. */
const lostOf = ([first, ...others]: readonly PlanStep[]): LostPlan | undefined =>
  first?.after === undefined || others.length > 0 ? undefined : { shiftId: first.shiftId, plan: first.after };

/** As many as are sent at once. */
const mostAtOnce = 500;

const inGroups = (steps: readonly PlanStep[]): (readonly PlanStep[])[] =>
  Array.from({ length: Math.ceil(steps.length / mostAtOnce) }, (_, index) =>
    steps.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  );
