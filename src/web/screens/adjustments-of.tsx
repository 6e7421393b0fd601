import type { CardDetail } from '../../contract/time-cards/cards.ts';
import { AdjustmentList } from '../adjustments/adjustment-list.tsx';
import { useAdjustments } from '../adjustments/queries.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { renderPair } from './render-pair.tsx';

/** What was asked about the week of a card, and what became of it. */
export function AdjustmentsOf({ card: { employee, startsOn, endsOn } }: { readonly card: CardDetail }) {
  const { say } = useWords();
  const { data, error, refetch } = useAdjustments(employee.employeeId, startsOn, endsOn);
  return (
    <section>
      <SectionHead title={say('adjustments.historyTitle')} />
      {data === undefined && error !== null && <AskProblem error={error} retry={() => void refetch()} />}
      {data === undefined && error === null && (
        <Loading label={say('kernel.loading')}>
          <Skeleton blockSize="24px" />
        </Loading>
      )}
      {data?.adjustments.length === 0 && <p>{say('adjustments.noneOfWeek')}</p>}
      {data && data.adjustments.length > 0 && (
        <AdjustmentList adjustments={data.adjustments} own={false} renderPair={renderPair} />
      )}
    </section>
  );
}
