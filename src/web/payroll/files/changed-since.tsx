import type { PayrollFileReply } from '../../../contract/payroll/files.ts';
import { ShowMore } from '../../kernel/show-more.tsx';
import { useDrawn } from '../../kernel/use-drawn.ts';
import { useWords } from '../../kernel/words.tsx';
import { changeSentence } from './view.ts';

interface ChangedSinceProps {
  readonly changed: PayrollFileReply['changed'];
  readonly currency: string;
}

/** Whose approved hours are others by now than in their file, and by how much: a payroll system learns of it by hand alone. */
export function ChangedSince({ changed, currency }: ChangedSinceProps) {
  const words = useWords();
  const { drawn, more, draw, list } = useDrawn(changed.length);
  if (changed.length === 0) return null;
  return (
    <div className="note">
      <p>{words.say('payroll.files.changed', { count: changed.length })}</p>
      <ul ref={list}>
        {changed.slice(0, drawn).map(({ employeeId, name, difference }) => (
          <li key={employeeId}>
            <bdi>{name}</bdi> <span className="soft num">{changeSentence(difference, currency, words)}</span>
          </li>
        ))}
      </ul>
      <ShowMore more={more} draw={draw} />
    </div>
  );
}
