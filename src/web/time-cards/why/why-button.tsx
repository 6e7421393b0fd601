import './why-button.css';
import { useState } from 'react';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import type { CardName } from './queries.ts';
import type { WhyAsk } from './view.ts';

const WhyList = onDemand(async () => (await import('./why-list.tsx')).WhyList);

interface WhyButtonProps extends WhyAsk {
  readonly card: CardName;
  /** The figure that is asked about, as its label says it: `Overtime`. */
  readonly figure: string;
}

/** “Why?” beside a figure: opens the punches, the rules and the sources that it comes from. */
export function WhyButton({ card, figure, ...asked }: WhyButtonProps) {
  const { say, formats } = useWords();
  const [isOpen, setOpen] = useState(false);
  const title =
    asked.date === undefined ? figure : say('timeCards.whyOf', { figure, date: formats.longDate(asked.date) });
  return (
    <>
      <span className="why">
        <Button
          size="sm"
          tone="ghost"
          aria-label={say('timeCards.whyFigure', { figure: title })}
          onPress={() => setOpen(true)}
        >
          {say('timeCards.why')}
        </Button>
      </span>
      <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <WhyList card={card} {...asked} />
      </Dialog>
    </>
  );
}

/** As much room as the button takes, while its figure is on its way. */
export function WhyPlace() {
  const { say } = useWords();
  return (
    <span className="why place" aria-hidden="true">
      <span className="btn ghost sm">{say('timeCards.why')}</span>
    </span>
  );
}
