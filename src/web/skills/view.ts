import type { HeldSkillReply, HeldSkillsReply, SkillReply } from '../../contract/skills.ts';
import { addDays, type PlainDate } from '../../domain/kernel/time.ts';
import { heldThatCounts, standingOf } from '../../domain/skills/held-skill.ts';

/** A row of what somebody holds, as it is shown. */
export interface HeldRow {
  readonly held: HeldSkillReply;
  readonly skill: SkillReply;
  readonly standing: ReturnType<typeof standingOf> | 'corrected' | 'withdrawn';
}

/**
 * What somebody holds first, what was corrected or taken away after it; the latest of each first. That something was taken away is said
 * where it stood.
 */
export function heldRows(
  { skills, held }: Pick<HeldSkillsReply, 'skills' | 'held'>,
  today: PlainDate,
): readonly HeldRow[] {
  const names = new Map(skills.map((skill) => [skill.id, skill]));
  const counting = new Set(heldThatCounts(held).map(({ id }) => id));
  const successors = new Map(held.map((one) => [one.supersedesId, one]));
  const rows = held.flatMap((one): HeldRow[] => {
    const skill = names.get(one.skillId);
    if (skill === undefined || one.isWithdrawn) return [];
    if (counting.has(one.id)) return [{ held: one, skill, standing: standingOf(one, today) }];
    return [{ held: one, skill, standing: successors.get(one.id)?.isWithdrawn === true ? 'withdrawn' : 'corrected' }];
  });
  return rows.toSorted((a, b) => Number(isGone(a)) - Number(isGone(b)));
}

export const isGone = ({ standing }: Pick<HeldRow, 'standing'>): boolean =>
  standing === 'corrected' || standing === 'withdrawn';

/** A renewed certificate begins on the day after the last one, or today where that is over. */
export const renewedFrom = (endsOn: PlainDate | null, today: PlainDate): PlainDate =>
  endsOn === null || endsOn < today ? today : addDays(endsOn, 1);
