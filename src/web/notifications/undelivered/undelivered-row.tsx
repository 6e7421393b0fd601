import { BellRing, Mail, MessageSquareText } from 'lucide-react';
import type { UndeliveredLetter } from '../../../contract/notifications/undelivered.ts';
import type { Zone } from '../../../domain/kernel/time.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { useMoment } from '../../kernel/moment.ts';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useResendLetter } from './queries.ts';

const icons = { mail: Mail, text: MessageSquareText, push: BellRing } as const;
const tones = { waiting: 'acc', delivered: 'in', given_up: 'out' } as const;
const moments = { waiting: 'postedAt', delivered: 'deliveredAt', given_up: 'givenUpAt' } as const;

/** One letter that was given up: what it was about and to whom, why it did not arrive, and once more. */
export function UndeliveredRow({ letter, zone }: { readonly letter: UndeliveredLetter; readonly zone: Zone }) {
  const { say, formats } = useWords();
  const moment = useMoment(zone);
  const resend = useResendLetter();
  const { letterId, channel, topic, to, state, tries, postedAt, settledAt, reason, status, hasReader, canBeSentAgain } =
    letter;
  const what = to === null ? say('undelivered.pushGone') : say(`undelivered.${channel}`, { to });
  // Dots and digits alone would be turned around in Arabic: a mark that nobody sees says which way they run.
  const shown = to === null || channel === 'push' ? what : say(`undelivered.${channel}`, { to: `\u200e${to}` });
  const when = say(`undelivered.${moments[state]}`, moment(settledAt ?? postedAt));
  const send = (): void =>
    resend.mutate(letterId, {
      onSuccess: (answer) => answer.ok && showToast({ text: <Said of={(words) => words.say('undelivered.resent')} /> }),
    });
  return (
    <li data-goes-on>
      <Icon of={icons[channel]} />
      <div>
        <p className="name">
          {say(`undelivered.topic.${topic}`)} <Chip tone={tones[state]}>{say(`undelivered.state.${state}`)}</Chip>
        </p>
        <p className="soft">{formats.facts([shown, say('undelivered.tries', { count: tries }), when])}</p>
        {reason !== null && (
          <p className="soft">{say(`undelivered.why.${reason}`, { status: status === null ? '' : String(status) })}</p>
        )}
        {state === 'given_up' && !canBeSentAgain && (
          <p className="soft">{say(hasReader ? 'undelivered.forgotten' : 'undelivered.noReader')}</p>
        )}
        <FormProblem answer={resend.data} error={resend.error} />
      </div>
      {canBeSentAgain && (
        <Button size="sm" busy={resend.isPending} aria-label={say('undelivered.resendNamed', { what })} onPress={send}>
          {say('undelivered.resend')}
        </Button>
      )}
    </li>
  );
}
