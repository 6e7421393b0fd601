import './clock-deck.css';
import type { ClockStatus } from '../../domain/time-clock/clock-state.ts';
import { punchKinds } from '../../domain/time-clock/punch.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { usePress } from './punch-press.tsx';
import { punchLooks, reasonAgainst } from './view/looks.ts';

interface DeckProps {
  /** Undefined while it is not known. */
  readonly status: ClockStatus | undefined;
  /** The status is on its way: no button applies before it is here. */
  readonly isLoading: boolean;
}

/** The four buttons, always in their places; those that do not apply say why. */
export function Deck({ status, isLoading }: DeckProps) {
  const { say } = useWords();
  const press = usePress();
  return (
    <div className="deck">
      {punchKinds.map((kind) => {
        const { word, icon, tone } = punchLooks[kind];
        const reason = isLoading ? 'kernel.loading' : reasonAgainst(status, kind);
        return (
          <Button
            key={kind}
            size="lg"
            icon={icon}
            tone={tone}
            unavailable={reason && say(reason)}
            onPress={() => press(kind)}
          >
            {say(word)}
          </Button>
        );
      })}
    </div>
  );
}
