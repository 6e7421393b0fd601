import { ArrowLeftRight, Check, Hourglass } from 'lucide-react';
import { useWords } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ShiftMark as Mark } from './view.ts';

const marks = {
  confirmed: { icon: Check, heard: 'schedule.confirm.confirmed' },
  waiting: { icon: Hourglass, heard: 'schedule.confirm.missing' },
  swap: { icon: ArrowLeftRight, heard: 'schedule.swapAsked' },
} as const;

/** How whoever has a shift stands to it: a small sign, and a word for whoever hears the grid. */
export function ShiftMark({ mark }: { readonly mark: Mark }) {
  const { say } = useWords();
  const { icon, heard } = marks[mark];
  return (
    <>
      <Icon of={icon} size={mark === 'swap' ? 14 : 13} className={`flag mark is-${mark}`} />
      <span className="sr">{say(heard)}</span>
    </>
  );
}

/**
 * Whether a shift has room for its mark: what speaks against it, or that it is a draft, stands in the same corner and is said first; only a swap,
 * which waits for an answer, stands beside that.
 */
export const showsMark = (mark: Mark | undefined, isFlagged: boolean): mark is Mark =>
  mark !== undefined && (mark === 'swap' || !isFlagged);
