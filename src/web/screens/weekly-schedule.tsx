import { useState } from 'react';
import { axisSpan, wholeDay } from '../../domain/kernel/day-axis.ts';
import { addDays, weekOf, type PlainDate } from '../../domain/kernel/time.ts';
import { drawn } from '../../domain/time-cards/drawn-ribbon.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { useInPieces } from '../kernel/in-pieces.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { useShiftsToConfirm } from '../schedule/confirmations/queries.ts';
import { ShiftsToConfirm } from '../schedule/confirmations/shifts-to-confirm.tsx';
import { useOwnShifts } from '../schedule/queries.ts';
import { datesOf } from '../schedule/view.ts';
import { WeekSchedule, type WorkedDay } from '../schedule/week-schedule.tsx';
import { useTimeCard } from '../time-cards/queries.ts';
import { daySentence } from '../time-cards/view/day-words.ts';
import { weekOfReply, type Week } from '../time-cards/view/week.ts';
import { Chip } from '../ui/chip.tsx';
import { SectionHead, Stepper } from '../ui/layout.tsx';
import { AsOfNow } from './as-of-now.tsx';
import { isMissing } from './missing-card.ts';
import { RequestTimeOff } from './request-time-off.tsx';

interface WeeklyScheduleProps {
  /** The present week as the clock tells it; undefined while that is loading. */
  readonly present: Week | undefined;
  readonly today: PlainDate;
}

/** The reader's week, with arrows: what is planned, and on days that are over what was worked. */
export function WeeklySchedule({ present, today }: WeeklyScheduleProps) {
  const { say, formats } = useWords();
  const { employeeId, organization, home } = useSelf();
  // Until somebody turns to another week this is the present one, also where the day changes, or the device's clock proves wrong.
  const [turnedTo, setTurnedTo] = useState<PlainDate>();
  const date = turnedTo ?? today;
  const asked = useOwnShifts(employeeId, { date });
  const { data: answered, error, refetch } = asked;
  const data = useInPieces(answered);
  const startsOn = data?.startsOn ?? weekOf(date, organization.weekStartsOn);
  const endsOn = addDays(startsOn, 6);
  const toConfirm = useShiftsToConfirm(employeeId);
  const workedOn = useWorked(startsOn, present, today);
  return (
    <>
      <SectionHead title={say('schedule.weekly')}>
        {data && <Chip>{say('schedule.shifts', { count: data.shifts.length })}</Chip>}
        <span className="end row">
          <RequestTimeOff tone="ghost" size="sm" />
          <Stepper
            label={formats.dateRange(startsOn, endsOn, today)}
            previous={{ label: say('schedule.previousWeek'), onPress: () => setTurnedTo(addDays(startsOn, -7)) }}
            next={{ label: say('schedule.nextWeek'), onPress: () => setTurnedTo(addDays(startsOn, 7)) }}
          />
        </span>
      </SectionHead>
      <AsOfNow of={asked} zone={home.zone} />
      {answered === undefined && error !== null ? (
        <AskProblem title={say('schedule.failed')} error={error} retry={() => void refetch()} />
      ) : (
        <WeekSchedule
          dates={datesOf(startsOn, endsOn)}
          shifts={data?.shifts}
          off={data?.off}
          today={today}
          workedOn={workedOn}
        />
      )}
      {/* Below what it would push down. */}
      {toConfirm.data && <ShiftsToConfirm {...toConfirm.data} />}
    </>
  );
}

/** What was worked on the days of a week that are over, or under way: where what is paid begins on another weekday, in two workweeks. */
function useWorked(startsOn: PlainDate, present: Week | undefined, today: PlainDate) {
  const words = useWords();
  const endsOn = addDays(startsOn, 6);
  const isAsked = present !== undefined || endsOn < today;
  const first = useCard(startsOn, isAsked && isMissing(startsOn, today, present));
  const last = useCard(endsOn, first !== undefined && isMissing(endsOn, today, present, first));
  return (date: PlainDate): WorkedDay | undefined => {
    const week = [present, first, last].find((one) => one?.days.some((day) => day.date === date));
    const day = week?.days.find((one) => one.date === date);
    if (week === undefined || day === undefined) return undefined;
    return {
      segments: drawn(day.ribbon, axisSpan(date, wholeDay, week.zone)),
      text: daySentence(day, week.zone, words),
    };
  };
}

function useCard(date: PlainDate, enabled: boolean): Week | undefined {
  const { data } = useTimeCard(useSelf().employeeId, date, { enabled });
  return enabled && data ? weekOfReply(data) : undefined;
}
