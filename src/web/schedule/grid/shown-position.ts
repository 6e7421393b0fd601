import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { canWorkAs } from '../../../domain/schedule/works-as.ts';
import type { Words } from '../../kernel/words.tsx';

/** What the address says for shifts without a position. */
export const withoutPosition = 'none';

/** Of which position alone the address asks; null, of none; undefined, of all, also where it names one that nobody knows. */
export function positionNamed(
  named: string | undefined,
  positions: readonly { readonly id: string }[],
): string | null | undefined {
  if (named === withoutPosition) return null;
  return positions.some(({ id }) => id === named) ? named : undefined;
}

/**
 * Whether somebody can be planned as a position in a week: what the filter shows beside its shifts. Where nobody minds what it asks for, it
 * asks nothing.
 */
export const canWorkIn = (
  { positions, levels, startsOn, endsOn }: Pick<TeamSchedule, 'positions' | 'levels' | 'startsOn' | 'endsOn'>,
  positionId: string | null,
): ((person: TeamSchedule['people'][number]) => boolean) => {
  const asked = levels.skill === 'off' ? [] : (positions.find(({ id }) => id === positionId)?.skillIds ?? []);
  return (person) => canWorkAs(person, positionId, asked, { startsOn, endsOn });
};

/** What a position is called, and having none. */
export const sayPosition = (
  positionId: string | null,
  positions: TeamSchedule['positions'],
  { say }: Pick<Words, 'say'>,
): string => positions.find(({ id }) => id === positionId)?.name ?? say('schedule.noPosition');
