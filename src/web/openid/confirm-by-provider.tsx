import './provider-buttons.css';
import type { Provider } from '../../contract/identity/sign-in.ts';
import { askToConfirm } from '../../contract/openid.ts';
import { call } from '../kernel/call.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { problemOf } from './window/outcome.ts';
import { useProvider } from './window/use-provider.ts';

interface ConfirmByProviderProps {
  /** Those that the person is linked to. */
  readonly providers: readonly Provider[];
  /** What stands beside the provider's word: empty where nothing does, undefined where it is still missing. */
  readonly code: () => string | undefined;
  readonly onConfirmed: () => void;
}

/** Confirms by Google, Microsoft or whom else the person is linked to that it is still they: who is asked there anew. */
export function ConfirmByProvider({ providers, code, onConfirmed }: ConfirmByProviderProps) {
  const { say, speaker } = useWords();
  const { standing, press } = useProvider({
    ask: ({ id }, place) => {
      const typed = code();
      const body = { provider: id, place, returnTo: window.location.pathname };
      return call(askToConfirm, { body: { ...body, ...(typed ? { code: typed } : {}) } });
    },
    onDone: onConfirmed,
  });
  const ask = (provider: Provider): void => {
    if (code() !== undefined) press(provider, say('openid.windowTitle', { provider: provider.name }));
  };
  return (
    <div className="providers">
      {providers.map((provider) => {
        const busy = standing?.kind === 'asking' && standing.provider.id === provider.id;
        return (
          <Button key={provider.id} wide busy={busy} onPress={() => ask(provider)}>
            {!busy && <ProviderMark id={provider.id} />}
            {say('identity.againByProvider', { provider: provider.name })}
          </Button>
        );
      })}
      <p className="standing" role="status">
        {standing?.kind === 'in_window' && say('openid.windowOpen', { provider: standing.provider.name })}
      </p>
      {standing?.kind === 'failed' && (
        <Problem {...problemOf(speaker, 'confirm', standing.provider.name, standing.failure)} />
      )}
    </div>
  );
}
