import { useEffect, useRef, useState } from 'react';
import type { Provider } from '../../../contract/identity/sign-in.ts';
import type { OpenidPlace } from '../../../contract/openid.ts';
import { Unreachable } from '../../kernel/call.ts';
import { tellSessionChanged } from '../../kernel/session-signal.ts';
import { whenTold } from './channel.ts';
import type { Failure, Outcome } from './outcome.ts';
import { openProviderWindow, type ProviderWindow } from './provider-window.ts';

/** What the server says to the question where to send the browser. */
type Asked =
  | { readonly ok: true; readonly value: { readonly address: string; readonly state: string } }
  | { readonly ok: false; readonly refusal: string; readonly details: unknown };

interface Wish {
  readonly ask: (provider: Provider, place: OpenidPlace) => Promise<Asked>;
  /** Asks before the window is opened, since the server may first want to know in this page who is there. */
  readonly asksFirst?: boolean;
  readonly onDone: (outcome: string, provider: Provider) => void;
}

/** Where it stands with the provider that was pressed last. */
export type Standing = { readonly provider: Provider } & (
  | { readonly kind: 'asking' | 'in_window' }
  | { readonly kind: 'failed'; readonly failure: Failure }
);

/** Signing in by a provider: in a window where one may be opened, in the page itself where not. */
export function useProvider({ ask, asksFirst = false, onDone }: Wish) {
  const [standing, setStanding] = useState<Standing>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  /** Waits for the outcome; also after the window was closed, since one that only seemed to be may still answer. */
  const follow = (provider: Provider, opened: ProviderWindow, state: string) => {
    const ended = (how: Outcome) => {
      stop.current?.();
      if (how.kind !== 'done') return setStanding({ provider, kind: 'failed', failure: failureOf(how) });
      setStanding(undefined);
      tellSessionChanged();
      onDone(how.outcome, provider);
    };
    const stopWaiting = whenTold(state, ended);
    const stopWatching = opened.whenClosed(() =>
      setStanding({ provider, kind: 'failed', failure: { kind: 'closed' } }),
    );
    stop.current = () => {
      stopWaiting();
      stopWatching();
    };
  };

  const press = async (provider: Provider, greeting: string): Promise<void> => {
    stop.current?.();
    const early = asksFirst ? undefined : openProviderWindow(greeting);
    setStanding({ provider, kind: 'asking' });
    const asked = await attempted(ask(provider, early === undefined && !asksFirst ? 'page' : 'window'));
    if ('kind' in asked) {
      early?.close();
      return setStanding({ provider, kind: 'failed', failure: asked });
    }
    const opened = asksFirst ? openProviderWindow(greeting) : early;
    if (opened === undefined) return window.location.assign(asked.address);
    opened.show(asked.address);
    setStanding({ provider, kind: 'in_window' });
    follow(provider, opened, asked.state);
  };

  return { standing, press: (provider: Provider, greeting: string) => void press(provider, greeting) };
}

async function attempted(asking: Promise<Asked>): Promise<Extract<Asked, { ok: true }>['value'] | Failure> {
  try {
    const answer = await asking;
    if (answer.ok) return answer.value;
    return { kind: 'refused', code: answer.refusal, details: answer.details };
  } catch (error) {
    if (error instanceof Unreachable) return { kind: 'unreachable' };
    throw error;
  }
}

const failureOf = (how: Exclude<Outcome, { kind: 'done' }>): Failure =>
  how.kind === 'unreachable' ? how : { kind: 'refused', code: how.code, details: how.details };
