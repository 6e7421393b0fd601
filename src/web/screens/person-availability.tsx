import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { useAvailability } from '../schedule/availability/queries.ts';
import { SaidDates, SaidWeek } from '../schedule/availability/said-days.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';

/** When somebody of the team can work, as they said it. */
export function PersonAvailability({ employeeId }: { readonly employeeId: string }) {
  const { say } = useWords();
  const { data, error, refetch } = useAvailability(employeeId);
  return (
    <>
      <SectionHead title={say('schedule.availability.of')} />
      {data === undefined && error !== null && (
        <AskProblem title={say('schedule.availability.failed')} error={error} retry={() => void refetch()} />
      )}
      {data === undefined && error === null && (
        <Loading label={say('kernel.loading')}>
          <Skeleton blockSize="352px" />
        </Loading>
      )}
      {data !== undefined && (
        <>
          <SaidWeek week={data.week} />
          <SectionHead title={say('schedule.availability.dates')} />
          <SaidDates dates={data.dates} today={data.today} none={say('schedule.availability.noDatesOf')} />
        </>
      )}
    </>
  );
}
