import type { ManagedShift } from '../../../contract/schedule.ts';
import type { PlanStep } from '../../../domain/schedule/restore.ts';
import type { RefusalCode } from '../../../words/refusal-sentence.ts';
import type { PlanCalls } from './queries.ts';

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

interface Server extends PlanCalls {
  /** What it said last of a shift; undefined while it has not heard of it. */
  readonly revisionOf: (shiftId: string) => number | undefined;
  readonly took: (shifts: readonly ManagedShift[]) => void;
}

/**
 * Tells the server of steps that are one to whoever did them. What is new goes before what is changed, and of very many 500 at a time: each
 * of those is taken whole or not at all, and what follows on one that was refused is not sent.
 *
 * Sent again after an answer was lost, what arrived is answered as it was.
 *
 * @param answered shifts of them that were answered before, and are not sent again; it grows with each answer
 * @param seenAlike of what is copied, which shifts were seen to be planned just like it: where somebody planned more of them since, it is refused
 * @returns why they were not taken
 * @throws Unreachable while nobody answers
 */
export async function sendSteps(
  steps: readonly PlanStep[],
  { add, change, revisionOf, took }: Server,
  answered: Set<string>,
  seenAlike?: readonly string[],
): Promise<Failure | 'done'> {
  const hear = (shifts: readonly ManagedShift[]): void => {
    took(shifts);
    for (const { shiftId } of shifts) answered.add(shiftId);
  };
  const left = steps.filter(({ shiftId }) => !answered.has(shiftId));
  const fresh = left.filter(({ shiftId, after }) => revisionOf(shiftId) === undefined && after !== undefined);
  for (const some of inGroups(fresh)) {
    const added = await add(
      some.flatMap(({ shiftId, after }) => (after === undefined ? [] : [{ id: shiftId, plan: after }])),
      // What went before of the same go was planned here.
      seenAlike && [...seenAlike, ...answered],
    );
    if (!added.ok) return { code: added.refusal, details: added.details };
    hear(added.value.shifts);
  }
  for (const some of inGroups(left.filter((step) => !fresh.includes(step)))) {
    const answer = await change(
      some.map(({ shiftId, after }) => ({ shiftId, revision: revisionOf(shiftId) ?? 1, plan: after ?? null })),
    );
    if (answer.ok) {
      hear(answer.value.shifts);
      continue;
    }
    const { refusal: code, details } = answer;
    return code === 'shift_changed_meanwhile' ? { code, details, meanwhile: answer.details } : { code, details };
  }
  return 'done';
}

/** As many as are sent at once. */
const mostAtOnce = 500;

const inGroups = (steps: readonly PlanStep[]): (readonly PlanStep[])[] =>
  Array.from({ length: Math.ceil(steps.length / mostAtOnce) }, (_, index) =>
    steps.slice(index * mostAtOnce, (index + 1) * mostAtOnce),
  );
