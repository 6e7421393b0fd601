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
 *
 * @param now all shifts that stand in the week, and those of then that stand elsewhere
 */
export function stepsBackTo(
  then: readonly { readonly shiftId: string; readonly plan: ShiftPlan }[],
  now: readonly { readonly shiftId: string; readonly plan: ShiftPlan | undefined }[],
): readonly PlanStep[] {
  const wanted = new Map(then.map(({ shiftId, plan }) => [shiftId, plan]));
  const standing = new Map(now.map(({ shiftId, plan }) => [shiftId, plan]));
  return [...new Set([...wanted.keys(), ...standing.keys()])].flatMap((shiftId) => {
    const [before, after] = [standing.get(shiftId), wanted.get(shiftId)];
    const isSame = before === undefined || after === undefined ? before === after : isSamePlan(before, after);
    return isSame ? [] : [{ shiftId, before, after }];
  });
}
