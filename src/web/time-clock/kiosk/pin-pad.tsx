import { ArrowLeft, Delete } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import type { KioskPerson } from '../../../contract/time-clock/kiosk.ts';
import { plainDigits } from '../../../domain/kernel/digits.ts';
import { pinDigits, pinForm } from '../../../domain/time-clock/pin.ts';
import { refusalSentence } from '../../../words/refusal-sentence.ts';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useAskPin } from './queries.ts';
import { canSeal } from './seal-pin.ts';
import { useIsAtIt } from './use-is-at-it.ts';

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'delete', '0'] as const;

/** What was typed, and what the server said of it. */
export interface Fitting {
  readonly pin: string;
  /** False where nobody could say yet whether it is right. */
  readonly isChecked: boolean;
  /** It is of somebody who answers for the location. */
  readonly answersHere: boolean;
}

interface PinPadProps {
  readonly person: KioskPerson;
  readonly isOffline: boolean;
  readonly onFits: (fitting: Fitting) => void;
  readonly onLeave: () => void;
}

/** Ten keys, or a keyboard. Without the network any PIN goes on: it is checked when what was pressed is sent. */
export function PinPad({ person, isOffline, onFits, onLeave }: PinPadProps) {
  const { say, speaker } = useWords();
  const [pin, setPin] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isAtIt = useIsAtIt();
  const askPin = useAskPin();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const type = (next: string): void => {
    if (busy) return;
    setPin(plainDigits(next).replace(/\D/g, '').slice(0, pinDigits.most));
    setProblem(undefined);
    input.current?.focus();
  };
  const refuse = (sentence: string): void => {
    setProblem(sentence);
    setPin('');
  };
  async function enter(): Promise<void> {
    if (!pinForm.test(pin)) return refuse(say('kiosk.pinForm'));
    if (!canSeal()) return refuse(say('kiosk.notSecure'));
    setBusy(true);
    const answer = isOffline ? 'unreachable' : await askPin(person, pin).finally(() => setBusy(false));
    if (!isAtIt()) return;
    setBusy(false);
    if (answer === 'unreachable') return onFits({ pin, isChecked: false, answersHere: false });
    if (answer.ok) return onFits({ pin, isChecked: true, answersHere: answer.value.answersHere });
    refuse(refusalSentence(speaker, answer.refusal, answer.details));
  }
  const submit = (): void => {
    if (!busy) enter().catch(reportError);
  };
  const name = `${person.firstName} ${person.lastName}`;
  return (
    <section className="kiosk-step" aria-labelledby="kiosk-step">
      <Avatar name={name} photoUrl={person.photoUrl} size="xl" />
      <h1 id="kiosk-step">{say('kiosk.typePin', { name: person.firstName })}</h1>
      <form
        className="kiosk-pin"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <input
          ref={input}
          className="kiosk-digits"
          type="password"
          inputMode="none"
          autoComplete="off"
          dir="ltr"
          aria-label={say('kiosk.pin')}
          aria-describedby="kiosk-problem"
          aria-invalid={problem !== undefined}
          value={pin}
          onChange={(event) => type(event.target.value)}
        />
        <p id="kiosk-problem" className="kiosk-problem" role="alert">
          {person.hasPin ? problem : (problem ?? refusalSentence(speaker, 'pin_missing'))}
        </p>
        {/* Keys stand as on every keypad, in every language. */}
        <div className="kiosk-keys" dir="ltr">
          {keys.map((key) =>
            key === 'delete' ? (
              <AriaButton
                key={key}
                className="kiosk-key"
                aria-label={say('kiosk.deleteDigit')}
                onPress={() => type(pin.slice(0, -1))}
              >
                <Icon of={Delete} />
              </AriaButton>
            ) : (
              <AriaButton key={key} className="kiosk-key" onPress={() => type(`${pin}${key}`)}>
                {key}
              </AriaButton>
            ),
          )}
        </div>
        <div className="kiosk-ways">
          <Button size="lg" icon={ArrowLeft} flip onPress={onLeave}>
            {say('kiosk.back')}
          </Button>
          <Button size="lg" tone="primary" type="submit" busy={busy}>
            {say('kiosk.next')}
          </Button>
        </div>
      </form>
    </section>
  );
}
