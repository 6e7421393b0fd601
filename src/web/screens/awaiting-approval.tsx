import { useNavigate } from '@tanstack/react-router';
import { House, RefreshCw } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useMeAsked } from '../identity/queries.ts';
import { WaitingCard } from '../identity/waiting-card.tsx';
import { WithdrawButton } from '../identity/withdraw-button.tsx';
import { useTitle } from '../kernel/title.ts';
import { Said, useWords } from '../kernel/words.tsx';
import { PunchesKeptHere } from '../time-clock/punches-kept-here.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { useLogout } from './use-logout.tsx';

/**
 * /awaiting-approval: where a person stands who is not admitted. Home ends their session first, since
 * /login would lead back here.
 */
export function AwaitingApproval() {
  const { say } = useWords();
  const navigate = useNavigate();
  const logout = useLogout();
  const { data: me, refetch, isRefetching } = useMeAsked();
  const waiting = me?.state === 'waiting' ? me : undefined;
  const whatHomeDoes = useId();
  useTitle(say('identity.pendingTitle'));

  // Whose session ends is led away by that.
  const goHome = () => (waiting ? logout() : void navigate({ to: '/login' }));

  // The form that led here took the focus with it: it begins anew at what is said now.
  const entry = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) entry.current?.focus({ preventScroll: true });
  }, []);

  const checkAgain = async () => {
    const { data: now } = await refetch();
    if (now?.state !== 'waiting' || now.status !== waiting?.status) return;
    showToast({ text: <Said of={(words) => words.say('identity.nothingChanged')} /> });
  };

  return (
    <div className="entry" tabIndex={-1} ref={entry}>
      <WaitingCard
        waiting={waiting}
        kept={waiting?.status === 'suspended' && <PunchesKeptHere employeeId={waiting.employeeId} />}
      >
        <Button tone="primary" icon={House} onPress={goHome} {...(waiting && { 'aria-describedby': whatHomeDoes })}>
          {say('nav.home')}
        </Button>
        {waiting && (
          <Button icon={RefreshCw} busy={isRefetching} onPress={() => void checkAgain()}>
            {say('identity.checkAgain')}
          </Button>
        )}
        {waiting && (
          <p className="mute" id={whatHomeDoes}>
            {say('identity.homeLogsOut')}
          </p>
        )}
        {waiting?.status === 'pending' && waiting.request !== null && (
          <WithdrawButton requestId={waiting.request.requestId} organization={waiting.organizationName} />
        )}
      </WaitingCard>
    </div>
  );
}
