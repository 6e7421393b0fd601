import type { CardDetail } from '../../../contract/time-cards/cards.ts';
import { useWords } from '../../kernel/words.tsx';

/** What was signed of rests: on which days some were missed, or that none were. Nothing, where none were due. */
export function RestsSigned({ rests }: Pick<CardDetail['steps'][number], 'rests'>) {
  const { say, formats } = useWords();
  if (rests === null) return null;
  const missed = rests.filter((day) => day.missed > 0);
  if (missed.length === 0) return <small>{say('timeCards.restsSignedAll')}</small>;
  const days = missed.map(({ date, missed: count, due }) =>
    say('timeCards.restsSignedDay', { day: formats.date(date), missed: count, due }),
  );
  return <small>{say('timeCards.restsSigned', { days: formats.list(days) })}</small>;
}
