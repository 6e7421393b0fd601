import { CalendarCheck } from 'lucide-react';
import { refusalSentence } from '../../../words/refusal-sentence.ts';
import { sentenceFor } from '../../kernel/problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useOpenShifts } from './queries.ts';

/** Approves a request for time off, and opens the shifts that it concerns. */
export function ApproveAndOpen({ requestId, name }: { readonly requestId: string; readonly name: string }) {
  const { say, speaker } = useWords();
  const { mutate, isPending } = useOpenShifts();
  const approve = () =>
    mutate(requestId, {
      onSuccess: (answer) => {
        if (answer.ok) showToast({ text: say('schedule.leave.opened', { count: answer.value.opened }) });
        else showToast({ text: refusalSentence(speaker, answer.refusal, answer.details) }, { untilClosed: true });
      },
      onError: (error) => showToast({ text: sentenceFor(speaker, error) }, { untilClosed: true }),
    });
  return (
    <Button
      size="sm"
      icon={CalendarCheck}
      busy={isPending}
      aria-label={say('schedule.leave.approveAndOpenOf', { name })}
      onPress={approve}
    >
      {say('schedule.leave.approveAndOpen')}
    </Button>
  );
}
