import type { ReactNode } from 'react';
import { useWords } from '../kernel/words.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

/** The shapes of what stands in a thread, while it is coming. */
export function ThreadToCome({ back }: { readonly back: ReactNode }) {
  const { say } = useWords();
  return (
    <>
      <div className="th">
        {back}
        <Skeleton inlineSize="32px" blockSize="32px" />
        <Skeleton inlineSize="160px" blockSize="24px" />
      </div>
      <div className="log">
        <Loading label={say('kernel.loading')}>
          <div className="said" aria-hidden>
            <Skeleton inlineSize="60%" blockSize="40px" />
            <Skeleton inlineSize="40%" blockSize="40px" />
            <Skeleton inlineSize="50%" blockSize="40px" />
          </div>
        </Loading>
      </div>
    </>
  );
}
