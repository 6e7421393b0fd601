import './person-history.css';
import type { HistoryEntry } from '../../contract/team.ts';
import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { historySentence } from './view.ts';

/** What was done to somebody’s employment, by whom and when, latest first. */
export function PersonHistory({ history, zone }: { readonly history: readonly HistoryEntry[]; readonly zone: Zone }) {
  const { say, formats } = useWords();
  return (
    <section className="person-history">
      <SectionHead title={say('team.history')} />
      {history.length === 0 && <p className="soft">{say('team.noHistory')}</p>}
      <ol>
        {history.map((entry) => {
          const what = historySentence(entry, say, formats);
          return (
            <li key={entry.id}>
              <span className="when num">{formats.fullDate(dateAt(entry.at, zone))}</span>
              <span>
                <bdi>{entry.by === null ? what : say('team.by', { what, who: entry.by })}</bdi>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
