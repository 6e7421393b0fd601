import './waiting-card.css';
import { CircleSlash, Hourglass, PauseCircle, Undo2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Me } from '../../contract/identity/sign-in.ts';
import type { PlainKey } from '../../words/speak.ts';
import { focusGoesToNext } from '../kernel/focus.ts';
import { useWords } from '../kernel/words.tsx';
import { Chip, type StatusTone } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { EmailNotice } from './email-notice.tsx';

type Waiting = Extract<Me, { state: 'waiting' }>;

interface Look {
  readonly icon: LucideIcon;
  readonly tone: StatusTone | 'acc';
  readonly title: PlainKey;
}

const looks: Readonly<Record<Waiting['status'], Look>> = {
  pending: { icon: Hourglass, tone: 'acc', title: 'identity.pendingTitle' },
  rejected: { icon: CircleSlash, tone: 'out', title: 'identity.rejectedTitle' },
  suspended: { icon: PauseCircle, tone: 'out', title: 'identity.suspendedTitle' },
};

const withdrawn: Look = { icon: Undo2, tone: 'out', title: 'identity.withdrawnTitle' };

/** Where someone stands who is not admitted; without `waiting`, someone who has just asked to be. */
export function WaitingCard({
  waiting,
  kept,
  children,
}: {
  readonly waiting: Waiting | undefined;
  /** What this device keeps of them. */
  readonly kept?: ReactNode;
  readonly children: ReactNode;
}) {
  const { say } = useWords();
  const decision = waiting?.request?.decision;
  const isWithdrawn = waiting?.status === 'rejected' && decision?.outcome === 'withdrawn';
  const look = isWithdrawn ? withdrawn : looks[waiting?.status ?? 'pending'];
  return (
    <div className="waiting" ref={focusGoesToNext}>
      {/* Where the heading is the state itself, a badge would only say it again. */}
      {waiting !== undefined && (
        <Chip tone={look.tone}>
          <Icon of={look.icon} size={14} />
          {say(look.title)}
        </Chip>
      )}
      <h1>
        {waiting === undefined
          ? say('identity.pendingTitle')
          : say('identity.greetWaiting', { name: waiting.firstName })}
      </h1>
      <p role="status">{textOf()}</p>
      {waiting?.status === 'rejected' && typeof decision?.reason === 'string' && (
        <p>
          {say('identity.rejectedBecause')} <q dir="auto">{decision.reason}</q>
        </p>
      )}
      {waiting?.status === 'pending' && <p className="mute">{say('identity.approvedWhenReady')}</p>}
      {waiting === undefined && <p>{say('identity.pendingConfirm')}</p>}
      {waiting?.emailIsVerified === false && <EmailNotice email={waiting.email} />}
      {kept}
      <div className="row">{children}</div>
    </div>
  );

  function textOf(): string {
    if (waiting === undefined || waiting.status === 'pending') return say('identity.pendingText');
    const organization = waiting.organizationName;
    if (isWithdrawn) return say('identity.withdrawnText', { organization });
    return waiting.status === 'rejected'
      ? say('identity.rejectedText', { organization })
      : say('identity.suspendedText', { organization });
  }
}
