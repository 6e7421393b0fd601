import { useEffect, useState } from 'react';
import { millisecondsPerMinute } from '../../../domain/kernel/time.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { hasPasskeys, isPasskeyHost } from '../../kernel/passkey-place.ts';
import { useWords } from '../../kernel/words.tsx';
import { PlainButton } from '../../ui/plain-button.tsx';
import { Problem } from '../../ui/problem.tsx';
import { useSignInByPasskey, type LeadOn } from './queries.ts';

/** What asks the device is not waited for by whoever types a password. */
const device = () => import('../../kernel/passkey.ts');

/** A challenge lasts five minutes; whoever chooses later would be refused. */
const renewedAfter = 4 * millisecondsPerMinute;

interface PasskeyLogInProps {
  /** The one that passkeys are made for; on any other page there is no button. */
  readonly host: string | null;
  readonly leadOn: LeadOn;
}

/** Logging in with a passkey, without typing an e-mail: by a button, and where the browser offers it among what it fills in. */
export function PasskeyLogIn({ host, leadOn }: PasskeyLogInProps) {
  return isPasskeyHost(host) && hasPasskeys() ? <Offer leadOn={leadOn} /> : null;
}

function Offer({ leadOn }: Pick<PasskeyLogInProps, 'leadOn'>) {
  const { say } = useWords();
  const pressed = useSignInByPasskey(leadOn);
  const chosen = useSignInByPasskey(leadOn);
  // The device is asked for one thing at a time: after the button was tried in vain, the browser offers them again.
  const [round, setRound] = useState(0);
  const press = (): void => void pressed.mutate('asked').then(() => setRound((before) => before + 1));
  // What was never asked for is not complained about: only a passkey that was chosen.
  const refused =
    pressed.data ?? (chosen.data?.ok === false && isAboutPasskey(chosen.data.refusal) ? chosen.data : undefined);
  return (
    <>
      <FilledIn key={round} offerAll={chosen.mutate} />
      <PlainButton size="lg" wide busy={pressed.isPending} onPress={press}>
        {say('identity.passkeyLogIn')}
      </PlainButton>
      {pressed.isSuccess && pressed.data === undefined && <Problem title={say('security.passkeyFailed')} />}
      <FormProblem answer={refused} error={pressed.error} />
    </>
  );
}

const isAboutPasskey = (refusal: string): boolean => refusal.startsWith('passkey_');

/** Has the browser offer passkeys where the e-mail is typed, for as long as it is there. */
function FilledIn({ offerAll }: { readonly offerAll: (how: 'filled_in') => Promise<unknown> }) {
  useEffect(() => {
    let over = false;
    const offer = async (): Promise<void> => {
      const { canFillIn, stopAskingDevice } = await device();
      stopAskingDevice();
      if ((await canFillIn()) && !over) await offerAll('filled_in');
    };
    // Where it cannot be fetched now, the button says so when it is pressed.
    const offerIfThere = (): void => void offer().catch(reportError);
    offerIfThere();
    const renewal = setInterval(offerIfThere, renewedAfter);
    return () => {
      over = true;
      clearInterval(renewal);
      void device().then(({ stopAskingDevice }) => stopAskingDevice());
    };
  }, [offerAll]);
  return null;
}
