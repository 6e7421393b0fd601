import type { ComponentProps } from 'react';
import { addDays } from '../../domain/kernel/time.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { useHolidays } from '../holidays/queries.ts';
import { namesByDate } from '../holidays/view.ts';
import { useWords } from '../kernel/words.tsx';
import { MonthSchedule, type MonthTimeOff } from '../schedule/month-schedule.tsx';
import { useTimeOff } from '../time-off/queries.ts';
import { partIn } from '../time-off/view/dates.ts';
import { datesHeld } from '../time-off/view/request.ts';

interface OwnMonthProps extends Omit<ComponentProps<typeof MonthSchedule>, 'holidays' | 'timeOff'> {
  readonly employeeId: string;
}

/** The reader’s month: their shifts, with their time off and the holidays of their home. */
export function OwnMonth({ employeeId, ...month }: OwnMonthProps) {
  const words = useWords();
  const { speaker } = words;
  const { dates } = month;
  const from = dates[0] ?? month.month;
  const to = dates.at(-1) ?? addDays(from, 6);
  const holidays = useHolidays({ from, to });
  const { data } = useTimeOff(employeeId);
  const held = data === undefined ? [] : datesHeld(data.requests, from, to);
  const timeOff = Map.groupBy(
    held.map(({ date, request }) => ({
      date,
      timeOffId: request.timeOffId,
      text: [timeOffTypeName(speaker, request.type), partIn(words, request)]
        .filter((said) => said !== undefined)
        .join(' · '),
      isWaiting: request.decision === null,
    })),
    ({ date }) => date,
  ) satisfies ReadonlyMap<string, readonly MonthTimeOff[]>;
  return <MonthSchedule {...month} holidays={namesByDate(speaker, holidays.data?.holidays)} timeOff={timeOff} />;
}
