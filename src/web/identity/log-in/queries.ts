import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { askForPasskey, readMe, signIn, signInByPasskey, type Me } from '../../../contract/identity/sign-in.ts';
import { call, Unreachable, type CallAnswer, type CallInput } from '../../kernel/call.ts';
import { Refused, type AskError } from '../../kernel/refused.ts';
import { useSending } from '../../kernel/sending.ts';
import { whenSessionChanged } from '../../kernel/session-signal.ts';

/** Leads on whoever has signed in; the form is busy until they are gone. */
export type LeadOn = (me: Me) => void | Promise<void>;

/**
 * Signs in.
 *
 * @param prove works out what a browser is asked for where others guess at the account; undefined where it cannot
 */
export const useSignIn = (prove: () => Promise<string | undefined>, leadOn: LeadOn) =>
  useSending(async (body: CallInput<typeof signIn>['body']): Promise<CallAnswer<typeof signIn>> => {
    const answer = await call(signIn, { body });
    if (answer.ok || answer.refusal !== 'human_check_required') return led(answer, leadOn);
    const humanCheck = await prove();
    return humanCheck === undefined ? answer : led(await call(signIn, { body: { ...body, humanCheck } }), leadOn);
  });

async function led<const Answer extends { readonly ok: boolean; readonly value?: Me }>(
  answer: Answer,
  leadOn: LeadOn,
): Promise<Answer> {
  if (answer.ok && answer.value !== undefined) await leadOn(answer.value);
  return answer;
}

/** A passkey's answer for this purpose; undefined where the device gave none. What asks the device is loaded by then. */
export async function signedByPasskey(purpose: CallInput<typeof askForPasskey>['body']['purpose'], filledIn = false) {
  const [asked, { signByPasskey }] = await Promise.all([
    call(askForPasskey, { body: { purpose } }),
    import('../../kernel/passkey.ts'),
  ]);
  if (!asked.ok) return asked;
  const passkey = await signByPasskey(asked.value, filledIn);
  return passkey && { ok: true as const, value: passkey };
}

/** Signs in with a passkey: asked for by a button, or filled in by the browser. Undefined where the device gave none. */
export const useSignInByPasskey = (leadOn: LeadOn) =>
  useSending(async (how: 'asked' | 'filled_in') => {
    const signed = await signedByPasskey('sign_in', how === 'filled_in');
    if (signed?.ok !== true) return signed;
    return led(await call(signInByPasskey, { body: { passkey: signed.value } }), leadOn);
  });

/** The answer to who is here, on its way. */
export type Asked = Promise<CallAnswer<typeof readMe>>;
type SignedOut = Extract<Me, { readonly state: 'signed_out' }>;

/**
 * Follows, at the entrance, that nobody is here: asked anew when the page is seen again, since somebody may have signed in beside it, and when a
 * part says that it has changed.
 *
 * @param first the answer that was asked for before anything was drawn
 * @param leadOn whoever is here, or has to set Meridian up; what stood here stays until they are gone
 * @returns `me` once it is known, `error` where nobody answered
 */
export function useSignedOut(first: Asked, leadOn: (me: Me) => void) {
  const [me, setMe] = useState<SignedOut>();
  const [error, setError] = useState<AskError>();
  const take = useEffectEvent((answer: Awaited<Asked>): void => {
    if (!answer.ok) return setError(new Refused(answer.refusal, answer.details));
    if (answer.value.state !== 'signed_out' || answer.value.deployment === 'empty') return leadOn(answer.value);
    const { value } = answer;
    // In pieces: the whole page is drawn with it, and a press meanwhile would wait for all of that.
    startTransition(() => {
      setMe(value);
      setError(undefined);
    });
  });
  const [asked, setAsked] = useState(first);
  const askAgain = (): void => {
    setError(undefined);
    setAsked(call(readMe));
  };
  useEffect(() => {
    asked.then(take, (cause: unknown) => (cause instanceof Unreachable ? setError(cause) : reportError(cause)));
  }, [asked]);
  useEffect(() => {
    const ask = (): void => setAsked(call(readMe));
    const seen = (): void => {
      if (document.visibilityState === 'visible') ask();
    };
    const unfollow = whenSessionChanged(ask);
    window.addEventListener('online', ask);
    document.addEventListener('visibilitychange', seen);
    return () => {
      unfollow();
      window.removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  return { me, error, askAgain };
}
