import './provider-buttons.css';
import type { Provider } from '../../contract/identity/sign-in.ts';
import { call, Unreachable } from '../kernel/call.ts';
import { useWords } from '../kernel/words.tsx';
import { PlainButton } from '../ui/plain-button.tsx';
import { Problem } from '../ui/problem.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { problemOf } from './window/outcome.ts';
import { useProvider } from './window/use-provider.ts';

interface ProviderButtonsProps {
  readonly purpose: 'sign_in' | 'register' | 'accept';
  /** The secret of the invitation that is accepted. */
  readonly invitation?: string;
  /** The code that is brought to register with, as it was typed. */
  readonly joinCode?: string;
  readonly providers: readonly Provider[];
  /** The provider's word was taken: somebody is signed in, or for `registered` asks to be admitted, signed in or not. */
  readonly onDone?: (outcome: string) => void;
}

/** What is asked comes with the press: few sign in by another's word, and whoever types a password need not wait for it. */
const contract = () =>
  import('../../contract/openid.ts').catch((cause: unknown) => {
    throw new Unreachable('How a provider is asked did not arrive.', { cause });
  });

const labels = { sign_in: 'openid.signInWith', register: 'openid.signUpWith', accept: 'openid.joinWith' } as const;

/** Signing in or registering by Google, Microsoft, or whom else the deployment knows. Once it is done, the guard of the routes leads on. */
export function ProviderButtons({ purpose, invitation = '', joinCode = '', providers, onDone }: ProviderButtonsProps) {
  const { say, speaker } = useWords();
  const { standing, press } = useProvider({
    ask: async ({ id: provider }, place) => {
      const { askProvider } = await contract();
      const wish = { provider, place, returnTo: '/dashboard' };
      if (purpose === 'accept') return call(askProvider, { body: { ...wish, purpose, invitation } });
      if (purpose === 'sign_in') return call(askProvider, { body: { ...wish, purpose } });
      return call(askProvider, { body: { ...wish, purpose, ...(joinCode !== '' && { joinCode }) } });
    },
    onDone: (outcome) => onDone?.(outcome),
  });
  if (providers.length === 0) return null;
  return (
    <div className="providers">
      <p className="or">
        <span>{say('openid.or')}</span>
      </p>
      {providers.map((provider) => {
        const busy = standing?.kind === 'asking' && standing.provider.id === provider.id;
        return (
          <PlainButton
            key={provider.id}
            size="lg"
            wide
            busy={busy}
            onPress={() => press(provider, say('openid.windowTitle', { provider: provider.name }))}
          >
            {!busy && <ProviderMark id={provider.id} />}
            {say(labels[purpose], { provider: provider.name })}
          </PlainButton>
        );
      })}
      <p className="standing" role="status">
        {standing?.kind === 'in_window' && say('openid.windowOpen', { provider: standing.provider.name })}
      </p>
      {standing?.kind === 'failed' && (
        <Problem {...problemOf(speaker, purpose, standing.provider.name, standing.failure)} />
      )}
    </div>
  );
}
