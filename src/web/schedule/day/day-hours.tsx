import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { addDays, addMilliseconds, millisecondsPerHour, type Span } from '../../../domain/kernel/time.ts';
import { coverageOf, demandOn, fewestDuring, worstOf } from '../../../domain/schedule/coverage.ts';
import { useWords } from '../../kernel/words.tsx';
import type { Grid } from '../grid/view.ts';
import type { DayPlan } from './view.ts';

interface DayHoursProps {
  readonly plan: DayPlan;
  readonly location: TeamSchedule['location'];
  readonly grid: Pick<Grid, 'needs' | 'there'>;
}

/** The hours of the day, each with how many of those who are needed are there; where nobody said, how many of the shifts have somebody. */
export function DayHours({ plan, location, grid }: DayHoursProps) {
  const { say, formats } = useWords();
  const { needs, there } = grid;
  const standing = plan.rows.flatMap(({ bars }) =>
    bars.flatMap(({ shift }) => (shift.state === 'gone' ? [] : shift.plan)),
  );
  const demands = [plan.date, addDays(plan.date, 1)].flatMap((date) => demandOn(date, needs, location.zone));
  const coverage = (hour: Span) => {
    if (needs.length > 0) return worstOf(coverageOf(hour, demands, there));
    const needed = fewestDuring(hour, standing);
    // Somebody who came the evening before may stand in no row of the position that is shown.
    return { filled: Math.min(fewestDuring(hour, there), needed), needed };
  };
  return (
    <div role="row" className="sg-row" aria-rowindex={1}>
      <div role="columnheader" className="corner">
        {say(needs.length > 0 ? 'schedule.needs.byHour' : 'schedule.dayView.hours')}
      </div>
      <div role="columnheader" className="dg-hours">
        <ol>
          {plan.hours.map((from) => {
            const { filled, needed } = coverage({ from, to: addMilliseconds(from, millisecondsPerHour) });
            return (
              <li key={from} className={filled < needed ? 'low' : ''}>
                <bdi className="num">{formats.hourMark(from, location.zone)}</bdi>
                <b className="num" aria-hidden>
                  {needed === 0 ? '' : say('schedule.coverageShort', { filled, needed })}
                </b>
                <span className="sr">
                  {say(needs.length > 0 ? 'schedule.needs.people' : 'schedule.coverage', { filled, needed })}
                </span>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
