import { useEffect, useRef, useState } from 'react';
import type { Provider } from '../../../contract/identity.ts';
import { askProvider, type OpenidPurpose } from '../../../contract/openid.ts';
import { call, Unreachable } from '../../kernel/call.ts';
import { tellSessionChanged } from '../../kernel/session-signal.ts';
import type { Failure, Outcome } from '../view.ts';
import { whenTold } from './channel.ts';
import { openProviderWindow, type ProviderWindow } from './provider-window.ts';

interface Wish {
  readonly purpose: OpenidPurpose;
  /** Where the page is led that goes to the provider itself, because no window may be opened. */
  readonly returnTo: string;
  readonly onDone: (outcome: string) => void;
}

/** Where it stands with the provider that was pressed last. */
export type Standing = { readonly provider: Provider } & (
  | { readonly kind: 'asking' | 'in_window' }
  | { readonly kind: 'failed'; readonly failure: Failure }
);

/** Signing in by a provider: in a window where one may be opened, in the page itself where not. */
export function useProvider({ purpose, returnTo, onDone }: Wish) {
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
      onDone(how.outcome);
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
    const opened = openProviderWindow(greeting);
    setStanding({ provider, kind: 'asking' });
    const place = opened === undefined ? 'page' : 'window';
    const asked = await ask({ provider: provider.id, purpose, place, returnTo });
    if ('failure' in asked) {
      opened?.close();
      return setStanding({ provider, kind: 'failed', failure: asked.failure });
    }
    if (opened === undefined) return window.location.assign(asked.address);
    opened.show(asked.address);
    setStanding({ provider, kind: 'in_window' });
    follow(provider, opened, asked.state);
  };

  return { standing, press: (provider: Provider, greeting: string) => void press(provider, greeting) };
}

async function ask(
  body: Parameters<typeof call<typeof askProvider>>[1]['body'],
): Promise<{ readonly address: string; readonly state: string } | { readonly failure: Failure }> {
  try {
    const answer = await call(askProvider, { body });
    if (answer.ok) return answer.value;
    return { failure: { kind: 'refused', code: answer.refusal, details: answer.details } };
  } catch (error) {
    if (error instanceof Unreachable) return { failure: { kind: 'unreachable' } };
    throw error;
  }
}

const failureOf = (how: Exclude<Outcome, { kind: 'done' }>): Failure =>
  how.kind === 'unreachable' ? how : { kind: 'refused', code: how.code, details: how.details };
