import './schedule.css';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { may, mayAt, placesOf } from '../../domain/access/may.ts';
import { dateAt, weekOf, type PlainDate, type Weekday } from '../../domain/kernel/time.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { UnsavedGuard } from '../kernel/unsaved.tsx';
import { useWords } from '../kernel/words.tsx';
import { usePlanQueue } from '../schedule/grid/use-plan-queue.tsx';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { Segmented } from '../ui/segmented.tsx';
import { OwnSchedule } from './own-schedule.tsx';
import type { ScheduleSearch, ScheduleView } from './schedule-search.ts';
import { TeamSchedule } from './team-schedule.tsx';
import { TeamWeek } from './team-week.tsx';

/** /schedule: the reader's own shifts and those of the team, which whoever plans them plans here. */
export function Schedule() {
  const { say } = useWords();
  const self = useSelf();
  const now = useServerNow();
  const today = dateAt(now, self.home.zone);
  const search = useSearch({ from: '/signed-in/schedule' });
  const mayEdit = may(self, 'edit_schedule');
  // Above all that the address changes here, so that nothing of what waits is lost on the way.
  const { queue, isWaiting } = usePlanQueue();
  const usual = mayEdit ? 'team' : 'week';
  const wanted = search.show ?? usual;
  // Where the reader works and plans nobody; of those who plan everywhere, none.
  const places = placesOf(self, 'see_shifts');
  const elsewhere = !mayEdit || places === 'all' ? [] : places.filter((id) => !mayAt(self, 'edit_schedule', id));
  const isKnown = mayEdit ? wanted !== 'elsewhere' || elsewhere.length > 0 : !['day', 'elsewhere'].includes(wanted);
  const show = isKnown ? wanted : 'team';
  const date = search.week ?? today;
  const { weekStartsOn } = self.organization;
  const go = useGo(today, usual, weekStartsOn);
  const onGo = (to: PlainDate): void => go({ ...search, week: to });
  const views = (
    <div className="schedule-views">
      <Segmented
        label={say('schedule.view')}
        quietLabel
        value={show}
        onChange={(view: ScheduleView) => go({ ...search, show: view })}
        choices={[
          ...(mayEdit
            ? [
                { value: 'team' as const, label: say('schedule.team') },
                { value: 'day' as const, label: say('schedule.dayView') },
              ]
            : []),
          { value: 'week', label: say(mayEdit ? 'schedule.myWeek' : 'schedule.week') },
          { value: 'month', label: say(mayEdit ? 'schedule.myMonth' : 'schedule.month') },
          ...(mayEdit ? [] : [{ value: 'team' as const, label: say('schedule.team') }]),
          ...(elsewhere.length === 0
            ? []
            : [{ value: 'elsewhere' as const, label: say('schedule.teamWeek.elsewhere') }]),
        ]}
      />
    </div>
  );
  const guard = <UnsavedGuard isDirty={isWaiting} isFragile={isWaiting} onLeave={() => undefined} />;
  if (show === 'week' || show === 'month') {
    const { swap, ...closed } = search;
    return (
      <>
        {guard}
        <OwnSchedule
          date={date}
          today={today}
          span={show}
          onGo={onGo}
          views={views}
          swap={swap}
          onSwap={(offerId) => go(offerId === undefined ? closed : { ...closed, swap: offerId })}
        />
      </>
    );
  }
  if (!mayEdit || show === 'elsewhere')
    return (
      <>
        {guard}
        <TeamWeek
          locationId={search.location ?? elsewhere[0]}
          date={date}
          today={today}
          onGo={onGo}
          onChoose={(day) => go({ ...search, week: day }, { replace: true })}
          onPlace={(location) => go({ ...search, location })}
          views={views}
        />
      </>
    );
  const { position, ...ofAll } = search;
  return (
    <>
      {guard}
      <TeamSchedule
        queue={queue}
        key={`${search.location} ${weekOf(date, weekStartsOn)}`}
        locationId={search.location}
        date={date}
        span={show === 'day' ? 'day' : 'week'}
        today={today}
        onGo={onGo}
        onChoose={(day) => go({ ...search, week: day }, { replace: true })}
        onDay={(day) => go({ ...search, week: day, show: 'day' })}
        onPlace={(location) => go({ ...search, location })}
        position={position}
        onPosition={(only) => go(only === undefined ? ofAll : { ...search, position: only })}
        views={views}
      />
    </>
  );
}

/** Goes to another week, view or place; what is usual needs no mention in the address. */
function useGo(
  today: PlainDate,
  usual: ScheduleView,
  weekStartsOn: Weekday,
): (search: ScheduleSearch, how?: { readonly replace: boolean }) => void {
  const navigate = useNavigate();
  return ({ week, show, location, position, swap }, how) => {
    // On a phone the team's week has a day of it open.
    const isOfDay = ['day', 'team', 'elsewhere'].includes(show ?? usual);
    const isUsual = (date: PlainDate): boolean =>
      isOfDay ? date === today : weekOf(date, weekStartsOn) === weekOf(today, weekStartsOn);
    void navigate({
      to: '/schedule',
      search: {
        ...(week !== undefined && !isUsual(week) && { week }),
        ...(show !== undefined && show !== usual && { show }),
        ...(location !== undefined && { location }),
        ...(position !== undefined && { position }),
        ...(swap !== undefined && { swap }),
      },
      resetScroll: false,
      ...how,
    });
  };
}
