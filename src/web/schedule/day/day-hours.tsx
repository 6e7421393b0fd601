import { addMilliseconds, millisecondsPerHour, type Zone } from '../../../domain/kernel/time.ts';
import { fewestDuring } from '../../../domain/schedule/coverage.ts';
import { useWords } from '../../kernel/words.tsx';
import type { DayPlan } from './view.ts';

/** The hours of the day, each with how many of the shifts planned in it have somebody. */
export function DayHours({ plan, zone }: { readonly plan: DayPlan; readonly zone: Zone }) {
  const { say, formats } = useWords();
  const standing = plan.rows.flatMap(({ bars }) =>
    bars.flatMap(({ shift }) => (shift.state === 'gone' ? [] : shift.plan)),
  );
  const taken = standing.filter(({ employeeId }) => employeeId !== null);
  return (
    <div role="row" className="sg-row" aria-rowindex={1}>
      <div role="columnheader" className="corner">
        {say('schedule.dayView.hours')}
      </div>
      <div role="columnheader" className="dg-hours">
        <ol>
          {plan.hours.map((from) => {
            const hour = { from, to: addMilliseconds(from, millisecondsPerHour) };
            const [filled, needed] = [fewestDuring(hour, taken), fewestDuring(hour, standing)];
            return (
              <li key={from} className={filled < needed ? 'low' : ''}>
                <bdi className="num">{formats.hourMark(from, zone)}</bdi>
                <b className="num" aria-hidden>
                  {needed === 0 ? '' : say('schedule.coverageShort', { filled, needed })}
                </b>
                <span className="sr">{say('schedule.coverage', { filled, needed })}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
