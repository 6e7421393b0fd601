import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import type { KioskReply } from '../../../contract/time-clock/kiosk.ts';
import { instant } from '../../../domain/kernel/time.ts';
import type { PunchKind } from '../../../domain/time-clock/punch.ts';
import { focusGoesToNext } from '../../kernel/focus.ts';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusDot } from '../../ui/chip.tsx';
import { skewMilliseconds, useServerNow } from '../device/device-clock.ts';
import type { Entry } from '../outbox/entry.ts';
import type { KioskOutbox } from '../outbox/kiosk-outbox.ts';
import { isRefused, punchLooks, statusLooks, type RefusedEntry } from '../view/looks.ts';
import { reasonOf } from '../view/refusal-words.ts';
import { sinceIn } from '../view/since-words.ts';
import type { Fitting } from './pin-pad.tsx';
import type { Outcome } from './press-outcome.tsx';
import { pressAt } from './queries.ts';
import { RefusedPresses } from './refused-presses.tsx';
import { useIsAtIt } from './use-is-at-it.ts';
import { offeredPresses, refusedOf, type ShownPerson } from './view.ts';

/** An answer within this is told as the outcome; a slower one is told as saved, and comes by itself. */
const patience = 4_000;

interface PressChoiceProps {
  readonly kiosk: KioskReply;
  readonly person: ShownPerson;
  readonly outbox: KioskOutbox;
  readonly entries: readonly Entry[];
  /** What was refused of people whom the kiosk does not show any more. */
  readonly ofOthers: readonly RefusedEntry[];
  readonly fitting: Fitting;
  readonly onOutcome: (outcome: Outcome) => void;
  readonly onLeave: () => void;
}

/** What somebody may press now, and what became of what they pressed before. */
export function PressChoice(props: PressChoiceProps) {
  const { kiosk, person, outbox, entries, ofOthers, fitting, onOutcome, onLeave } = props;
  const { pin, isChecked, answersHere } = fitting;
  const words = useWords();
  const { say } = words;
  const now = useServerNow();
  const { zone } = kiosk.location;
  const [pressed, setPressed] = useState<PunchKind>();
  const isAtIt = useIsAtIt();
  const look = statusLooks[person.status];
  async function press(kind: PunchKind): Promise<void> {
    setPressed(kind);
    const at = instant(Date.now() - (skewMilliseconds() ?? 0));
    const { id, kept } = await pressAt(outbox, kiosk, person, { pin, isChecked }, kind);
    const answer = await outbox.answered(id, isChecked ? patience : 0);
    // What became of it waits in the outbox for its person, and is told to nobody else.
    if (!isAtIt()) return;
    if (answer === 'recorded') return onOutcome({ name: 'recorded', kind, at });
    if (answer === 'waiting') return onOutcome({ name: kept === 'device' ? 'saved' : 'kept', kind, at });
    if (isRefused(answer)) onOutcome({ name: 'refused', kind, reasons: reasonOf(answer.refusal, words, zone, at) });
    await outbox.discard(answer);
  }
  const choose = (kind: PunchKind): void => {
    if (pressed !== undefined) return;
    press(kind).catch((error: unknown) => {
      setPressed(undefined);
      reportError(error);
    });
  };
  const { sinceStatus, waits } = person;
  const button = (kind: PunchKind) => (
    <Button
      key={kind}
      size="lg"
      wide
      icon={punchLooks[kind].icon}
      tone={punchLooks[kind].tone}
      busy={pressed === kind}
      onPress={() => choose(kind)}
    >
      {say(punchLooks[kind].word)}
    </Button>
  );
  return (
    <section className="kiosk-step" aria-labelledby="kiosk-step" ref={focusGoesToNext}>
      <Avatar name={person.name} photoUrl={person.photoUrl} size="xl" />
      <h1 id="kiosk-step">{say('kiosk.whatNow', { name: person.firstName })}</h1>
      <p className="kiosk-state">
        <StatusDot tone={look.tone} />
        {sinceStatus === null || waits
          ? say(look.word)
          : say('kiosk.stateSince', { state: say(look.word), since: sinceIn(words, sinceStatus, zone, now) })}
      </p>
      {!isChecked && <p className="soft">{say('kiosk.unchecked')}</p>}
      <div className="kiosk-presses">{offeredPresses(person.status).map(button)}</div>
      {person.elseOffered.length > 0 && (
        <>
          <p>{say('kiosk.ifNotYou')}</p>
          <div className="kiosk-presses">{person.elseOffered.map(button)}</div>
        </>
      )}
      <RefusedPresses
        entries={refusedOf(entries, person.employeeId)}
        zone={zone}
        onSeen={isChecked ? (entry) => void outbox.discard(entry) : undefined}
      />
      {answersHere && (
        <RefusedPresses entries={ofOthers} zone={zone} isOfOthers onSeen={(entry) => void outbox.discard(entry)} />
      )}
      <Button size="lg" icon={ArrowLeft} flip onPress={onLeave}>
        {say('kiosk.back')}
      </Button>
    </section>
  );
}
