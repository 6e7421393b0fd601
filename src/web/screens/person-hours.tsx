import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import { addDays, dateAt } from '../../domain/kernel/time.ts';
import { AdjustmentForm } from '../adjustments/adjustment-form.tsx';
import { AdjustmentList } from '../adjustments/adjustment-list.tsx';
import { useAdjustments } from '../adjustments/queries.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { useWords } from '../kernel/words.tsx';
import { useServerNow } from '../time-clock/device/device-clock.ts';
import { Button } from '../ui/button.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { renderPair } from './render-pair.tsx';
import { renderWhy } from './render-why.tsx';

const daysShown = 60;

interface PersonHoursProps {
  readonly employeeId: string;
  readonly name: string;
}

/** What was ever changed about somebody's hours of the last weeks, and the manager's own correction. */
export function PersonHours({ employeeId, name }: PersonHoursProps) {
  const { say } = useWords();
  const { home } = useSelf();
  const now = useServerNow();
  const [isOpen, setOpen] = useState(false);
  const today = dateAt(now, home.zone);
  const { data } = useAdjustments(employeeId, addDays(today, -daysShown), today);
  const adjustments = data?.adjustments.toReversed() ?? [];
  return (
    <>
      <SectionHead title={say('adjustments.historyTitle')}>
        <span className="end">
          <Button size="sm" icon={PencilLine} onPress={() => setOpen(true)}>
            {say('adjustments.correct')}
          </Button>
        </span>
      </SectionHead>
      <AdjustmentList employeeId={employeeId} adjustments={adjustments} own={false} renderPair={renderPair} />
      {isOpen && (
        <AdjustmentForm
          employeeId={employeeId}
          date={today}
          name={name}
          now={now}
          renderPair={renderPair}
          renderWhy={renderWhy}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
