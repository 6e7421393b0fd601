import { useWords } from '../kernel/words.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

const places = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The shapes of what is coming. */
export function PaymentsToCome() {
  const { say } = useWords();
  return (
    <Loading label={say('kernel.loading')}>
      <div className="stats">
        {places(4).map((place) => (
          <div key={place} className="card stat">
            <Skeleton blockSize="76px" />
          </div>
        ))}
      </div>
      <Skeleton blockSize="66px" />
      <Skeleton blockSize="560px" />
    </Loading>
  );
}
