import './whos-in.css';
import { CircleAlert } from 'lucide-react';
import { Link } from 'react-aria-components';
import type { PresenceReply, PresentPerson } from '../../../contract/schedule/presence.ts';
import { dateAt, type Zone } from '../../../domain/kernel/time.ts';
import { useInPieces } from '../../kernel/in-pieces.ts';
import { useNow } from '../../kernel/now.ts';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Chip, StatusDot } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SectionHead } from '../../ui/layout.tsx';
import { usePresence } from './queries.ts';

/** Who works, who is on a break, who is late and who is expected, by location; as it changes. */
export function WhosIn({ personLink }: { readonly personLink: (employeeId: string) => string }) {
  const { say } = useWords();
  const { data, error, refetch } = usePresence();
  const told = useInPieces(data)?.locations.filter(({ people }) => people.length > 0);
  return (
    <section aria-label={say('schedule.presence.title')}>
      <SectionHead title={say('schedule.presence.title')} />
      {told === undefined ? (
        <Unanswered error={error} refetch={refetch} title={say('schedule.presence.failed')} blockSize="240px" />
      ) : told.length === 0 ? (
        <EmptyState text={say('schedule.presence.nobody')}>
          <ButtonLink href="/schedule?show=team">{say('schedule.presence.plan')}</ButtonLink>
        </EmptyState>
      ) : (
        <div className="whos-in">
          {told.map((location) => (
            <Place key={location.id} location={location} personLink={personLink} />
          ))}
        </div>
      )}
    </section>
  );
}

const isHere = ({ presence }: Pick<PresentPerson, 'presence'>): boolean =>
  presence === 'working' || presence === 'on_break';

function Place({
  location: { name, zone, people },
  personLink,
}: {
  readonly location: PresenceReply['locations'][number];
  readonly personLink: (employeeId: string) => string;
}) {
  const { say } = useWords();
  return (
    <div className="card whos-in-place">
      <header>
        <h3>
          <bdi>{name}</bdi>
        </h3>
        <Chip>{say('schedule.presence.count', { count: people.filter(isHere).length })}</Chip>
      </header>
      <ul>
        {people.map((person) => (
          <li key={person.employeeId}>
            <Avatar name={person.name} photoUrl={person.photoUrl} />
            {person.isKnown ? (
              <Link className="link" href={personLink(person.employeeId)}>
                <bdi>{person.name}</bdi>
              </Link>
            ) : (
              <bdi>{person.name}</bdi>
            )}
            <State person={person} zone={zone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

const looks = {
  working: { tone: 'in', word: 'schedule.presence.working', since: 'schedule.presence.since' },
  on_break: { tone: 'brk', word: 'schedule.presence.on_break', since: 'schedule.presence.since' },
  late: { tone: 'out', word: 'schedule.presence.late', since: 'schedule.presence.lateFor' },
  expected: { tone: undefined, word: 'schedule.presence.expected', since: 'schedule.presence.due' },
} as const;

function State({ person: { presence, at, forgotten }, zone }: { readonly person: PresentPerson; readonly zone: Zone }) {
  const { say, formats } = useWords();
  const now = useNow(60_000);
  const { tone, word, since } = looks[presence];
  const [on, time] = [dateAt(at, zone), formats.time(at, zone)];
  const isOfToday = on === dateAt(now, zone) || !isHere({ presence });
  return (
    <span className="whos-in-state">
      {forgotten ? (
        <Chip tone="brk" icon={CircleAlert}>
          {say('schedule.presence.forgotten')}
        </Chip>
      ) : (
        <>
          {tone !== undefined && <StatusDot tone={tone} />}
          <span>{say(word)}</span>
        </>
      )}
      <span className="soft num">
        {isOfToday ? say(since, { time }) : say('schedule.presence.sinceDate', { date: formats.date(on), time })}
      </span>
    </span>
  );
}
