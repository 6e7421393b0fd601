import { isSamePlan, type ShiftPlan } from './shift.ts';

/** What has to be planned otherwise of one shift; undefined, it is not planned before or after. */
export interface PlanStep {
  readonly shiftId: string;
  readonly before: ShiftPlan | undefined;
  readonly after: ShiftPlan | undefined;
}

/**
 * What has to be planned otherwise for a week to be as it once was. What was planned since is planned no longer, what was taken away
 * since is planned again; nobody is told before it is published.
 *
 * | then    | now     | to do                  |
 * | 9 to 5  | 9 to 5  | nothing                |
 * | 9 to 5  | 12 to 8 | 9 to 5                 |
 * | 9 to 5  |         | 9 to 5, the same shift |
 * |         | 9 to 5  | no longer              |
 * |         | away    | nothing: it is left    |
 *
 * @param now all shifts that people know in the week or that stand in it, and those of then that stand elsewhere; `isAway`, it stands at
 *   another place or in another week by now; `isKept`, at one where the reader does not plan
 * @returns the steps, and how many shifts are left there, since the reader does not plan there or they are none of then
 */
export function stepsBackTo(
  then: readonly { readonly shiftId: string; readonly plan: ShiftPlan }[],
  now: readonly {
    readonly shiftId: string;
    readonly plan: ShiftPlan | undefined;
    readonly isAway?: boolean;
    readonly isKept?: boolean;
  }[],
): { readonly steps: readonly PlanStep[]; readonly left: number } {
  const wanted = new Map(then.map(({ shiftId, plan }) => [shiftId, plan]));
  const isLeft = ({ shiftId, isAway = false, isKept = false }: (typeof now)[number]): boolean =>
    isKept || (isAway && !wanted.has(shiftId));
  const left = new Set(now.flatMap((one) => (isLeft(one) ? one.shiftId : [])));
  const standing = new Map(now.map(({ shiftId, plan }) => [shiftId, plan]));
  const steps = [...new Set([...wanted.keys(), ...standing.keys()])].flatMap((shiftId) => {
    if (left.has(shiftId)) return [];
    const [before, after] = [standing.get(shiftId), wanted.get(shiftId)];
    const isSame = before === undefined || after === undefined ? before === after : isSamePlan(before, after);
    return isSame ? [] : [{ shiftId, before, after }];
  });
  return { steps, left: left.size };
}
