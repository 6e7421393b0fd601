import './card-flags.css';
import { CircleAlert } from 'lucide-react';
import type { CardFlagReply } from '../../../contract/time-cards/cards.ts';
import { flagText, toldOnce } from '../../../words/flag-text.ts';
import { useWords } from '../../kernel/words.tsx';
import { Chip } from '../../ui/chip.tsx';
import { isMustFix } from './view.ts';

/** What is particular about a card, a chip for each kind; what must be fixed is marked as such. */
export function CardFlags({ flags }: { readonly flags: readonly CardFlagReply[] }) {
  const words = useWords();
  if (flags.length === 0) return null;
  return (
    <span className="card-flags">
      {toldOnce(flags).map((told) => (
        <Chip key={told.kind} {...(isMustFix(told) && { tone: 'out' as const, icon: CircleAlert })}>
          {flagText(told, words, words.formats)}
        </Chip>
      ))}
    </span>
  );
}
