import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import type { RenderDifference } from '../adjustments/adjustment-cards.tsx';
import type { EffectAsk } from '../adjustments/effect-table.tsx';
import { useWords } from '../kernel/words.tsx';
import { ChipButton } from '../ui/chip.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EffectWhy } from './render-why.tsx';

/** By how much the hours would change, which opens why: the times alone do not say it, since short rests are paid and punches have seconds. */
export const renderDifference: RenderDifference = (ask, minutes) => <Difference ask={ask} minutes={minutes} />;

function Difference({ ask, minutes }: { readonly ask: EffectAsk; readonly minutes: number }) {
  const { say, formats } = useWords();
  const [isOpen, setOpen] = useState(false);
  const amount = formats.durationChange(minutes);
  const figure = say('timeCards.ofDay', { what: say('adjustments.difference'), amount });
  return (
    <>
      <ChipButton icon={CircleHelp} label={say('timeCards.whyFigure', { figure })} onPress={() => setOpen(true)}>
        <bdi className="num" dir="ltr">
          {amount}
        </bdi>
      </ChipButton>
      <Dialog title={say('adjustments.weekHours')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <EffectWhy ask={ask} topic="worked" />
      </Dialog>
    </>
  );
}
