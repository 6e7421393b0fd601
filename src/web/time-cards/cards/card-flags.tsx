import './card-flags.css';
import { CircleAlert } from 'lucide-react';
import type { CardFlagReply } from '../../../contract/time-cards/cards.ts';
import { groupOf } from '../../../domain/time-cards/card-flag.ts';
import { useWords } from '../../kernel/words.tsx';
import { Chip } from '../../ui/chip.tsx';
import { flagText } from './view.ts';

/** What is particular about a card; what must be fixed is marked as such. */
export function CardFlags({ flags }: { readonly flags: readonly CardFlagReply[] }) {
  const words = useWords();
  if (flags.length === 0) return null;
  return (
    <span className="card-flags">
      {flags.map((flag) => (
        <Chip
          key={`${flag.kind} ${flag.date ?? ''}`}
          {...(groupOf([flag]) === 'must_fix' && { tone: 'out' as const, icon: CircleAlert })}
        >
          {flagText(flag, words)}
        </Chip>
      ))}
    </span>
  );
}
