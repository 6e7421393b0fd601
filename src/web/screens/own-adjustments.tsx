import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { Adjustment } from '../../contract/adjustments.ts';
import type { CardDetail } from '../../contract/time-cards/cards.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { decideChange } from '../../domain/time-cards/decide-step.ts';
import { AdjustmentForm } from '../adjustments/adjustment-form.tsx';
import { AdjustmentList } from '../adjustments/adjustment-list.tsx';
import { dayToOpen } from '../adjustments/view.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { useWords } from '../kernel/words.tsx';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { Button } from '../ui/button.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { renderPair } from './render-pair.tsx';
import { renderWhy } from './render-why.tsx';

interface RequestButtonProps {
  readonly week: Parameters<typeof dayToOpen>[0];
  /** The card of the week, as far as there is one. */
  readonly card: CardDetail | undefined;
}

/** Asks for other times of a day in the week that is shown; quiet where the server would record none. */
export function RequestButton({ week, card }: RequestButtonProps) {
  const { say } = useWords();
  const { employeeId, home } = useSelf();
  const now = useServerNow();
  const [isOpen, setOpen] = useState(false);
  const today = dateAt(now, home.zone);
  const change = card && decideChange(card);
  return (
    <>
      <Button
        icon={PencilLine}
        unavailable={change?.ok === false ? say(`refusal.${change.refusal}`) : undefined}
        onPress={() => setOpen(true)}
      >
        {say('adjustments.request')}
      </Button>
      {isOpen && (
        <AdjustmentForm
          employeeId={employeeId}
          date={dayToOpen(week, today)}
          now={now}
          renderPair={renderPair}
          renderWhy={renderWhy}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** What was asked about the week, and what became of it. */
export function OwnAdjustments({ adjustments }: { readonly adjustments: readonly Adjustment[] | undefined }) {
  const { say } = useWords();
  const { employeeId } = useSelf();
  if (adjustments === undefined || adjustments.length === 0) return null;
  return (
    <>
      <SectionHead title={say('adjustments.historyTitle')} />
      <AdjustmentList employeeId={employeeId} adjustments={adjustments} own renderPair={renderPair} />
    </>
  );
}
