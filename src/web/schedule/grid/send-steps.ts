import type { ManagedShift } from '../../../contract/schedule.ts';
import type { PlanStep } from '../../../domain/schedule/restore.ts';
import { isSamePlan, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import type { RefusalCode } from '../../../words/refusal-sentence.ts';
import type { callAddShifts, callChangeShifts } from './queries.ts';

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

interface Server {
  readonly add: typeof callAddShifts;
  readonly change: typeof callChangeShifts;
  /** What it said last of a shift; undefined while it has not heard of it. */
  readonly revisionOf: (shiftId: string) => number | undefined;
  readonly took: (shift: ManagedShift) => void;
  /** A shift was changed by us, of which no answer arrived. */
  readonly counted: (shiftId: string, revision: number) => void;
}

/**
 * Tells the server of steps that are one.
 *
 * @param isRepeat they may have arrived before, and the answer was lost
 * @returns why they were not taken
 * @throws Unreachable while nobody answers
 */
export async function sendSteps(
  steps: readonly PlanStep[],
  { add, change, revisionOf, took, counted }: Server,
  isRepeat: boolean,
): Promise<Failure | 'done'> {
  const isNew = ({ shiftId }: PlanStep) => revisionOf(shiftId) === undefined;
  const fresh = steps.filter((step) => isNew(step) && step.after !== undefined);
  for (const some of inGroups(fresh)) {
    const added = await add(
      some.flatMap(({ shiftId, after }) => (after === undefined ? [] : [{ id: shiftId, plan: after }])),
    );
    if (!added.ok) return { code: added.refusal, details: added.details };
    added.value.shifts.forEach(took);
  }
  for (const some of inGroups(steps.filter((step) => !fresh.includes(step)))) {
    const wishes = some.map(({ shiftId, after }) => ({
      shiftId,
      revision: revisionOf(shiftId) ?? 1,
      plan: after ?? null,
    }));
    const answer = await change(wishes);
    if (answer.ok) {
      answer.value.shifts.forEach(took);
      continue;
    }
    const { refusal: code, details } = answer;
    if (code !== 'shift_changed_meanwhile') return { code, details };
    if (!isRepeat || !wishes.some((wish) => isRecorded(wish, answer.details.shift))) {
      return { code, details, meanwhile: answer.details };
    }
    // All of them or none: where one is there, all are.
    for (const { shiftId, revision } of wishes) counted(shiftId, revision + 1);
  }
  return 'done';
}

/** Whether a shift is what we wished it to be, and nobody has changed it since. */
const isRecorded = (
  wish: { readonly shiftId: string; readonly revision: number; readonly plan: ShiftPlan | null },
  { shiftId, revision, planned }: ManagedShift,
): boolean =>
  shiftId === wish.shiftId &&
  revision === wish.revision + 1 &&
  (planned === null || wish.plan === null ? planned === wish.plan : isSamePlan(planned, wish.plan));

/** As many as are sent at once. */
const mostAtOnce = 500;

const inGroups = (steps: readonly PlanStep[]): (readonly PlanStep[])[] =>
  Array.from({ length: Math.ceil(steps.length / mostAtOnce) }, (_, index) =>
    steps.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  );
