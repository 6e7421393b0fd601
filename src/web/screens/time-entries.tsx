import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { addDays, dateAt, type PlainDate } from '../../domain/kernel/time.ts';
import { useAdjustments } from '../adjustments/queries.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ExportMenu } from '../reports/export-menu.tsx';
import { askForTimeCard } from '../reports/queries.ts';
import { EarlierCards } from '../time-cards/cards/earlier-cards.tsx';
import { MealsTakenOff } from '../time-cards/cards/meals-taken-off.tsx';
import { SignOff } from '../time-cards/cards/sign-off.tsx';
import { WeekTotals } from '../time-cards/cards/week-totals.tsx';
import { TimeCardLoading } from '../time-cards/time-card-loading.tsx';
import { TimeCardStats } from '../time-cards/time-card-stats.tsx';
import { TimeCardTable } from '../time-cards/time-card-table.tsx';
import { todayOf } from '../time-cards/view/week.ts';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { RefusedPunches } from '../time-clock/refused-punches.tsx';
import { useTimeOff } from '../time-off/queries.ts';
import { WeekTimeOff } from '../time-off/week-time-off.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { PageHead, Stepper } from '../ui/layout.tsx';
import { Forgotten } from './forgotten.tsx';
import { notesOf } from './notes-of-days.tsx';
import { OwnAdjustments, RequestButton } from './own-adjustments.tsx';
import { useShownWeek } from './use-shown-week.ts';

/** A week of the reader's time card: this week ticks with the clock, any other is as the server worked it out. */
export function TimeEntries() {
  const { say, formats } = useWords();
  useTitle(say('timeCards.title'));
  const { employeeId } = useSelf();
  const now = useServerNow();
  const { week: asked } = useSearch({ from: '/signed-in/time-entries' });
  const shown = useShownWeek(asked, now);
  const { zone, present, presentStart, startsOn, isPresent, isFirst, card, hasCard, week, overtime, error } = shown;
  const dates = formats.dateRange(startsOn, addDays(startsOn, 6), dateAt(now, zone));
  const go = useGo(presentStart);
  const adjusted = useAdjustments(employeeId, startsOn, addDays(startsOn, 6));
  const timeOff = useTimeOff(employeeId);
  // What is said of a day makes its row taller: so it comes with the rows, unless it cannot be had.
  const areNotesComing = [adjusted, card].some(({ isLoading, failureCount }) => isLoading && failureCount === 0);
  const notes = notesOf(adjusted.data?.adjustments ?? [], card.data);
  const exportMenu = <ExportMenu ask={(format) => askForTimeCard(startsOn, format)} />;
  const linkTo = (earlier: PlainDate, children: ReactNode): ReactNode => (
    <Link to="/time-entries" search={{ week: earlier }}>
      {children}
    </Link>
  );

  return (
    <>
      <PageHead title={say('timeCards.title')}>
        <Stepper
          label={dates}
          previous={{
            label: say('timeCards.previousWeek'),
            // Whichever day the week before began on: the day before this one lies in it.
            onPress: () => go(addDays(startsOn, -1)),
            unavailable: isFirst ? say('timeCards.isFirstWeek') : undefined,
          }}
          next={{
            label: say('timeCards.nextWeek'),
            onPress: () => go(addDays(startsOn, 7)),
            unavailable: isPresent ? say('timeCards.isCurrentWeek') : undefined,
          }}
        />
        <span className="row end">
          <RequestButton week={{ startsOn, endsOn: addDays(startsOn, 6), days: week?.days ?? [] }} card={card.data} />
          {!hasCard && exportMenu}
        </span>
      </PageHead>
      <RefusedPunches zone={zone} />
      <Forgotten />
      {week === undefined && error !== null ? (
        <AskProblem error={error} title={say('timeCards.couldNotLoad')} retry={shown.retry} />
      ) : (
        <>
          {!hasCard ? (
            <TimeCardStats
              employeeId={employeeId}
              presentStart={present?.startsOn}
              today={present && todayOf(present, now)}
              zone={present?.zone ?? zone}
              week={week}
              overtime={overtime}
            />
          ) : (
            <WeekTotals week={dates} card={card.data} action={exportMenu} />
          )}
          {week === undefined || areNotesComing ? (
            <TimeCardLoading />
          ) : (
            <TimeCardTable
              week={week}
              employeeId={employeeId}
              present={isPresent}
              label={say('timeCards.tableOf', { week: dates })}
              otherwise={
                isPresent ? (
                  <ButtonLink href="/dashboard">{say('nav.dashboard')}</ButtonLink>
                ) : (
                  <ButtonLink href="/time-entries">{say('timeCards.toThisWeek')}</ButtonLink>
                )
              }
              notes={notes}
            />
          )}
          {week !== undefined && !areNotesComing && card.data && <MealsTakenOff key={startsOn} card={card.data} />}
          {!isPresent && card.data && <SignOff card={card.data} />}
        </>
      )}
      {/* Below a table and a list of unknown height: it would be pushed down as they come. */}
      {(week !== undefined || error !== null) && !adjusted.isLoading && !timeOff.isLoading ? (
        <>
          <WeekTimeOff reply={timeOff.data} from={startsOn} to={addDays(startsOn, 6)} />
          <OwnAdjustments adjustments={adjusted.data?.adjustments} />
          <EarlierCards owner={employeeId} before={presentStart} link={linkTo} />
        </>
      ) : (
        <div className="time-cards-to-come" />
      )}
    </>
  );
}

/** Goes to the week that begins on a date; the present one needs no mention in the address. */
function useGo(presentStart: PlainDate): (startsOn: PlainDate) => void {
  const navigate = useNavigate();
  return (startsOn) =>
    void navigate({
      to: '/time-entries',
      search: startsOn < presentStart ? { week: startsOn } : {},
      resetScroll: false,
    });
}
