import { inOrder, type ShiftChange } from '../../../domain/schedule/publication.ts';
import { isSamePlan, type ShiftPlan } from '../../../domain/schedule/shift.ts';

/** A change that is not as it was looked at; `went`, nothing of that shift would be published any more. */
export interface DifferingChange {
  readonly kind: 'came' | 'went';
  readonly change: ShiftChange;
}

/** Of what would be published, what is otherwise than it was looked at: each as it is now, and as it was where it is gone. */
export function changedSince(seen: readonly ShiftChange[], now: readonly ShiftChange[]): readonly DifferingChange[] {
  const known = new Map(seen.map((change) => [change.shiftId, change]));
  const standing = new Set(now.map(({ shiftId }) => shiftId));
  const came = inOrder(now).filter((change) => !isSameChange(known.get(change.shiftId), change));
  const went = inOrder(seen).filter(({ shiftId }) => !standing.has(shiftId));
  return [
    ...came.map((change) => ({ kind: 'came' as const, change })),
    ...went.map((change) => ({ kind: 'went' as const, change })),
  ];
}

const isSameChange = (seen: ShiftChange | undefined, { before, after }: ShiftChange): boolean =>
  seen !== undefined && isSame(seen.before, before) && isSame(seen.after, after);

const isSame = (a: ShiftPlan | null, b: ShiftPlan | null): boolean =>
  a === null || b === null ? a === b : isSamePlan(a, b);
