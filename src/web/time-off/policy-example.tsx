import './time-off.css';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { TimeOffRules } from '../../domain/time-off/time-off-rules.ts';
import { useWords } from '../kernel/words.tsx';
import { examplesOf } from './view/example.ts';

interface PolicyExampleProps {
  readonly rules: TimeOffRules;
  readonly startsOn: PlainDate;
}

/** What the figures come to for somebody who starts with the policy, worked out as they are typed. */
export function PolicyExample({ rules, startsOn }: PolicyExampleProps) {
  const { say, formats } = useWords();
  return (
    <div className="leave-example">
      <p>
        {say(rules.accrual.by === 'work' ? 'timeOff.exampleWork' : 'timeOff.example', {
          date: formats.fullDate(startsOn),
        })}
      </p>
      <dl className="leave-figures">
        {examplesOf(rules, startsOn).map(({ afterYears, balanceMinutes }) => (
          <div key={afterYears}>
            <dt>{say('timeOff.afterYears', { years: afterYears })}</dt>
            <dd>
              <bdi className="num">{formats.hours(balanceMinutes, 'where_needed').text}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
