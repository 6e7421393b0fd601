import { v7 } from 'uuid';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { PlanStep } from '../../../domain/schedule/restore.ts';
import { isSamePlan, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { isStepOfWeek, withQueued } from './pending-steps.ts';
import type { GivenUp, PlanQueue } from './plan-queue.ts';
import { leftOfHistory } from './untouched-steps.ts';

type Steps = readonly PlanStep[];
type Revisions = ReadonlyMap<string, number>;

/** What was done, the last of it last, and what of it was taken back. */
interface History {
  readonly past: readonly Steps[];
  readonly future: readonly Steps[];
}

/** A step as the server tells of it; null where nothing is planned. */
interface NotedStep {
  readonly shiftId: string;
  readonly revision: number;
  readonly before: ShiftPlan | null;
  readonly after: ShiftPlan | null;
}

/** A week as it was looked at. */
export interface Seen {
  /** What the server said last of a shift; undefined while it has not heard of it. */
  readonly revisionOf: (shiftId: string) => number | undefined;
}

/** What can be done with the plan of a week, each taken back and done again by a key. It is one for as long as the week is shown. */
export type Planning = Omit<ReturnType<typeof planHistory>, 'watch' | 'steps' | 'stand' | 'giveUp' | 'isHereNow'>;

/** Does with the plan of whichever week is shown what is asked, has the queue tell the server, and knows how each is taken back. */
export function planHistory(queue: PlanQueue) {
  let history: History = { past: [], future: [] };
  /** The week as the server told it last. */
  let week: TeamSchedule | undefined;
  const watchers = new Set<() => void>();
  const become = (next: History): void => {
    history = next;
    for (const tell of watchers) tell();
  };
  const asPlanned = (of: TeamSchedule): TeamSchedule => withQueued(of, queue.queued().groups);
  /** The week with what was done to it, answered or not. */
  const shown = (): TeamSchedule | undefined => week && asPlanned(week);
  /** The revisions of what is looked at now, with what is done here on top: what others plan from now on has not been looked at. */
  const seenNow = (): Seen => {
    const seen = shown();
    return {
      revisionOf: (shiftId) =>
        Math.max(queue.revisionOf(shiftId) ?? 0, shiftIn(seen, shiftId)?.revision ?? 0) || undefined,
    };
  };
  const apply = (steps: Steps, seenAlike?: readonly string[], elsewhere?: Revisions): void => {
    const { revisionOf } = seenNow();
    queue.apply(steps, (shiftId) => elsewhere?.get(shiftId) ?? revisionOf(shiftId), seenAlike);
  };
  /** Of the week that is shown now: one that is left goes on in the queue, and what becomes of it is none of what is open over the next. */
  const isHereNow = (): ((step: PlanStep) => boolean) => {
    const asked = week;
    return (step) => asked === undefined || isStepOfWeek(asked, step);
  };
  const remember = (steps: Steps): void => become({ past: [...history.past, steps], future: [] });
  const act = (steps: Steps, seenAlike?: readonly string[], elsewhere?: Revisions): void => {
    remember(steps);
    apply(steps, seenAlike, elsewhere);
  };
  /** Takes back or does again, unless somebody else has changed it since. */
  const repeat = (steps: Steps): boolean => {
    const now = shown();
    const touched = steps.find(({ shiftId, before }) => {
      const known = shiftIn(now, shiftId);
      // Of a series most stand in other weeks: whether somebody changed those since, the server tells by their revisions.
      if (known === undefined && queue.revisionOf(shiftId) !== undefined) return false;
      const planned = known?.planned ?? undefined;
      return before === undefined || planned === undefined ? before !== planned : !isSamePlan(before, planned);
    });
    if (touched === undefined) apply(steps);
    else {
      const meanwhile = { shift: shiftIn(now, touched.shiftId), by: null };
      queue.giveUp(steps, { code: 'shift_changed_meanwhile', details: undefined, meanwhile });
    }
    return touched === undefined;
  };
  return {
    watch: (tell: () => void): (() => void) => {
      watchers.add(tell);
      return () => watchers.delete(tell);
    },
    steps: (): History => history,
    /** The week is there, or the server tells it anew. */
    stand: (next: TeamSchedule | undefined): void => {
      week = next;
    },
    /** What was not taken can be neither taken back nor done again. */
    giveUp: (part: Pick<GivenUp, 'spoilt' | 'kept'>): void =>
      become({ past: leftOfHistory(history.past, part), future: leftOfHistory(history.future, part) }),
    isHereNow,
    shown,
    /** Another week with what was done to it, answered or not. */
    asPlanned,
    seenNow,
    /** Resolves once everything is recorded; rejects when something of this week was refused, or nobody answers. */
    recorded: (): Promise<void> => queue.recorded(isHereNow()),
    /**
     * @param seenAlike of what is copied, which shifts the week shows to be planned just like it: where more are by then, it is refused
     * @returns the ids of what was added
     */
    add: (plans: readonly ShiftPlan[], seenAlike?: readonly string[]): readonly string[] => {
      const steps = plans.map((after) => ({ shiftId: v7(), before: undefined, after }));
      if (steps.length > 0) act(steps, seenAlike);
      return steps.map(({ shiftId }) => shiftId);
    },
    set: (shiftId: string, before: ShiftPlan | undefined, after: ShiftPlan | undefined): void =>
      act([{ shiftId, before, after }]),
    /** Several at once, taken back as one; with the revisions of those that the week does not show. */
    change: (steps: Steps, elsewhere?: Revisions): void => {
      if (steps.length > 0) act(steps, undefined, elsewhere);
    },
    /** What the server has done already, such as a whole series, which is taken back as one as well. */
    note: (steps: readonly NotedStep[]): void => {
      if (steps.length === 0) return;
      for (const { shiftId, revision } of steps) queue.counted(shiftId, revision);
      remember(
        steps.map(({ shiftId, before, after }) => ({
          shiftId,
          before: before ?? undefined,
          after: after ?? undefined,
        })),
      );
    },
    undo: (): void => {
      const last = history.past.at(-1);
      if (last === undefined) return;
      const back = last.map(({ shiftId, before, after }) => ({ shiftId, before: after, after: before }));
      if (!repeat(back)) return;
      become({ past: history.past.filter((one) => one !== last), future: [...history.future, last] });
    },
    redo: (): void => {
      const next = history.future.at(-1);
      if (next === undefined || !repeat(next)) return;
      become({ past: [...history.past, next], future: history.future.filter((one) => one !== next) });
    },
  };
}

const shiftIn = (week: TeamSchedule | undefined, shiftId: string) =>
  week?.shifts.find((shift) => shift.shiftId === shiftId);
