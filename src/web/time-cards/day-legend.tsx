import './day-legend.css';
import { useWords } from '../kernel/words.tsx';

/** What the colours of a ribbon mean. */
export function Legend() {
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
        {say('timeCards.overtime')}
      </li>
    </ul>
  );
}
