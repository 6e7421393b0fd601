import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { AddPasskey } from '../factors/add-passkey.tsx';
import { CodesDialog } from '../factors/codes-dialog.tsx';
import { useFactors } from '../factors/queries.ts';
import { TotpSetUp } from '../factors/totp-set-up.tsx';
import { whyNoPasskeys } from '../factors/view.ts';
import { ConfirmDialog } from '../identity/confirm-dialog.tsx';
import { readMeAgain, useMe } from '../identity/queries.ts';
import { hasPasskeys } from '../kernel/passkey-place.ts';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ConfirmByProvider } from '../openid/confirm-by-provider.tsx';
import { Button } from '../ui/button.tsx';
import { useLogout } from './use-logout.tsx';

/** /second-factor: where somebody sets one up whose role demands it. It leads on once they have their recovery codes. */
export function SecondFactor() {
  const { say } = useWords();
  const navigate = useNavigate();
  const logout = useLogout();
  const { data: me } = useMe();
  useTitle(say('identity.factorTitle'));
  // Whoever has one already has no business here; who came without one leaves when they are done. Only once the page knows that they are
  // let in: led on before, they would be led back here, and the codes would stay in their way.
  const [isDone, setDone] = useState(me?.state !== 'second_factor_missing');
  const isActive = me?.state === 'active';
  useEffect(() => {
    if (isActive && isDone) void navigate({ to: '/dashboard', replace: true });
  }, [isActive, isDone, navigate]);
  const [codes, setCodes] = useState<readonly string[]>();
  const { data: factors } = useFactors();
  const mayAddPasskey =
    factors !== undefined &&
    whyNoPasskeys(factors, { host: window.location.hostname, hasPasskeys: hasPasskeys() }) === undefined;
  const goOn = (): void => {
    setDone(true);
    void readMeAgain();
  };
  return (
    <div className="entry">
      <div className="lead">
        <h1>{say('identity.factorTitle')}</h1>
        <p>{say('identity.factorLead')}</p>
      </div>
      <div className="form">
        <TotpSetUp tone="primary" size="lg" wide onConfirmed={(made) => (made.length > 0 ? setCodes(made) : goOn())} />
        {mayAddPasskey && <AddPasskey size="lg" wide onCodes={setCodes} onAdded={goOn} />}
        <Button tone="ghost" wide onPress={logout}>
          {say('nav.logout')}
        </Button>
      </div>
      {codes && <CodesDialog codes={codes} onClose={goOn} />}
      {me?.state === 'second_factor_missing' && <ConfirmDialog email={me.email} askProviders={ConfirmByProvider} />}
    </div>
  );
}
