import { CalendarPlus } from 'lucide-react';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { useShiftFile } from './queries.ts';

/** Hands one shift to the calendar of the device. */
export function AddToCalendar({ shiftId }: { readonly shiftId: string }) {
  const { say } = useWords();
  const fetching = useShiftFile(shiftId);
  return (
    <>
      <FormProblem answer={fetching.data} error={fetching.error} />
      <Button icon={CalendarPlus} busy={fetching.isPending} onPress={() => fetching.mutate()}>
        {say('schedule.calendar.add')}
      </Button>
    </>
  );
}
