import type { ReactNode } from 'react';
import type { CardDetail } from '../../contract/time-cards/cards.ts';
import { AdjustmentList } from '../adjustments/adjustment-list.tsx';
import { useAdjustments } from '../adjustments/queries.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { renderPair } from './render-pair.tsx';

interface AdjustmentsOfProps {
  readonly card: CardDetail;
  /** The manager's own correction, unless that stands beside what must be fixed. */
  readonly correct: ReactNode;
}

/** What was asked about the week of a card, and what became of it. */
export function AdjustmentsOf({ card, correct }: AdjustmentsOfProps) {
  const { employee, startsOn, endsOn } = card;
  const { say } = useWords();
  const { data, error, refetch } = useAdjustments(employee.employeeId, startsOn, endsOn);
  return (
    <section>
      <SectionHead title={say('adjustments.historyTitle')}>
        <span className="end">{correct}</span>
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
