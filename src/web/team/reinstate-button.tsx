import { refusalSentence } from '../../words/refusal-sentence.ts';
import { sentenceFor } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { useReinstate } from './queries.ts';

/** Gives somebody their access back. */
export function ReinstateButton({ employeeId, name }: { readonly employeeId: string; readonly name: string }) {
  const { say, speaker } = useWords();
  const reinstate = useReinstate(employeeId);
  return (
    <Button
      tone="ink"
      busy={reinstate.isPending}
      onPress={() =>
        reinstate.mutate(undefined, {
          onSuccess: (answer) =>
            showToast({
              text: answer.ok
                ? say('team.reinstated', { name })
                : refusalSentence(speaker, answer.refusal, answer.details),
            }),
          onError: (error) => showToast({ text: sentenceFor(speaker, error) }, { untilClosed: true }),
        })
      }
    >
      {say('team.reinstate')}
    </Button>
  );
}
