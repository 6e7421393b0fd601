import { FileDown } from 'lucide-react';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { refusalSentence } from '../../../words/refusal-sentence.ts';
import { sentenceFor } from '../../kernel/problem.tsx';
import { Said, useWords, type Words } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { usePrintWeek } from './queries.ts';

interface PaperOf {
  /** Undefined, the reader's own week. */
  readonly locationId?: string;
  readonly date: PlainDate;
}

/** Saves the published week as PDF; why it could not be had is said until somebody has read it. */
export function usePaperOf({ locationId, date }: PaperOf): { readonly save: () => void; readonly isPending: boolean } {
  const { mutate, isPending } = usePrintWeek();
  const sayWhy = (of: (words: Words) => string): void => {
    showToast({ text: <Said of={of} /> }, { untilClosed: true });
  };
  const save = (): void =>
    mutate(
      { locationId, date },
      {
        onSuccess: (answer) =>
          answer.ok || sayWhy(({ speaker }) => refusalSentence(speaker, answer.refusal, answer.details)),
        onError: (error) => sayWhy(({ speaker }) => sentenceFor(speaker, error)),
      },
    );
  return { save, isPending };
}

/** The button that saves a week as PDF. */
export function PrintWeek({ size, ...week }: PaperOf & { readonly size?: 'sm' }) {
  const { say } = useWords();
  const { save, isPending } = usePaperOf(week);
  return (
    <Button
      {...(size && { size })}
      icon={FileDown}
      busy={isPending}
      aria-label={say('schedule.paper.download')}
      onPress={save}
    >
      {say('schedule.paper.pdf')}
    </Button>
  );
}
