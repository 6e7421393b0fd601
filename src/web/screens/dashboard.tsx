import { useState, type ReactNode } from 'react';
import { may } from '../../domain/access/may.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { readChapters } from '../../words/chapters.ts';
import { useFirstSteps } from '../guidance/queries.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { useInPieces } from '../kernel/in-pieces.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { WhosIn } from '../schedule/presence/whos-in.tsx';
import { Figures } from '../time-cards/day-figures.tsx';
import { Legend } from '../time-cards/day-legend.tsx';
import { DayRibbon } from '../time-cards/day-ribbon.tsx';
import { presentWeek, todayOf } from '../time-cards/view/week.ts';
import { WeekProgress } from '../time-cards/week-progress.tsx';
import { WhyButton, WhyPlace } from '../time-cards/why/why-button.tsx';
import { ClockPanel } from '../time-clock/clock-panel.tsx';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { useClock } from '../time-clock/queries.ts';
import { RefusedPunches } from '../time-clock/refused-punches.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Forgotten } from './forgotten.tsx';
import { WeeklySchedule } from './weekly-schedule.tsx';

const coming = <Skeleton blockSize="12rem" />;
const FirstSteps = onDemand(
  async () => (await Promise.all([import('./first-steps.tsx'), readChapters('office')]))[0].FirstSteps,
  coming,
);

/** The clock, today, and this week. */
export function Dashboard() {
  const { say } = useWords();
  useTitle(say('nav.dashboard'));
  const self = useSelf();
  const { employeeId, firstName, home } = self;
  const { shown, reply: answered, error, askAgain } = useClock();
  const reply = useInPieces(answered);
  const now = useServerNow();
  const zone = reply?.zone ?? home.zone;
  const week = shown && reply && presentWeek({ ...reply, punches: shown.punches }, now);
  const day = week && todayOf(week, now);
  const today = day?.date ?? dateAt(now, zone);
  const failed = answered === undefined ? error : null;
  const below = (
    <>
      <WeeklySchedule present={week} today={today} />
      {may(self, 'see_presence') && <WhosIn personLink={(id) => `/team?person=${id}`} />}
    </>
  );
  return (
    <>
      <RefusedPunches zone={zone} />
      <Forgotten />
      <ClockPanel
        name={firstName}
        zone={zone}
        figures={
          <div className="nums">
            {failed ? (
              <AskProblem error={failed} title={say('clock.couldNotLoad')} retry={askAgain} />
            ) : (
              <>
                <Figures day={day} />
                <div className="why-today">
                  {week && day ? (
                    <WhyButton
                      card={{ employeeId, startsOn: week.startsOn }}
                      figure={say('timeCards.today')}
                      topic="all"
                      date={day.date}
                    />
                  ) : (
                    <WhyPlace />
                  )}
                </div>
                <WeekProgress employeeId={employeeId} week={week} today={today} />
              </>
            )}
          </div>
        }
        day={<DayRibbon day={day} date={today} zone={zone} now={now} />}
        legend={<Legend day={day} />}
      />
      {may(self, 'keep_first_steps') ? <BelowFirstSteps>{below}</BelowFirstSteps> : below}
    </>
  );
}

/** What waits until it is known whether first steps stand above it, and is not pushed down. Most organizations have taken theirs. */
function BelowFirstSteps({ children }: { readonly children: ReactNode }) {
  const { data, isLoading } = useFirstSteps();
  const [haveStood, setHaveStood] = useState(false);
  if (data?.isShown === true && !haveStood) setHaveStood(true);
  if (isLoading) return coming;
  // Whoever puts the list away stays where they are.
  return haveStood ? <FirstSteps>{children}</FirstSteps> : children;
}
