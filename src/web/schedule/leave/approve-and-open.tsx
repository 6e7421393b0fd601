import { CalendarCheck } from 'lucide-react';
import { telling } from '../../kernel/telling.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { useOpenShifts } from './queries.ts';

interface ApproveAndOpenProps {
  readonly requestId: string;
  readonly name: string;
  /** Why it cannot be approved now. */
  readonly unavailable: string | undefined;
}

/** Approves a request for time off, and opens the shifts that it concerns. */
export function ApproveAndOpen({ requestId, name, unavailable }: ApproveAndOpenProps) {
  const { say } = useWords();
  const { mutate, isPending } = useOpenShifts(
    telling((words, { opened: count }) => words.say('schedule.leave.opened', { count })),
  );
  return (
    <Button
      size="sm"
      icon={CalendarCheck}
      busy={isPending}
      unavailable={unavailable}
      aria-label={say('schedule.leave.approveAndOpenOf', { name })}
      onPress={() => mutate(requestId)}
    >
      {say('schedule.leave.approveAndOpen')}
    </Button>
  );
}
