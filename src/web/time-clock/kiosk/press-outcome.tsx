import { CircleAlert, CircleCheck, CloudUpload } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Instant, Zone } from '../../../domain/kernel/time.ts';
import type { PunchKind } from '../../../domain/time-clock/punch.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { punchLooks } from '../view/looks.ts';

/** What became of a press: "recorded" only where the server said so, "saved" only where the device keeps it. */
export type Outcome =
  | { readonly name: 'recorded' | 'saved' | 'kept'; readonly kind: PunchKind; readonly at: Instant }
  | { readonly name: 'refused'; readonly kind: PunchKind; readonly reasons: readonly string[] };

const looks = {
  recorded: { icon: CircleCheck, word: 'kiosk.recorded', text: undefined },
  saved: { icon: CloudUpload, word: 'kiosk.saved', text: 'kiosk.savedText' },
  kept: { icon: CloudUpload, word: 'kiosk.kept', text: 'kiosk.keptText' },
  refused: { icon: CircleAlert, word: 'kiosk.notRecorded', text: undefined },
} as const;

interface PressOutcomeProps {
  readonly outcome: Outcome;
  readonly zone: Zone;
  readonly onDone: () => void;
}

export function PressOutcome({ outcome, zone, onDone }: PressOutcomeProps) {
  const { say, formats } = useWords();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  const { icon, word, text } = looks[outcome.name];
  return (
    <section ref={section} tabIndex={-1} className={`kiosk-step kiosk-outcome ${outcome.name}`} role="status">
      <Icon of={icon} />
      <h1>{say(word, { punch: say(punchLooks[outcome.kind].name) })}</h1>
      {outcome.name === 'refused' ? (
        outcome.reasons.map((sentence) => <p key={sentence}>{sentence}</p>)
      ) : (
        <p className="kiosk-at num">{formats.time(outcome.at, zone)}</p>
      )}
      {text !== undefined && <p>{say(text)}</p>}
      <Button size="lg" tone="primary" onPress={onDone}>
        {say('kiosk.done')}
      </Button>
    </section>
  );
}
