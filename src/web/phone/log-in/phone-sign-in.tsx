import './phone-sign-in.css';
import { lazy, startTransition, Suspense, useState, type ReactNode } from 'react';
import type { Phone } from '../../../domain/kernel/phone.ts';
import { plainNumber } from '../../../domain/phone/plain-number.ts';
import { useWords } from '../../kernel/words.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { NumberForm } from '../number-form.tsx';
import { useAskCode, useSignInByPhone, type Prove } from './queries.ts';

/** It is there by the time that a code is sent: see `queries.ts`. */
const CodeForm = lazy(async () => ({ default: (await import('../code-form.tsx')).CodeForm }));

interface PhoneSignInProps {
  readonly prove: Prove;
  /** Where the human check says how it stands. */
  readonly check: ReactNode;
  /** Somebody of the demo who signs in by a telephone. */
  readonly demo: { readonly name: string; readonly phone: string } | undefined;
}

/** Signing in by a code that is sent to a telephone. Once it is right, the guard of the routes leads on. */
export function PhoneSignIn({ prove, check, demo }: PhoneSignInProps) {
  const { say } = useWords();
  const ask = useAskCode(prove);
  const signIn = useSignInByPhone();
  const [sentTo, setSentTo] = useState<{ readonly phone: Phone; readonly shown: string; readonly minutes: number }>();
  const [offered, setOffered] = useState('');
  const send = async (phone: Phone): Promise<void> => {
    signIn.reset();
    const answer = await ask.mutate(phone);
    if (answer?.ok === true) {
      // They are there by now.
      const { shownNumber } = await import('../view.ts');
      const sent = { phone, shown: shownNumber(phone), minutes: answer.value.minutes };
      // The form before it stays until the other can be drawn.
      startTransition(() => setSentTo(sent));
    }
  };
  const leave = (shown: string): void => {
    ask.reset();
    signIn.reset();
    setOffered(shown);
    setSentTo(undefined);
  };
  return (
    <div className="by-phone">
      <p className="or">
        <span>{say('phone.or')}</span>
      </p>
      {sentTo === undefined ? (
        <NumberForm
          key={offered}
          label={say('phone.number')}
          initial={offered}
          busy={ask.isPending}
          answer={ask.data}
          error={ask.error}
          onSend={(phone) => void send(phone)}
          wide
        >
          {check}
        </NumberForm>
      ) : (
        <Suspense>
          <CodeForm
            lead={say('phone.maybeSent', { phone: sentTo.shown, minutes: sentTo.minutes })}
            busy={signIn.isPending}
            answer={signIn.data ?? ask.data}
            error={signIn.error ?? ask.error}
            onVerify={(code) => void signIn.mutate({ phone: sentTo.phone, code })}
            wide
          >
            {check}
            <div className="ways">
              <PlainButton tone="ghost" busy={ask.isPending} onPress={() => void send(sentTo.phone)}>
                {say('phone.sendAgain')}
              </PlainButton>
              <PlainButton tone="ghost" onPress={() => leave(sentTo.shown)}>
                {say('phone.otherNumber')}
              </PlainButton>
            </div>
          </CodeForm>
        </Suspense>
      )}
      {demo !== undefined && (
        <p className="demo-number">
          <span>{say('phone.demoNumber', { name: demo.name, phone: plainNumber(demo.phone) })}</span>
          {sentTo === undefined && (
            <button type="button" className="link" onClick={() => setOffered(plainNumber(demo.phone))}>
              {say('phone.useNumber')}
            </button>
          )}
          <a className="link" href="/dev/outbox" target="_blank" rel="noopener">
            {say('phone.openOutbox')}
          </a>
        </p>
      )}
    </div>
  );
}
