import type { PlainDate } from '../../../domain/kernel/time.ts';
import type { Week } from './week.ts';

/** A piece of the bar: the plain or the overtime minutes of one day. */
export interface ProgressPart {
  readonly date: PlainDate;
  readonly kind: 'worked' | 'overtime';
  readonly percent: number;
  readonly today: boolean;
}

/** What stands under the bar for a day that has hours, and for today even before it has. */
export interface ProgressLabel {
  readonly date: PlainDate;
  readonly minutes: number;
  readonly percent: number;
  readonly today: boolean;
}

export interface Progress {
  readonly parts: readonly ProgressPart[];
  readonly labels: readonly ProgressLabel[];
  readonly minutes: number;
  readonly targetMinutes: number;
}

/** A week's hours on the way to its target; a week beyond its target fills the bar. */
export function progressOf(week: Week, today: PlainDate): Progress {
  const full = Math.max(week.weeklyTargetMinutes, week.workedMinutes, 1);
  const percent = (minutes: number): number => Math.round((minutes / full) * 10_000) / 100;
  const parts = week.days.flatMap((day): ProgressPart[] => {
    const common = { date: day.date, today: day.date === today };
    const plain = day.workedMinutes - day.overtimeMinutes;
    const both: ProgressPart[] = [
      { ...common, kind: 'worked', percent: percent(plain) },
      { ...common, kind: 'overtime', percent: percent(day.overtimeMinutes) },
    ];
    return both.filter((part) => part.percent > 0);
  });
  const labels = week.days
    .filter((day) => day.workedMinutes > 0 || day.date === today)
    .map(({ date, workedMinutes }): ProgressLabel => ({
      date,
      minutes: workedMinutes,
      percent: percent(workedMinutes),
      today: date === today,
    }));
  return { parts, labels, minutes: week.workedMinutes, targetMinutes: week.weeklyTargetMinutes };
}
