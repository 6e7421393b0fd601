import './day-figures.css';
import { lengthOf } from '../../domain/time-clock/ribbon.ts';
import { useWords } from '../kernel/words.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { beyondWord } from './view/day-words.ts';
import type { Day } from './view/week.ts';

const figuresOf = (day: Day | undefined) =>
  [
    { tone: 'in', word: 'timeCards.workedTime', minutes: 'workedMinutes', kinds: ['worked', 'overtime'] },
    { tone: 'brk', word: 'timeCards.breakTime', minutes: 'breakMinutes', kinds: ['break'] },
    { tone: 'ot', word: beyondWord(day), minutes: 'overtimeMinutes', kinds: ['overtime'] },
  ] as const;

/** Worked, break and overtime of a day: in hours, and below to the second, ticking. */
export function Figures({ day }: { readonly day: Day | undefined }) {
  const { say, formats } = useWords();
  return (
    <dl className="figures">
      {figuresOf(day).map(({ tone, word, minutes, kinds }) => {
        const hours = day && formats.hours(day[minutes]);
        return (
          <div key={tone}>
            <dt>
              <span className={`k ${tone}`} />
              {say(word)}
            </dt>
            <dd className="num">
              {hours ? (
                <>
                  {hours.amount} <small>{hours.unit}</small>
                </>
              ) : (
                <Skeleton inlineSize="4.5rem" />
              )}
            </dd>
            <dd className="exact num">
              {day ? formats.exactDuration(lengthOf(day.ribbon, ...kinds)) : <Skeleton inlineSize="3rem" />}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
