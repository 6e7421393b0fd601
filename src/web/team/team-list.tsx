import './team-list.css';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TeamCard } from '../../contract/team.ts';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { nameOf } from './view.ts';

interface TeamListProps {
  /** Those who were read so far, of `count`. */
  readonly people: readonly TeamCard[];
  readonly count: number;
  /** Whose list it is. */
  readonly ownId: string;
  /** Something narrows the list. */
  readonly isNarrowed: boolean;
  /** Makes a card lead to the person’s page. */
  readonly link: (employeeId: string, children: ReactNode) => ReactNode;
  /** Reads more of them; undefined where there are no more. */
  readonly onMore: (() => void) | undefined;
  readonly isReading: boolean;
  readonly onClear: () => void;
  /** What brings others, where nobody but the reader is here. */
  readonly alone: ReactNode;
}

/** People as cards, a page at a time. */
export function TeamList({ people, count, ownId, isNarrowed, link, onMore, isReading, onClear, alone }: TeamListProps) {
  const { say } = useWords();
  const isAlone = !isNarrowed && people.every(({ employeeId }) => employeeId === ownId);
  return (
    <>
      <p className="team-count" role="status">
        {say('team.count', { count })}
      </p>
      {count === 0 && (
        <EmptyState text={say('team.nothingFound')}>
          <Button onPress={onClear}>{say('team.clear')}</Button>
        </EmptyState>
      )}
      <ul className="people">
        {people.map((card) => (
          <li key={card.employeeId} className="card">
            {link(card.employeeId, <PersonCard card={card} isSelf={card.employeeId === ownId} />)}
          </li>
        ))}
      </ul>
      {isAlone && count > 0 && <EmptyState text={say('team.empty')}>{alone}</EmptyState>}
      {onMore && (
        <div className="more-people">
          <Button busy={isReading} onPress={onMore}>
            {say('team.showMore')}
          </Button>
        </div>
      )}
    </>
  );
}

function PersonCard({ card, isSelf }: { readonly card: TeamCard; readonly isSelf: boolean }) {
  const { say } = useWords();
  const name = nameOf(card);
  return (
    <>
      <Avatar name={name} photoUrl={card.photoUrl} size="md" />
      <span className="who">
        <span className="name">
          <bdi>{name}</bdi>
          {isSelf && <span className="mute"> · {say('team.you')}</span>}
        </span>
        <span className="line">
          {say(`people.role.${card.role}`)} · <bdi>{card.home.name}</bdi>
        </span>
        {card.furtherCount > 0 && (
          <span className="line mute">{say('team.further', { count: card.furtherCount })}</span>
        )}
        {card.email !== null && (
          <span className="line mute">
            <bdi dir="ltr">{card.email}</bdi>
          </span>
        )}
      </span>
      {card.status !== null && card.status !== 'active' && (
        <Chip tone={card.status === 'pending' ? 'acc' : 'out'}>{say(`team.status.${card.status}`)}</Chip>
      )}
      <Icon of={ChevronRight} size={16} flip className="mute" />
    </>
  );
}

/** The shapes of what is coming. */
export function TeamToCome() {
  const { say } = useWords();
  return (
    <Loading label={say('kernel.loading')}>
      <div className="team-count" aria-hidden>
        <Skeleton inlineSize="90px" blockSize="20px" />
      </div>
      <div className="people" aria-hidden>
        {Array.from({ length: 12 }, (_, index) => (
          <div key={index} className="card">
            <div className="person-card">
              <Skeleton inlineSize="40px" blockSize="40px" />
              <div className="who">
                <Skeleton inlineSize="60%" blockSize="22px" />
                <Skeleton inlineSize="80%" blockSize="20px" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
