import { Hourglass } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import type { Adjustment } from '../../contract/adjustments.ts';
import type { CardDetail } from '../../contract/time-cards/cards.ts';
import { saysMore, toldByDay, type ToldOutcome } from '../../domain/adjustments/told-by-day.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { toneOf } from '../adjustments/view.ts';
import { useWords } from '../kernel/words.tsx';
import { DayNotes, notesByDay } from '../time-cards/cards/day-notes.tsx';
import { Chip } from '../ui/chip.tsx';

/** What is to be said of each day: what is particular about it, and the last word about an adjustment. */
export function notesOf(
  adjustments: readonly Adjustment[],
  card: CardDetail | undefined,
): ReadonlyMap<PlainDate, ReactNode> {
  const told = toldByDay(adjustments);
  const noted = card === undefined ? new Map<PlainDate, never>() : notesByDay(card);
  return new Map(
    [...new Set([...told.keys(), ...noted.keys()])].map((date) => {
      const outcome = told.get(date);
      const notes = noted.get(date);
      const flags = notes?.flags.filter((flag) => saysMore(flag, outcome)) ?? [];
      return [
        date,
        <Fragment key={date}>
          {notes && <DayNotes {...notes} flags={flags} />}
          {outcome && <StateChip outcome={outcome} />}
        </Fragment>,
      ];
    }),
  );
}

function StateChip({ outcome }: { readonly outcome: ToldOutcome }) {
  const { say } = useWords();
  const decision = outcome === 'pending' ? null : { outcome };
  return (
    <Chip tone={toneOf({ decision })} {...(outcome === 'pending' && { icon: Hourglass })}>
      {say(`adjustments.chip.${outcome}`)}
    </Chip>
  );
}
