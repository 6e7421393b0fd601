import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';

/**
 * The key of the words that say by what the hours of dates count: as they were worked, as they are planned, or the one so far and then the other.
 *
 * | all of them are over              | worked             |
 * | today is among them, or between   | so far, then as planned |
 * | all of them are to come           | planned            |
 * | nobody's time cards are to be seen | planned            |
 */
export function countedAs(
  dates: readonly PlainDate[],
  { today, people }: Pick<TeamSchedule, 'today' | 'people'>,
): 'schedule.labour.worked' | 'schedule.labour.planned' | 'schedule.labour.how' {
  const isWorked = people.some(({ worked }) => worked !== null);
  if (!isWorked || dates.every((date) => date > today)) return 'schedule.labour.planned';
  return dates.every((date) => date < today) ? 'schedule.labour.worked' : 'schedule.labour.how';
}
