import { Check, Hourglass } from 'lucide-react';
import { useWords } from '../../kernel/words.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { ShiftMark as Mark } from './view.ts';

/** Whether whoever has a shift has confirmed it: a small sign, and a word for whoever hears the grid. */
export function ShiftMark({ mark }: { readonly mark: Mark }) {
  const { say } = useWords();
  return (
    <>
      <Icon of={mark === 'confirmed' ? Check : Hourglass} size={13} className="flag mark" />
      <span className="sr">
        {say(mark === 'confirmed' ? 'schedule.confirm.confirmed' : 'schedule.confirm.missing')}
      </span>
    </>
  );
}
