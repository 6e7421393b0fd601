import { ArrowLeft, CloudAlert } from 'lucide-react';
import { useState } from 'react';
import type { KioskReply } from '../../../contract/time-clock/kiosk.ts';
import { instant } from '../../../domain/kernel/time.ts';
import type { PunchKind } from '../../../domain/time-clock/punch.ts';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { StatusDot } from '../../ui/chip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { skewMilliseconds } from '../device/device-clock.ts';
import type { Entry } from '../outbox/entry.ts';
import type { KioskOutbox } from '../outbox/kiosk-outbox.ts';
import { isRefused, punchLooks, statusLooks } from '../view/looks.ts';
import { reasonOf } from '../view/refusal-words.ts';
import { pressedAtOf } from '../view/shown-clock.ts';
import type { Outcome } from './press-outcome.tsx';
import { pressAt } from './queries.ts';
import { useIsAtIt } from './use-is-at-it.ts';
import { offeredPresses, refusedOf, type ShownPerson } from './view.ts';

/** An answer within this is told as the outcome; a slower one is told as saved, and comes by itself. */
const patience = 4_000;

interface PressChoiceProps {
  readonly kiosk: KioskReply;
  readonly person: ShownPerson;
  readonly outbox: KioskOutbox;
  readonly entries: readonly Entry[];
  readonly pin: string;
  /** False where nobody could say yet whether the PIN is right. */
  readonly isChecked: boolean;
  readonly onOutcome: (outcome: Outcome) => void;
  readonly onLeave: () => void;
}

/** What somebody may press now, and what became of what they pressed before. */
export function PressChoice({ kiosk, person, outbox, entries, pin, isChecked, onOutcome, onLeave }: PressChoiceProps) {
  const words = useWords();
  const { say, formats } = words;
  const { zone } = kiosk.location;
  const [pressed, setPressed] = useState<PunchKind>();
  const isAtIt = useIsAtIt();
  const look = statusLooks[person.status];
  async function press(kind: PunchKind): Promise<void> {
    setPressed(kind);
    const at = instant(Date.now() - (skewMilliseconds() ?? 0));
    const { id, kept } = await pressAt(outbox, kiosk, person, pin, kind);
    const answer = await outbox.answered(id, isChecked ? patience : 0);
    // What became of it waits in the outbox for its person, and is told to nobody else.
    if (!isAtIt()) return;
    if (answer === 'recorded') return onOutcome({ name: 'recorded', kind, at });
    if (answer === 'waiting') return onOutcome({ name: kept === 'device' ? 'saved' : 'kept', kind, at });
    if (isRefused(answer)) onOutcome({ name: 'refused', kind, reasons: reasonOf(answer.refusal, words, zone) });
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
  return (
    <section className="kiosk-step" aria-labelledby="kiosk-step">
      <Avatar name={person.name} photoUrl={person.photoUrl} size="xl" />
      <h1 id="kiosk-step">{say('kiosk.whatNow', { name: person.firstName })}</h1>
      <p className="kiosk-state">
        <StatusDot tone={look.tone} />
        {sinceStatus === null || waits
          ? say(look.word)
          : say('kiosk.stateSince', { state: say(look.word), time: formats.time(sinceStatus, zone) })}
      </p>
      {!isChecked && <p className="soft">{say('kiosk.unchecked')}</p>}
      <div className="kiosk-presses">
        {offeredPresses(person.status).map((kind) => (
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
        ))}
      </div>
      <Refused
        entries={refusedOf(entries, person.employeeId)}
        zone={zone}
        onSeen={(entry) => void outbox.discard(entry)}
      />
      <Button size="lg" icon={ArrowLeft} flip onPress={onLeave}>
        {say('kiosk.back')}
      </Button>
    </section>
  );
}

/** What was pressed without the network and the server then refused: its person sees it when they are next here. */
function Refused({
  entries,
  zone,
  onSeen,
}: {
  readonly entries: ReturnType<typeof refusedOf>;
  readonly zone: KioskReply['location']['zone'];
  readonly onSeen: (entry: Entry) => void;
}) {
  const words = useWords();
  const { say, formats } = words;
  if (entries.length === 0) return null;
  return (
    <ul className="kiosk-refused">
      {entries.map((entry) => (
        <li key={entry.id}>
          <Icon of={CloudAlert} />
          <div>
            <h2>
              {entry.what === 'punch' &&
                say('clock.notRecorded', {
                  punch: say(punchLooks[entry.kind].name),
                  time: formats.time(pressedAtOf(entry, skewMilliseconds()), zone),
                })}
            </h2>
            {reasonOf(entry.refusal, words, zone).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <Button onPress={() => onSeen(entry)}>{say('kiosk.seen')}</Button>
        </li>
      ))}
    </ul>
  );
}
