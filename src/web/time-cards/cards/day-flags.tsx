import { CircleAlert } from 'lucide-react';
import type { CardFlagReply } from '../../../contract/time-cards/cards.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { groupOf } from '../../../domain/time-cards/card-flag.ts';
import { useWords } from '../../kernel/words.tsx';
import { Chip } from '../../ui/chip.tsx';

/** The flags of each day; the row of a day says by itself that a punch came offline. */
export const flagsByDay = (flags: readonly CardFlagReply[]): ReadonlyMap<PlainDate, readonly CardFlagReply[]> =>
  Map.groupBy(
    flags.filter(
      (flag): flag is CardFlagReply & { date: PlainDate } => flag.date !== null && flag.kind !== 'offline_punch',
    ),
    ({ date }) => date,
  );

/** What is particular about one day, beside it. */
export function DayFlags({ flags }: { readonly flags: readonly CardFlagReply[] }) {
  const { say } = useWords();
  return flags.map((flag) => (
    <Chip key={flag.kind} {...(groupOf([flag]) === 'must_fix' && { tone: 'out' as const, icon: CircleAlert })}>
      {say(`timeCards.flag.${flag.kind}`)}
    </Chip>
  ));
}
