import type { ReactNode } from 'react';
import type { SupportRequest } from '../../contract/support.ts';
import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Chip } from '../ui/chip.tsx';

/** The device's own zone: a message is a letter, and belongs to whoever reads it. */
const ownZone = new Intl.DateTimeFormat().resolvedOptions().timeZone as Zone;

const tones = { open: 'acc', answered: 'in', closed: undefined } as const;

interface RequestCardProps {
  readonly request: SupportRequest;
  readonly showsSender: boolean;
  readonly children?: ReactNode;
}

/** One question and its end. */
export function RequestCard({ request, showsSender, children }: RequestCardProps) {
  const { say, formats } = useWords();
  const { from, subject, message, concern, state, answer, askedAt, endedBy, endedAt } = request;
  const tone = tones[state];
  const when = (at: typeof askedAt) => formats.fullDate(dateAt(at, ownZone));
  return (
    <article className="card request">
      <header>
        {showsSender && <Avatar name={from.name} photoUrl={from.photoUrl} size="md" />}
        <div>
          <h3 dir="auto">{subject}</h3>
          <p className="soft">
            {showsSender && (
              <>
                <bdi>{from.name}</bdi> ·{' '}
              </>
            )}
            {say(`support.concern.${concern}`)} · <span className="num">{when(askedAt)}</span>
          </p>
        </div>
        <Chip {...(tone && { tone })}>{say(`support.state.${state}`)}</Chip>
      </header>
      <p className="said" dir="auto">
        {message}
      </p>
      {answer !== null && (
        <div className="answer">
          <p className="soft">
            {say('support.answeredBy', { name: endedBy ?? '', date: endedAt === null ? '' : when(endedAt) })}
          </p>
          <p className="said" dir="auto">
            {answer}
          </p>
        </div>
      )}
      {children}
    </article>
  );
}
