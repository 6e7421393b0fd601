import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readOffers } from '../../../contract/schedule/offers.ts';
import { refusalOf } from '../../../domain/schedule/offer.ts';
import { refusalSentence } from '../../../words/refusal-sentence.ts';
import { sentenceFor } from '../../kernel/problem.tsx';
import { Said, useWords, type Words } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useTake } from './queries.ts';

interface TakeButtonProps {
  readonly takeable: Pick<ReplyOf<typeof readOffers>['takeable'][number], 'shift' | 'unfit'>;
}

/** Takes a shift; quiet, with the reason, where the reader could not work it. */
export function TakeButton({ takeable: { shift, unfit } }: TakeButtonProps) {
  const { say } = useWords();
  const take = useTake();
  const refused = (sentence: (words: Words) => string) =>
    showToast({ text: <Said of={sentence} /> }, { untilClosed: true });
  const press = (): void =>
    take.mutate(shift.shiftId, {
      onSuccess: (answer) => {
        if (!answer.ok) return refused((words) => refusalSentence(words, answer.refusal));
        const said = answer.value.waitsForApproval ? 'schedule.takenWaits' : 'schedule.taken';
        return showToast({ text: <Said of={(words) => words.say(said)} /> });
      },
      onError: (error) => refused((words) => sentenceFor(words, error)),
    });
  return (
    <Button
      tone="ink"
      size="sm"
      busy={take.isPending}
      unavailable={unfit === null ? undefined : say(`refusal.${refusalOf(unfit)}`)}
      onPress={press}
    >
      {say('schedule.take')}
    </Button>
  );
}
