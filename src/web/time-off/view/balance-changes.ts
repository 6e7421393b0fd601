import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { Standing } from '../../../domain/time-off/standing.ts';

/** What leads from the balance as time off begins to what is left of it. */
export type Changes = Pick<Standing, 'leastOn' | 'taken' | 'takenByOthers' | 'earned' | 'lapsed'>;

/** The amounts of it, besides what is taken of the request. */
export const leadingTo = ({ takenByOthers, earned, lapsed }: Changes): readonly number[] => [
  takenByOthers,
  earned,
  lapsed,
];

interface Line {
  readonly key: `timeOff.until.${'taken' | 'others' | 'earned' | 'lapsed'}`;
  readonly minutes: number;
  readonly date: PlainDate;
}

/**
 * What is to be said between the two figures, so that they add up with what the request takes; nothing, where it alone is between them.
 *
 * | 65 h, 40 h asked for, 16 h in another, 6:40 earned: 15:40 left | others 16 h, earned 6:40 |
 * | 8 h, 12 h asked for, 4 h of it after more is earned: none left | taken 8 h                |
 */
export function linesOf(changes: Changes, chargedMinutes: number): readonly Line[] {
  const { leastOn: date, taken, takenByOthers, earned, lapsed } = changes;
  const lines: readonly Line[] = [
    { key: 'timeOff.until.taken', minutes: taken === chargedMinutes ? 0 : taken, date },
    { key: 'timeOff.until.others', minutes: takenByOthers, date },
    { key: 'timeOff.until.earned', minutes: earned, date },
    { key: 'timeOff.until.lapsed', minutes: lapsed, date },
  ];
  return lines.filter(({ minutes }) => minutes !== 0);
}
