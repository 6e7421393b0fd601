import './time-card-table.css';
import { useWords } from '../kernel/words.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

const rows = [0, 1, 2, 3, 4];

/** The table's shape while its week is on its way. */
export function TimeCardLoading() {
  const { say } = useWords();
  return (
    <Loading label={say('kernel.loading')}>
      <div className="table-wrap time-card-loading">
        {rows.map((row) => (
          <Skeleton key={row} blockSize="20px" />
        ))}
      </div>
    </Loading>
  );
}
