import { ConfirmDialog, type ProvidersAsked } from '../identity/confirm-dialog.tsx';
import { useMe } from '../identity/queries.ts';
import { SelfProvider } from '../identity/self-provider.tsx';
import { ClockProvider } from '../time-clock/clock-provider.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { Shell } from './shell.tsx';

const ConfirmByProvider = onDemand<ProvidersAsked>(
  async () => (await import('../openid/confirm-by-provider.tsx')).ConfirmByProvider,
);

/** Around every signed-in screen: whose clock runs, and the shell. */
export function SignedIn() {
  const { data: me } = useMe();
  // Signed out a moment ago: the guard is already leading away.
  if (me?.state !== 'active') return null;
  const self = me.employee;
  return (
    <SelfProvider self={self}>
      <ClockProvider organizationId={self.organization.id} employeeId={self.employeeId}>
        {/* Nothing that one person did or has open is another's, should somebody else sign in under an open page. */}
        <Shell key={self.employeeId} self={self} />
        <ConfirmDialog email={self.email} askProviders={ConfirmByProvider} />
      </ClockProvider>
    </SelfProvider>
  );
}
