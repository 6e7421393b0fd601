import { useWords } from '../kernel/words.tsx';
import { Chip } from '../ui/chip.tsx';

/** How many hours more or less: `+0:30`. */
export function DifferenceChip({ minutes }: { readonly minutes: number }) {
  const { say, formats } = useWords();
  return (
    <Chip>
      <span className="sr">{say('adjustments.difference')}</span>
      <bdi className="num" dir="ltr">
        {formats.durationChange(minutes)}
      </bdi>
    </Chip>
  );
}
