import { useMemo, useState, type ReactNode } from 'react';
import type { TeamWeek as Week } from '../../contract/schedule/team-week.ts';
import { addDays, weekOf, type PlainDate } from '../../domain/kernel/time.ts';
import { useHolidays } from '../holidays/queries.ts';
import { namesByDate } from '../holidays/view.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { usePhone } from '../kernel/phone.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ShareButton } from '../messaging/share-button.tsx';
import { DayStrip } from '../schedule/agenda/day-strip.tsx';
import { PlanSkeleton } from '../schedule/agenda/plan-skeleton.tsx';
import { PlaceMenu } from '../schedule/place-menu.tsx';
import { ShiftDetails } from '../schedule/shift-details.tsx';
import { useTeamWeek } from '../schedule/team-week/queries.ts';
import { TeamDay } from '../schedule/team-week/team-day.tsx';
import { TeamTable } from '../schedule/team-week/team-table.tsx';
import { teamWeekOf } from '../schedule/team-week/view.ts';
import { datesOf } from '../schedule/view.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead, Stepper } from '../ui/layout.tsx';

interface TeamWeekProps {
  readonly locationId: string | undefined;
  readonly date: PlainDate;
  readonly today: PlainDate;
  readonly onGo: (date: PlainDate) => void;
  /** Chooses a day of the week that is shown. */
  readonly onChoose: (date: PlainDate) => void;
  readonly onPlace: (locationId: string) => void;
  /** What else can be shown here. */
  readonly views: ReactNode;
}

/** Who works when at a location of the reader's, as it was published: to be read, by people who plan nobody. */
export function TeamWeek({ locationId, date, today, onGo, onChoose, onPlace, views }: TeamWeekProps) {
  const { say, formats } = useWords();
  useTitle(say('schedule.title'));
  const self = useSelf();
  const isPhone = usePhone();
  const startsOn = weekOf(date, self.organization.weekStartsOn);
  const endsOn = addDays(startsOn, 6);
  // By its first date, so that another day of the same week is the same question.
  const { data, error, refetch } = useTeamWeek(self.employeeId, {
    date: startsOn,
    ...(locationId !== undefined && { locationId }),
  });
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <PageHead title={say('schedule.title')}>
        <Stepper
          label={(isPhone ? formats.anyDates : formats.fullDateRange)(startsOn, endsOn)}
          previous={{ label: say('schedule.previousWeek'), onPress: () => onGo(addDays(date, -7)) }}
          next={{ label: say('schedule.nextWeek'), onPress: () => onGo(addDays(date, 7)) }}
        />
        <span className="end row">{views}</span>
      </PageHead>
      {data === undefined && error !== null && (
        <AskProblem title={say('schedule.failed')} error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && <PlanSkeleton dates={datesOf(startsOn, endsOn)} today={today} />}
      {data && (
        <>
          {data.locations.length > 1 && (
            <div className="schedule-bar">
              <PlaceMenu location={data.location} locations={data.locations} onPlace={onPlace} />
            </div>
          )}
          <WeekOf week={data} date={date} onChoose={onChoose} onDetails={setOpened} />
        </>
      )}
      {opened !== undefined && (
        <ShiftDetails
          shiftId={opened}
          share={<ShareButton about={{ kind: 'shift', id: opened }} />}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

/** People by days, or on a phone one day below the others. */
function WeekOf({
  week,
  date,
  onChoose,
  onDetails,
}: {
  readonly week: Week;
  readonly date: PlainDate;
  readonly onChoose: (date: PlainDate) => void;
  readonly onDetails: (shiftId: string) => void;
}) {
  const { say, speaker } = useWords();
  const self = useSelf();
  const isPhone = usePhone();
  const { startsOn, endsOn, location } = week;
  const holidays = useHolidays({ locationId: location.id, from: startsOn, to: endsOn });
  const names = namesByDate(speaker, holidays.data?.holidays);
  const { days, rows } = useMemo(() => teamWeekOf(week, self.employeeId), [week, self.employeeId]);
  if (!isPhone)
    return rows.length === 0 ? (
      <EmptyState text={say('schedule.teamWeek.none')} />
    ) : (
      <TeamTable week={week} days={days} rows={rows} holidays={names} onDetails={onDetails} />
    );
  const day = days.find((one) => one.date === date) ?? days[0];
  if (day === undefined) return null;
  const strip = days.map(({ date: on, shifts }) => ({
    date: on,
    mark: shifts.length > 0 ? ('full' as const) : undefined,
    text: shifts.length > 0 ? say('schedule.teamWeek.shifts', { count: shifts.length }) : undefined,
  }));
  return (
    <>
      <DayStrip days={strip} chosen={day.date} today={week.today} onChoose={onChoose} />
      <TeamDay key={day.date} week={week} day={day} holiday={names.get(day.date)} onDetails={onDetails} />
    </>
  );
}
