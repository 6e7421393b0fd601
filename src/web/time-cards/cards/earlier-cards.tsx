import './earlier-cards.css';
import { ChevronLeft, ChevronRight, CircleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { EarlierCard } from '../../../contract/time-cards/cards.ts';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { AskProblem } from '../../kernel/problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SectionHead } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/skeleton.tsx';
import { useEarlierCards } from './queries.ts';
import { StateChip } from './state-chip.tsx';

interface EarlierCardsProps {
  readonly owner: string;
  /** The week after the first ones that are listed. */
  readonly before: PlainDate;
  readonly link: (startsOn: PlainDate, children: ReactNode) => ReactNode;
}

const shownAtOnce = 4;
const places = Array.from({ length: shownAtOnce }, (_, index) => index);

/** Previous Time Cards, four at a time. */
export function EarlierCards({ owner, before, link }: EarlierCardsProps) {
  const { say } = useWords();
  // Where each page begins: a workweek may have moved, so that the weeks of a page are no multiple of seven days.
  const [pages, setPages] = useState<readonly PlainDate[]>([]);
  const { data, error, refetch, isPlaceholderData } = useEarlierCards(owner, pages.at(-1) ?? before);
  const goEarlier = () => {
    const oldest = data?.cards.at(-1)?.startsOn;
    if (oldest !== undefined && !isPlaceholderData) setPages([...pages, oldest]);
  };
  return (
    <section className="earlier-cards">
      <SectionHead title={say('timeCards.earlierTitle')}>
        <span className="end">
          <IconButton flip icon={ChevronLeft} label={say('timeCards.earlierCards')} onPress={goEarlier} />
          <IconButton
            flip
            icon={ChevronRight}
            label={say('timeCards.laterCards')}
            unavailable={pages.length === 0 ? say('timeCards.noLater') : undefined}
            onPress={() => setPages(pages.slice(0, -1))}
          />
        </span>
      </SectionHead>
      {data === undefined && error !== null && <AskProblem error={error} retry={() => void refetch()} />}
      {data === undefined && error === null && (
        <Loading label={say('kernel.loading')}>
          <div className="stats">
            {places.map((place) => (
              <div key={place} className="card stat">
                <Skeleton blockSize="76px" />
              </div>
            ))}
          </div>
        </Loading>
      )}
      {data && (
        <ul className="stats">
          {data.cards.map((card) => (
            <li key={card.startsOn}>{link(card.startsOn, <Card card={card} />)}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Card({ card: { startsOn, endsOn, workedMinutes, state, flagged } }: { readonly card: EarlierCard }) {
  const { say, formats } = useWords();
  return (
    <span className="card stat">
      <span className="dates num">{formats.dateRange(startsOn, endsOn)}</span>
      <b className="num">{formats.duration(workedMinutes)}</b>
      {flagged && (
        <Chip tone="out" icon={CircleAlert}>
          {say('timeCards.mustFix')}
        </Chip>
      )}
      {!flagged && (workedMinutes > 0 || state !== 'open') && <StateChip state={state} />}
      {!flagged && workedMinutes === 0 && state === 'open' && <Chip>{say('timeCards.notRecorded')}</Chip>}
    </span>
  );
}
