import type { CSSProperties } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { tellsUncosted, type WeekBesideTarget } from '../labour-target/view.ts';
import { WeekTarget } from '../labour-target/week-target.tsx';
import { sayCost, sayUncosted, uncostedOf } from './cost-words.ts';
import { countedAs } from './counted-as.ts';
import { coverageWords } from './coverage-words.ts';
import { sayPosition } from './shown-position.ts';
import type { Grid, GridDay } from './view.ts';

/** The days of the week, each with how many of its shifts have somebody. */
export function DayHeads({
  grid,
  today,
  holidays,
  onDay,
}: {
  readonly grid: Grid;
  readonly today: PlainDate;
  /** What the holidays of each date are called. */
  readonly holidays: ReadonlyMap<PlainDate, string>;
  readonly onDay: (date: PlainDate) => void;
}) {
  const { say, formats } = useWords();
  const shifts = grid.days.reduce((sum, { needed }) => sum + needed, 0);
  return (
    <div role="row" className="sg-row" aria-rowindex={1}>
      <div role="columnheader" className="corner">
        {say('schedule.peopleAndShifts', { people: grid.rows.length, shifts })}
      </div>
      {grid.days.map((day) => (
        <div
          key={day.date}
          role="columnheader"
          className={`hd ${day.date === today ? 'is-today' : ''}`}
          aria-current={day.date === today ? 'date' : undefined}
        >
          {/* The tab key goes past: from the keyboard a day is opened by the choice of views. */}
          <button
            type="button"
            className="d"
            tabIndex={-1}
            title={say('schedule.dayView.open', { date: formats.longDate(day.date) })}
            onClick={() => onDay(day.date)}
          >
            <b>{formats.dayOfMonth(day.date)}</b>
            {formats.weekday(day.date)}
          </button>
          {holidays.has(day.date) && (
            <bdi className="holiday" title={holidays.get(day.date)}>
              {holidays.get(day.date)}
            </bdi>
          )}
          <Coverage day={day} />
        </div>
      ))}
    </div>
  );
}

/**
 * How much of what is needed that day has somebody, in hours; where nobody said what is needed, how many of its shifts. The line stays empty
 * on a day that needs nobody.
 */
function Coverage({ day }: { readonly day: GridDay }) {
  const { filled, needed, short, text } = coverageWords(day, useWords());
  if (needed === 0) return <div className="cov" />;
  return (
    <div className={`cov ${filled < needed ? 'low' : ''}`} style={{ '--v': (100 * filled) / needed } as CSSProperties}>
      <i />
      <bdi className="num" aria-hidden>
        {short}
      </bdi>
      <span className="sr">{text}</span>
    </div>
  );
}

/** Under each day: its hours that are shown, what they cost as far as that is known, by what both are counted and who is left out of the cost. */
export function DayFeet({
  grid,
  schedule,
  against,
  rowIndex,
}: {
  readonly grid: Pick<Grid, 'positionId' | 'days'>;
  readonly schedule: Pick<TeamSchedule, 'positions' | 'currency' | 'today' | 'people'>;
  /** The whole week beside the target of its location. */
  readonly against: WeekBesideTarget;
  readonly rowIndex: number;
}) {
  const words = useWords();
  const { say, formats } = words;
  const { positions, currency } = schedule;
  const how = countedAs(
    grid.days.map(({ date }) => date),
    schedule,
  );
  const hasTarget = against.minutes !== undefined || against.cents !== undefined;
  const costs = grid.days.map((day) => sayCost(day, words, currency, day.uncosted));
  const knowsCost = costs.some((cost) => cost !== undefined);
  // Of the whole week, or of one position alone, in which not everybody is.
  const leftOut = tellsUncosted(against) ? undefined : sayUncosted(uncostedOf(grid.days), words);
  return (
    <div role="row" className="sg-row" aria-rowindex={rowIndex}>
      <div role="rowheader" className="rh ft" title={say('schedule.labour.what')}>
        <span className={hasTarget ? 'sr' : 'on-screen'}>
          {say(knowsCost ? 'schedule.hoursAndCost' : 'schedule.hours')}
        </span>
        <WeekTarget against={against} currency={currency} isPart={grid.positionId !== undefined} />
        <span className="on-paper">{say('schedule.hours')}</span>
        <small className="on-screen">{say(how)}</small>
        {leftOut !== undefined && <small className="on-screen left-out">{leftOut}</small>}
        {grid.positionId !== undefined && (
          <small>{say('schedule.onlyPosition', { position: sayPosition(grid.positionId, positions, words) })}</small>
        )}
      </div>
      {grid.days.map(({ date, minutes }, index) => (
        <div key={date} role="gridcell" className="ft num">
          <b>{formats.shortHours(minutes)}</b>
          {costs[index] !== undefined && <span className="cost">{costs[index]}</span>}
        </div>
      ))}
    </div>
  );
}
