import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { CardDetail } from '../../contract/time-cards/cards.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { AdjustmentForm } from '../adjustments/adjustment-form.tsx';
import { AdjustmentList } from '../adjustments/adjustment-list.tsx';
import { useAdjustments } from '../adjustments/queries.ts';
import { dayToOpen } from '../adjustments/view.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { nameOf } from '../time-cards/cards/view.ts';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { Button } from '../ui/button.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { renderPair } from './render-pair.tsx';
import { renderWhy } from './render-why.tsx';

/** What was asked about the week of a card, what became of it, and, while the week is open, the manager's own correction. */
export function AdjustmentsOf({ card }: { readonly card: CardDetail }) {
  const { employee, startsOn, endsOn } = card;
  const { say } = useWords();
  const { data, error, refetch } = useAdjustments(employee.employeeId, startsOn, endsOn);
  return (
    <section>
      <SectionHead title={say('adjustments.historyTitle')}>
        {!card.isOwn && (card.state === 'open' || card.state === 'signed') && <CorrectButton card={card} />}
      </SectionHead>
      {data === undefined && error !== null && <AskProblem error={error} retry={() => void refetch()} />}
      {data === undefined && error === null && (
        <Loading label={say('kernel.loading')}>
          <Skeleton blockSize="24px" />
        </Loading>
      )}
      {data?.adjustments.length === 0 && <p>{say('adjustments.noneOfWeek')}</p>}
      {data && data.adjustments.length > 0 && (
        <AdjustmentList
          employeeId={employee.employeeId}
          adjustments={data.adjustments}
          own={false}
          renderPair={renderPair}
        />
      )}
    </section>
  );
}

/** Opens on the first day about which something is flagged: what must be fixed is fixed where it is told. */
function CorrectButton({ card }: { readonly card: CardDetail }) {
  const { say } = useWords();
  const now = useServerNow();
  const [isOpen, setOpen] = useState(false);
  const today = dateAt(now, card.zone);
  const flagged = card.flags.find(({ date }) => date !== null)?.date;
  return (
    <span className="end">
      <Button size="sm" icon={PencilLine} onPress={() => setOpen(true)}>
        {say('adjustments.correct')}
      </Button>
      {isOpen && (
        <AdjustmentForm
          employeeId={card.employee.employeeId}
          date={flagged ?? dayToOpen(card, today)}
          name={nameOf(card)}
          now={now}
          renderPair={renderPair}
          renderWhy={renderWhy}
          onClose={() => setOpen(false)}
        />
      )}
    </span>
  );
}
