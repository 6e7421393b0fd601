import { useNavigate } from '@tanstack/react-router';
import { LogOut } from 'lucide-react';
import type { EmployeeSelf } from '../../contract/people/self.ts';
import { useWords } from '../kernel/words.tsx';
import { useLeavingGuard } from '../messaging/leaving-guard.tsx';
import { useMessaging } from '../messaging/queries.ts';
import { ClockProvider } from '../time-clock/clock-provider.tsx';
import { useLogOutGuard } from '../time-clock/log-out-guard.tsx';
import { Button } from '../ui/button.tsx';
import { useLogout } from './use-logout.tsx';

interface InvitedOverSessionProps {
  /** Whose session it is. */
  readonly self: EmployeeSelf;
}

/**
 * An invitation that is opened where somebody is logged in: whose session that is, and what they want. It makes an account of its own, so
 * it is never accepted into theirs; and nobody's session ends unasked.
 */
export function InvitedOverSession({ self }: InvitedOverSessionProps) {
  return (
    <ClockProvider organizationId={self.organization.id} employeeId={self.employeeId}>
      <Choice self={self} />
    </ClockProvider>
  );
}

/** Inside their clock, since punches and messages that wait are sent before anybody is logged out. */
function Choice({ self }: InvitedOverSessionProps) {
  const { say } = useWords();
  const navigate = useNavigate();
  const { mayLogOut, question } = useLogOutGuard();
  useMessaging({ organizationId: self.organization.id, employeeId: self.employeeId });
  const written = useLeavingGuard(self.employeeId);
  const logout = useLogout(async () => (await mayLogOut()) && written.mayLeave());
  const name = `${self.firstName} ${self.lastName}`;
  return (
    <div className="form">
      <p>{say('invitations.hereAs', { name, organization: self.organization.name })}</p>
      <Button tone="primary" size="lg" wide icon={LogOut} flip onPress={logout}>
        {say('invitations.logOutAndAccept')}
      </Button>
      <Button size="lg" wide onPress={() => void navigate({ to: '/dashboard' })}>
        {say('invitations.goOnAs', { name })}
      </Button>
      {question}
      {written.question}
    </div>
  );
}
