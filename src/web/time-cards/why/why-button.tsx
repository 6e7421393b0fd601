import './why-button.css';
import { useState, type ReactNode } from 'react';
import type { CardName } from '../../../domain/time-cards/card-name.ts';
import { readChapters } from '../../../words/chapters.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { onDemand } from '../../ui/on-demand.tsx';
import type { WhyAsk } from './view.ts';

const WhyList = onDemand(
  async () => (await Promise.all([import('./why-list.tsx'), readChapters('office')]))[0].WhyList,
);

interface WhyButtonProps extends WhyAsk {
  readonly card: CardName;
  /** The figure that is asked about, as its label says it: `Overtime`. */
  readonly figure: string;
  /** Said below all that is told of the card: what of it the figure is. */
  readonly children?: ReactNode;
}

/** “Why?” beside a figure: opens the punches, the rules and the sources that it comes from. */
export function WhyButton({ card, figure, children, ...asked }: WhyButtonProps) {
  const { say, formats } = useWords();
  const title =
    asked.date === undefined ? figure : say('timeCards.whyOf', { figure, date: formats.longDate(asked.date) });
  return (
    <WhyPress figure={title}>
      <WhyList card={card} {...asked} />
      {children}
    </WhyPress>
  );
}

/** “Why?” beside any figure, and behind it whatever explains it: a total is told by the rows that it adds up. */
export function WhyPress({ figure, children }: { readonly figure: string; readonly children: ReactNode }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <span className="why">
        <Button
          size="sm"
          tone="ghost"
          aria-label={say('timeCards.whyFigure', { figure })}
          onPress={() => setOpen(true)}
        >
          {say('timeCards.why')}
        </Button>
      </span>
      <Dialog title={figure} isOpen={isOpen} onClose={() => setOpen(false)}>
        {children}
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
