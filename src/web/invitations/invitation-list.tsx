import './invitation-list.css';
import { useState, type ReactNode } from 'react';
import type { Invitation } from '../../contract/invitations.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import { focusGoesToNext } from '../kernel/focus.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useMoment } from '../kernel/moment.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.tsx';
import { LinkToHandOn } from './link-to-hand-on.tsx';
import { useInvitations, useResend, useRevoke } from './queries.ts';

/** What nobody has accepted yet: who, as what, by whom, until when; each sent again or taken back. */
export function InvitationList({ zone, none }: { readonly zone: Zone; readonly none: ReactNode }) {
  const { say } = useWords();
  const { data, error, refetch } = useInvitations();
  const [taking, setTaking] = useState<Invitation>();
  const resend = useResend();
  const [link, setLink] = useState<string>();
  if (data === undefined) {
    if (error === null) return <InvitationsToCome />;
    return <AskProblem title={say('invitations.failed')} error={error} retry={() => void refetch()} />;
  }
  const sendAgain = ({ invitationId, email }: Invitation) =>
    resend.mutate(invitationId, {
      onSuccess: (answer) => {
        if (!answer.ok) return;
        if (answer.value.link !== null) return setLink(answer.value.link);
        showToast({ text: say('invitations.sentTo', { email: email ?? '' }) });
      },
    });
  return (
    <>
      <FormProblem answer={resend.data} error={resend.error} />
      <div ref={focusGoesToNext}>
        {data.invitations.length === 0 && <EmptyState text={say('invitations.empty')}>{none}</EmptyState>}
        <ul className="invitations">
          {data.invitations.map((one) => (
            <li key={one.invitationId} className="card" data-goes-on>
              <Facts invitation={one} zone={zone} />
              <div className="doings">
                <Button
                  size="sm"
                  busy={resend.isPending && resend.variables === one.invitationId}
                  aria-label={say('invitations.sendAgainTo', { who: whoOf(one, say('invitations.byHand')) })}
                  onPress={() => sendAgain(one)}
                >
                  {say(one.email === null ? 'invitations.newLink' : 'invitations.sendAgain')}
                </Button>
                <Button
                  size="sm"
                  tone="ghost"
                  aria-label={say('invitations.takeBackOf', { who: whoOf(one, say('invitations.byHand')) })}
                  onPress={() => setTaking(one)}
                >
                  {say('invitations.takeBack')}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {taking && <TakeBack invitation={taking} onDone={() => setTaking(undefined)} />}
      {link !== undefined && <LinkToHandOn link={link} onClose={() => setLink(undefined)} />}
    </>
  );
}

const whoOf = ({ name, email }: Invitation, byHand: string): string => name ?? email ?? byHand;

function Facts({ invitation, zone }: { readonly invitation: Invitation; readonly zone: Zone }) {
  const { say } = useWords();
  const moment = useMoment(zone);
  const { name, email, role, location, invitedBy, invitedAt, expiresAt, hasExpired } = invitation;
  return (
    <div className="facts">
      <h2>
        {name !== null && <bdi>{name}</bdi>}
        {name === null && (email === null ? say('invitations.byHand') : <bdi dir="ltr">{email}</bdi>)}
        {hasExpired && <Chip tone="out">{say('invitations.expired')}</Chip>}
      </h2>
      {name !== null && email !== null && (
        <p>
          <bdi dir="ltr">{email}</bdi>
        </p>
      )}
      <p>
        {say(`people.role.${role}`)} · <bdi>{location.name}</bdi>
      </p>
      <p className="mute">{say('invitations.sentBy', { name: invitedBy, date: moment(invitedAt).date })}</p>
      {!hasExpired && <p className="mute">{say('invitations.until', moment(expiresAt))}</p>}
    </div>
  );
}

/** Taking one back is asked once more: whoever has the letter is told nothing. */
function TakeBack({ invitation, onDone }: { readonly invitation: Invitation; readonly onDone: () => void }) {
  const { say } = useWords();
  const revoke = useRevoke();
  const takeBack = () =>
    revoke.mutate(invitation.invitationId, {
      onSuccess: ({ ok }) => {
        if (!ok) return;
        showToast({ text: say('invitations.takenBack') });
        onDone();
      },
    });
  return (
    <Dialog
      title={say('invitations.takeBackTitle')}
      isOpen
      mustAnswer
      onClose={onDone}
      actions={
        <>
          <Button onPress={onDone}>{say('kernel.cancel')}</Button>
          <Button tone="out" busy={revoke.isPending} onPress={takeBack}>
            {say('invitations.takeBack')}
          </Button>
        </>
      }
    >
      <p>{say('invitations.takeBackText')}</p>
      <FormProblem answer={revoke.data} error={revoke.error} />
    </Dialog>
  );
}

function InvitationsToCome() {
  const { say } = useWords();
  return (
    <Loading label={say('kernel.loading')}>
      <div className="invitations" aria-hidden>
        {[1, 2, 3].map((one) => (
          <div key={one} className="card">
            <div className="facts">
              <Skeleton inlineSize="220px" blockSize="24px" />
              <Skeleton inlineSize="160px" blockSize="20px" />
              <Skeleton inlineSize="240px" blockSize="40px" />
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
