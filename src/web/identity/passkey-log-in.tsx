import { useEffect, useState } from 'react';
import { millisecondsPerMinute } from '../../domain/kernel/time.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { canFillIn, hasPasskeys, isPasskeyHost, stopAskingDevice } from '../kernel/passkey.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { useSignInByPasskey } from './queries.ts';

/** A challenge lasts five minutes; whoever chooses later would be refused. */
const renewedAfter = 4 * millisecondsPerMinute;

/**
 * Logging in with a passkey, without typing an e-mail: by a button, and where the browser offers it among what it fills in.
 *
 * @param host the one that passkeys are made for; on any other page there is no button
 */
export function PasskeyLogIn({ host }: { readonly host: string | null }) {
  return isPasskeyHost(host) && hasPasskeys() ? <Offer /> : null;
}

function Offer() {
  const { say } = useWords();
  const pressed = useSignInByPasskey();
  const chosen = useSignInByPasskey();
  // The device is asked for one thing at a time: after the button was tried in vain, the browser offers them again.
  const [round, setRound] = useState(0);
  const press = (): void => pressed.mutate('asked', { onSettled: () => setRound((before) => before + 1) });
  // What was never asked for is not complained about: only a passkey that was chosen.
  const refused =
    pressed.data ?? (chosen.data?.ok === false && isAboutPasskey(chosen.data.refusal) ? chosen.data : undefined);
  return (
    <>
      <FilledIn key={round} offerAll={chosen.mutate} />
      <Button size="lg" wide busy={pressed.isPending} onPress={press}>
        {say('identity.passkeyLogIn')}
      </Button>
      {pressed.isSuccess && pressed.data === undefined && <Problem title={say('security.passkeyFailed')} />}
      <FormProblem answer={refused} error={pressed.error} />
    </>
  );
}

const isAboutPasskey = (refusal: string): boolean => refusal.startsWith('passkey_');

/** Has the browser offer passkeys where the e-mail is typed, for as long as it is there. */
function FilledIn({ offerAll }: { readonly offerAll: (how: 'filled_in') => void }) {
  useEffect(() => {
    let over = false;
    const offer = async (): Promise<void> => {
      if ((await canFillIn()) && !over) offerAll('filled_in');
    };
    void offer();
    const renewal = setInterval(() => {
      stopAskingDevice();
      void offer();
    }, renewedAfter);
    return () => {
      over = true;
      clearInterval(renewal);
      stopAskingDevice();
    };
  }, [offerAll]);
  return null;
}
