import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-aria-components';
import type { Me } from '../../contract/identity/sign-in.ts';
import { CheckContainer } from '../human-check/check-container.tsx';
import { useHumanCheck } from '../human-check/queries.ts';
import { LoginForm } from '../identity/log-in/login-form.tsx';
import { PasskeyLogIn } from '../identity/log-in/passkey-log-in.tsx';
import type { LeadOn } from '../identity/log-in/queries.ts';
import { hasSessionEnded } from '../kernel/session-signal.ts';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** The rules of telephone numbers weigh more than the rest of this page: nobody waits for them who types a password. */
const PhoneSignIn = lazy(async () => ({ default: (await import('../phone/log-in/phone-sign-in.tsx')).PhoneSignIn }));

/** Of the demo alone, below all else. */
const DemoSignIns = lazy(async () => ({
  default: (await import('../identity/log-in/demo-sign-ins.tsx')).DemoSignIns,
}));

/** Only where one may sign in by somebody's word. */
const ProviderButtons = lazy(async () => ({
  default: (await import('../openid/provider-buttons.tsx')).ProviderButtons,
}));

/** Nothing of the clock is needed here but this, and only where punches were left behind. */
const WaitingHere = lazy(async () => ({
  default: (await import('../time-clock/waiting-where-kept.tsx')).WaitingWhereKept,
}));

interface WaysInProps {
  /** Who is here: nobody, or whoever has just signed in and is about to be led on. */
  readonly me: Me | undefined;
  readonly leadOn: LeadOn;
}

/** The sign-in page, at the entrance and in the app: every way in that this deployment has. It knows neither the router nor the client of questions. */
export function WaysIn({ me, leadOn }: WaysInProps) {
  const { say } = useWords();
  const check = useHumanCheck();
  const checkOfPhone = useHumanCheck();
  const [hasEnded] = useState(hasSessionEnded);
  useTitle(say('identity.logInTitle'));
  return (
    <div className="entry ways-in">
      <div className="lead">
        <h1>{say('identity.logInTitle')}</h1>
        {hasEnded ? <p role="status">{say('refusal.not_signed_in')}</p> : <p>{say('identity.logInLead')}</p>}
        <Suspense>
          <WaitingHere />
        </Suspense>
      </div>
      <div className="by-password">
        <LoginForm prove={check.prove} leadOn={leadOn} check={<CheckContainer state={check.state} />} />
        <p className="aside">
          <Link className="link" href="/forgot-password">
            {say('identity.forgotPassword')}
          </Link>
        </p>
        <p className="aside">
          {say('identity.newHere')}
          <Link className="link" href="/register">
            {say('identity.register')}
          </Link>
        </p>
      </div>
      {me?.state === 'signed_out' && (
        <div className="otherwise">
          <PasskeyLogIn host={me.passkeysFor} leadOn={leadOn} />
          {me.providers.length > 0 && (
            <Suspense fallback={<Skeleton blockSize={`${50 + 56 * me.providers.length}px`} />}>
              <ProviderButtons purpose="sign_in" providers={me.providers} />
            </Suspense>
          )}
          {me.byPhone && (
            <Suspense fallback={<Skeleton blockSize="162px" />}>
              <PhoneSignIn
                prove={checkOfPhone.prove}
                check={<CheckContainer state={checkOfPhone.state} />}
                demo={me.demoSignIns.flatMap(({ name, phone }) => (phone === null ? [] : { name, phone }))[0]}
              />
            </Suspense>
          )}
        </div>
      )}
      {me?.state === 'signed_out' && me.demoSignIns.length > 0 && (
        <Suspense>
          <DemoSignIns signIns={me.demoSignIns} prove={check.prove} leadOn={leadOn} />
        </Suspense>
      )}
    </div>
  );
}
