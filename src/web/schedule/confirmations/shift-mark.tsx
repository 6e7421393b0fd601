import { ArrowLeftRight, Check, Hourglass } from 'lucide-react';
import { useWords } from '../../kernel/words.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ShiftMark as Mark } from './view.ts';

type GridState = 'published' | 'draft' | 'gone';

const marks = {
  confirmed: { icon: Check, size: 13, heard: 'schedule.confirm.confirmed' },
  waiting: { icon: Hourglass, size: 13, heard: 'schedule.confirm.missing' },
  offered: { icon: ArrowLeftRight, size: 14, heard: 'schedule.swapOffered' },
  swap: { icon: ArrowLeftRight, size: 14, heard: 'schedule.swapAsked' },
} as const;

/** How whoever has a shift stands to it: a small sign, and a word for whoever hears the grid. */
export function ShiftMark({ mark }: { readonly mark: Mark }) {
  const { say } = useWords();
  const { icon, size, heard } = marks[mark];
  return (
    <>
      <Icon of={icon} size={size} className={`flag mark is-${mark}`} />
      <span className="sr">{say(heard)}</span>
    </>
  );
}

/** The same in sight, where there is room for the word. */
export function ShiftMarkChip({ mark }: { readonly mark: Mark }) {
  const { say } = useWords();
  const { icon, heard } = marks[mark];
  return (
    <Chip icon={icon} {...(mark === 'swap' && { tone: 'acc' })}>
      {say(heard)}
    </Chip>
  );
}

/**
 * Whether the mark of a shift is shown: of a draft, or of what is cancelled, nobody is asked yet, and a swap alone goes on until that is
 * published. What speaks against a shift hides nothing: both are shown.
 */
export const showsMark = (mark: Mark | undefined, state: GridState): mark is Mark =>
  mark !== undefined && (mark === 'swap' || mark === 'offered' || state === 'published');
