import { useState } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { isSamePlan, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { mergedWish, wishOfPlan, type ShiftWish } from './shift-wish.ts';

/** What somebody else did to a shift while it was being edited: it is planned otherwise, or here no longer. */
export interface Meanwhile {
  readonly now: ShiftPlan | undefined;
  /** Undefined, that is not known here. */
  readonly by: string | undefined;
}

/**
 * What is typed of a shift. Somebody else may plan it otherwise meanwhile: that is taken over where nothing was typed, and told, since
 * saving would otherwise overwrite it unseen.
 *
 * @param standing what stands in the form when it opens
 * @param typed what was typed before, and was not taken
 */
export function useTypedShift(
  { shifts, location }: Pick<TeamSchedule, 'shifts' | 'location'>,
  shiftId: string | undefined,
  standing: () => ShiftWish,
  typed?: ShiftWish,
) {
  const [first] = useState(standing);
  const [wish, setWish] = useState(typed ?? first);
  const shift = shifts.find((one) => one.shiftId === shiftId);
  const planned = shift?.planned ?? undefined;
  const now = planned?.locationId === location.id ? planned : undefined;
  const [base, setBase] = useState({ plan: now, wish: first });
  const [meanwhile, setMeanwhile] = useState<Meanwhile>();
  const isSame = base.plan === undefined || now === undefined ? base.plan === now : isSamePlan(base.plan, now);
  if (!isSame) {
    const theirs = now === undefined ? base.wish : wishOfPlan(now, location.zone);
    setBase({ plan: now, wish: theirs });
    setWish(mergedWish(base.wish, wish, theirs));
    setMeanwhile({ now, by: shift?.changedBy });
  }
  return { wish, setWish, meanwhile, now };
}
