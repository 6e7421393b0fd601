import './day-legend.css';
import { useWords } from '../kernel/words.tsx';
import { beyondWord } from './view/day-words.ts';
import type { Day } from './view/week.ts';

/** What the colours of a day's ribbon mean. */
export function Legend({ day }: { readonly day: Day | undefined }) {
  const { say } = useWords();
  return (
    <ul className="legend">
      <li>
        <i />
        {say('timeCards.worked')}
      </li>
      <li>
        <i className="brk" />
        {say('timeCards.break')}
      </li>
      <li>
        <i className="ot" />
        {say(beyondWord(day))}
      </li>
    </ul>
  );
}
