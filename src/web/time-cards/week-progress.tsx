import './week-progress.css';
import type { CSSProperties } from 'react';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { progressOf, type Progress } from './view/progress.ts';
import type { Week } from './view/week.ts';
import { WhyButton, WhyPlace } from './why/why-button.tsx';

/** The week's hours on the way to the organization's target, a piece for each day. */
export function WeekProgress({
  employeeId,
  week,
  today,
}: {
  readonly employeeId: string;
  /** Undefined while it loads. */
  readonly week: Week | undefined;
  readonly today: PlainDate;
}) {
  const { say, formats } = useWords();
  const progress = week && progressOf(week, today);
  return (
    <div className="week-prog">
      <div className="row">
        <span className="strong">{say('timeCards.weekProgress')}</span>
        {week === undefined ? (
          <WhyPlace />
        ) : (
          <WhyButton
            card={{ employeeId, startsOn: week.startsOn }}
            figure={say('timeCards.weekProgress')}
            topic="all"
          />
        )}
        {progress && (
          <span className="end num">
            <span className="strong">{formats.hoursAmount(progress.minutes)}</span>{' '}
            <span className="soft">
              {say('timeCards.ofTarget', { target: formats.hours(progress.targetMinutes, 'where_needed').text })}
            </span>
          </span>
        )}
      </div>
      <Bar progress={progress} />
      <Labels progress={progress} />
    </div>
  );
}

function Bar({ progress }: { readonly progress: Progress | undefined }) {
  const { say, formats } = useWords();
  if (progress === undefined)
    return (
      <div className="goal" aria-hidden>
        <span className="rest" />
      </div>
    );
  const { minutes, targetMinutes, parts } = progress;
  const worked = formats.hours(minutes).text;
  const target = formats.hours(targetMinutes, 'where_needed').text;
  return (
    <div
      className="goal"
      role="progressbar"
      aria-label={say('timeCards.weekProgress')}
      aria-valuemin={0}
      aria-valuemax={targetMinutes / 60}
      aria-valuenow={Math.min(minutes, targetMinutes) / 60}
      aria-valuetext={say('timeCards.workedOfTarget', { worked, target })}
    >
      {parts.map(({ date, kind, percent, today }) => (
        <span
          key={`${date} ${kind}`}
          className={`${kind === 'overtime' ? 'ot' : ''} ${today ? 'is-today' : ''}`}
          style={{ '--v': percent } as CSSProperties}
        />
      ))}
      <span className="rest" />
    </div>
  );
}

/** Under the bar; the same is said by the day cards and the bar's own text. */
function Labels({ progress }: { readonly progress: Progress | undefined }) {
  const { say, formats } = useWords();
  return (
    <div className="goal-days" aria-hidden="true">
      {progress?.labels.map(({ date, minutes, percent, today }) => (
        <span key={date} className={today ? 'is-today' : ''} style={{ '--v': percent } as CSSProperties}>
          {formats.weekday(date)}
          <b>{minutes === 0 ? '–' : formats.hoursAmount(minutes)}</b>
        </span>
      ))}
      <span className="end">
        {say('timeCards.target')}
        <b>{progress ? formats.hoursAmount(progress.targetMinutes, 'where_needed') : '\u00a0'}</b>
      </span>
    </div>
  );
}
