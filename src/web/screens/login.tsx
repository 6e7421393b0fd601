import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { CheckContainer } from '../human-check/check-container.tsx';
import { useHumanCheck } from '../human-check/queries.ts';
import { DemoSignIns } from '../identity/demo-sign-ins.tsx';
import { LoginForm } from '../identity/login-form.tsx';
import { PasskeyLogIn } from '../identity/passkey-log-in.tsx';
import { useMe } from '../identity/queries.ts';
import { hasSessionEnded } from '../kernel/session-signal.ts';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ProviderButtons } from '../openid/provider-buttons.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

/** The rules of telephone numbers weigh more than the rest of this page: nobody waits for them who types a password. */
const PhoneSignIn = lazy(async () => ({ default: (await import('../phone/phone-sign-in.tsx')).PhoneSignIn }));

/** Whoever has a second step has passed the first. */
const SecondStepForm = onDemand(async () => (await import('../identity/second-step-form.tsx')).SecondStepForm);

/** Nothing of the clock is needed here but this, and only where punches were left behind. */
const WaitingHere = lazy(async () => ({ default: (await import('../time-clock/waiting-here.tsx')).WaitingHere }));

/** /login */
export function Login() {
  const { say } = useWords();
  const { data: me } = useMe();
  const check = useHumanCheck();
  const checkOfPhone = useHumanCheck();
  const [hasEnded] = useState(hasSessionEnded);
  useTitle(say('identity.logInTitle'));
  if (me?.state === 'second_step') {
    return (
      <div className="entry">
        <div className="lead">
          <h1>{say('identity.stepTitle')}</h1>
        </div>
        <SecondStepForm ways={me.ways} />
      </div>
    );
  }
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
        <LoginForm prove={check.prove} check={<CheckContainer state={check.state} />} />
        <p className="aside">
          <Link className="link" to="/forgot-password">
            {say('identity.forgotPassword')}
          </Link>
        </p>
        <p className="aside">
          {say('identity.newHere')}
          <Link className="link" to="/register">
            {say('identity.register')}
          </Link>
        </p>
      </div>
      {me?.state === 'signed_out' && (
        <div className="otherwise">
          <PasskeyLogIn host={me.passkeysFor} />
          <ProviderButtons purpose="sign_in" providers={me.providers} />
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
      {me?.state === 'signed_out' && <DemoSignIns signIns={me.demoSignIns} prove={check.prove} />}
    </div>
  );
}
