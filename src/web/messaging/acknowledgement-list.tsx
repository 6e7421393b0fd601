import './conversation-details.css';
import { Bell } from 'lucide-react';
import type { Instant, Zone } from '../../domain/kernel/time.ts';
import { decideReminding } from '../../domain/messaging/acknowledgement.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { sentenceFor } from '../kernel/problem.tsx';
import { shortMoment } from '../kernel/short-moment.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { Said, useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Problem } from '../ui/problem.tsx';
import { showToast } from '../ui/toast.tsx';
import { useAcknowledgements, useRemind } from './queries.ts';
import { missingFirst } from './view.ts';

interface AcknowledgementListProps {
  readonly of: { readonly conversationId: string; readonly messageId: string };
  /** The first words of what is acknowledged; empty, where nobody reads them any more. */
  readonly about: string;
  readonly mayRemind: boolean;
  readonly now: Instant;
  readonly zone: Zone;
  readonly onClose: () => void;
}

/** Who has acknowledged an announcement and who has not, and the button that reminds the latter. */
export function AcknowledgementList({ of, about, mayRemind, now, zone, onClose }: AcknowledgementListProps) {
  const { say, speaker, formats } = useWords();
  const { data, error, refetch } = useAcknowledgements(of);
  const { mutate: remind, data: answer, error: unsent, isPending } = useRemind();
  const missing = data?.people.filter(({ acknowledgedAt }) => acknowledgedAt === null).length ?? 0;
  const reminding = decideReminding({ missing, lastToldAt: data?.lastToldAt ?? undefined }, now);
  const refused =
    unsent === null
      ? answer?.ok === false && refusalSentence(speaker, answer.refusal, answer.details)
      : sentenceFor(speaker, unsent);
  const press = (): void =>
    remind(of, {
      onSuccess: (told) => told.ok && showToast({ text: <Said of={(words) => words.say('messaging.reminded')} /> }),
    });
  return (
    <Dialog
      title={about === '' ? say('messaging.acknowledgements') : say('messaging.acknowledgementsOf', { about })}
      isOpen
      onClose={onClose}
      actions={
        mayRemind &&
        missing > 0 && (
          <Button
            tone="primary"
            icon={Bell}
            busy={isPending}
            onPress={press}
            unavailable={reminding.ok ? undefined : say(`refusal.${reminding.refusal}`)}
          >
            {say('messaging.remind', { count: missing })}
          </Button>
        )
      }
    >
      {typeof refused === 'string' && <Problem title={refused} />}
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('messaging.acknowledgementsFailed')} blockSize="160px" />
      )}
      {data?.people.length === 0 && <EmptyState text={say('messaging.nobodyAsked')} />}
      {mayRemind && missing > 0 && <p className="told">{say('messaging.tellsByItself')}</p>}
      {missing > 0 && typeof data?.lastToldAt === 'number' && (
        <p className="told">
          {say('messaging.lastTold', { moment: shortMoment(formats, data.lastToldAt, now, zone) })}
        </p>
      )}
      {/* From the keyboard it is scrolled where it is focused. */}
      <div role="region" aria-label={say('messaging.acknowledgements')} tabIndex={0}>
        <ul className="in-conversation">
          {missingFirst(data?.people ?? []).map(({ employeeId, name, photoUrl, acknowledgedAt }) => (
            <li key={employeeId}>
              <Avatar name={name} photoUrl={photoUrl} />
              <span>
                <bdi>{name}</bdi>
                <small className="num">
                  {acknowledgedAt === null ? say('messaging.notYet') : shortMoment(formats, acknowledgedAt, now, zone)}
                </small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
