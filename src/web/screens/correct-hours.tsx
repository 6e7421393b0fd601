import { PencilLine } from 'lucide-react';
import type { CardDetail } from '../../contract/time-cards/cards.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { AdjustmentForm } from '../adjustments/adjustment-form.tsx';
import { dayToOpen } from '../adjustments/view.ts';
import { useWords } from '../kernel/words.tsx';
import { dayToMend, nameOf } from '../time-cards/cards/view.ts';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { Button } from '../ui/button.tsx';
import { renderPair } from './render-pair.tsx';
import { renderWhy } from './render-why.tsx';

/** Begins a manager's own correction, while the week is open. */
export function CorrectButton({ card, onPress }: { readonly card: CardDetail; readonly onPress: () => void }) {
  const { say } = useWords();
  if (card.isOwn || (card.state !== 'open' && card.state !== 'signed')) return null;
  return (
    <Button size="sm" icon={PencilLine} onPress={onPress}>
      {say('adjustments.correct')}
    </Button>
  );
}

/** Opens on the first day that must be fixed, else on the first about which something is flagged. */
export function CorrectHours({ card, onClose }: { readonly card: CardDetail; readonly onClose: () => void }) {
  const now = useServerNow();
  const flagged = dayToMend(card.flags) ?? card.flags.find(({ date }) => date !== null)?.date;
  return (
    <AdjustmentForm
      employeeId={card.employee.employeeId}
      date={flagged ?? dayToOpen(card, dateAt(now, card.zone))}
      name={nameOf(card)}
      now={now}
      renderPair={renderPair}
      renderWhy={renderWhy}
      onClose={onClose}
    />
  );
}
