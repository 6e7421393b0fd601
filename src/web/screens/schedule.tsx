import { useNavigate, useSearch } from '@tanstack/react-router';
import { may, mayAt, placesOf } from '../../domain/access/may.ts';
import { dateAt, weekOf, type PlainDate, type Weekday } from '../../domain/kernel/time.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { usePhone } from '../kernel/phone.ts';
import { UnsavedGuard } from '../kernel/unsaved.tsx';
import { usePlanQueue } from '../schedule/grid/use-plan-queue.tsx';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { OpenShifts } from './open-shifts.tsx';
import { OwnSchedule } from './own-schedule.tsx';
import type { ScheduleSearch, ScheduleView } from './schedule-search.ts';
import { ScheduleViews } from './schedule-views.tsx';
import { TeamSchedule } from './team-schedule.tsx';
import { TeamWeek } from './team-week.tsx';

/** /schedule: the reader's own shifts and those of the team, which whoever plans them plans here. */
export function Schedule() {
  const self = useSelf();
  const now = useServerNow();
  const today = dateAt(now, self.home.zone);
  const search = useSearch({ from: '/signed-in/schedule' });
  const mayEdit = may(self, 'edit_schedule');
  // Above all that the address changes here, so that nothing of what waits is lost on the way.
  const { queue, isWaiting } = usePlanQueue(self.employeeId);
  const usual = mayEdit ? 'team' : 'week';
  const wanted = search.show ?? usual;
  // Where the reader works and plans nobody; of those who plan everywhere, none.
  const places = placesOf(self, 'see_shifts');
  const elsewhere = !mayEdit || places === 'all' ? [] : places.filter((id) => !mayAt(self, 'edit_schedule', id));
  const isKnown = mayEdit ? wanted !== 'elsewhere' || elsewhere.length > 0 : !['day', 'elsewhere'].includes(wanted);
  const isPhone = usePhone();
  const shown = isKnown ? wanted : 'team';
  // What could be taken stands below one's own week, but on a phone.
  const show = shown === 'open' && !isPhone ? 'week' : shown;
  const date = search.week ?? today;
  const { weekStartsOn } = self.organization;
  const go = useGo(today, usual, weekStartsOn, isPhone);
  const onGo = (to: PlainDate): void => go({ ...search, week: to });
  const onChoose = (day: PlainDate): void => go({ ...search, week: day }, { replace: true });
  const isPresent = (on: PlainDate): boolean => weekOf(on, weekStartsOn) === weekOf(today, weekStartsOn);
  const isOwn = show === 'week' || show === 'month';
  const views = (
    <ScheduleViews
      show={show}
      date={date}
      seesElsewhere={elsewhere.length > 0}
      onShow={(view) => go({ ...search, show: view })}
    />
  );
  // Within the app it is sent whatever is looked at meanwhile; before the page itself goes the queue has the browser ask.
  const guard = <UnsavedGuard isDirty={isWaiting} isFragile={false} onLeave={() => undefined} />;
  if (show === 'open')
    return (
      <>
        {guard}
        <OpenShifts views={views} />
      </>
    );
  if (isOwn) {
    const { swap, ...closed } = search;
    return (
      <>
        {guard}
        <OwnSchedule
          // One question for a whole week, and for the present one the same that the dashboard asks.
          date={isPhone && show === 'week' ? (isPresent(date) ? today : weekOf(date, weekStartsOn)) : date}
          chosen={date}
          today={today}
          span={show}
          onGo={onGo}
          onChoose={onChoose}
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
          onChoose={onChoose}
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
        onChoose={onChoose}
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
  isPhone: boolean,
): (search: ScheduleSearch, how?: { readonly replace: boolean }) => void {
  const navigate = useNavigate();
  return ({ week, show, location, position, swap }, how) => {
    // On a phone a week has a day of it open.
    const isOfDay = ['day', 'team', 'elsewhere', ...(isPhone ? ['week'] : [])].includes(show ?? usual);
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
