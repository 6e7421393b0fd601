import { Check, Lock, PenLine } from 'lucide-react';
import type { CardState } from '../../../domain/time-cards/card-step.ts';
import { useWords } from '../../kernel/words.tsx';
import { Chip } from '../../ui/chip.tsx';

/** Where a card stands, by a word and a sign. */
export function StateChip({ state, isOver = true }: { readonly state: CardState; readonly isOver?: boolean }) {
  const { say } = useWords();
  if (!isOver) return <Chip>{say('timeCards.running')}</Chip>;
  switch (state) {
    case 'approved':
    case 'locked':
      return (
        <Chip tone="in" icon={state === 'approved' ? Check : Lock}>
          {say(`timeCards.state.${state}`)}
        </Chip>
      );
    case 'signed':
      return (
        <Chip tone="acc" icon={PenLine}>
          {say('timeCards.state.signed')}
        </Chip>
      );
    case 'open':
      return <Chip>{say('timeCards.state.open')}</Chip>;
  }
}
