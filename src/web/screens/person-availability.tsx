import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { useAvailability } from '../schedule/availability/queries.ts';
import { SaidDates, SaidWeek } from '../schedule/availability/said-days.tsx';
import { SectionHead } from '../ui/layout.tsx';

/** When somebody of the team can work, as they said it. */
export function PersonAvailability({ employeeId }: { readonly employeeId: string }) {
  const { say } = useWords();
  const { data, error, refetch } = useAvailability(employeeId);
  return (
    <>
      <SectionHead title={say('schedule.availability.of')} />
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('schedule.availability.failed')} blockSize="352px" />
      )}
      {data !== undefined && (
        <>
          <SaidWeek week={data.week} />
          <SectionHead title={say('schedule.availability.dates')} />
          <SaidDates dates={data.dates} none={say('schedule.availability.noDatesOf')} />
        </>
      )}
    </>
  );
}
