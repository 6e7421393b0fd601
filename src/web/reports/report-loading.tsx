import { useWords } from '../kernel/words.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

/** The figures and the chart to come, in the sizes that they will have. */
export function ReportLoading() {
  const { say } = useWords();
  return (
    <Loading label={say('kernel.loading')}>
      <div className="stats">
        {[0, 1, 2, 3].map((card) => (
          <div key={card} className="card stat">
            <p>
              <Skeleton inlineSize="6rem" />
            </p>
            <b>
              <Skeleton inlineSize="5rem" />
            </b>
            <small>
              <Skeleton inlineSize="7rem" />
            </small>
          </div>
        ))}
      </div>
      <Skeleton blockSize="280px" />
    </Loading>
  );
}
