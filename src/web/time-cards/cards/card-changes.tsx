import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { Problem } from '../../ui/problem.tsx';

type Change = NonNullable<CardDetail['changes']>['added'][number];

/** What is no longer as it was signed or approved: the hours then and now, and the punches that make the difference. */
export function CardChanges({ card: { changes, workedMinutes, zone } }: { readonly card: CardDetail }) {
  const { say, formats } = useWords();
  if (changes === null) return null;
  const spell = ({ kind, punchedAt }: Change): string =>
    say('timeCards.punchAt', {
      kind: say(`timeCards.punch.${kind}`),
      date: formats.date(dateAt(punchedAt, zone)),
      time: formats.time(punchedAt, zone),
    });
  const then = { before: formats.duration(changes.workedMinutesThen), after: formats.duration(workedMinutes) };
  return (
    <Problem title={say(`timeCards.changes.${changes.since}`)} text={say('timeCards.changes.hours', then)}>
      {changes.paysOtherwise && <p>{say('timeCards.changes.pay')}</p>}
      <ul>
        {changes.removed.map((change) => (
          <li key={change.id}>{say('timeCards.removed', { what: spell(change) })}</li>
        ))}
        {changes.added.map((change) => (
          <li key={change.id}>{say('timeCards.added', { what: spell(change) })}</li>
        ))}
      </ul>
    </Problem>
  );
}
