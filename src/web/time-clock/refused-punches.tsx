import './refused-punches.css';
import { CloudAlert } from 'lucide-react';
import { useState } from 'react';
import type { Zone } from '../../domain/kernel/time.ts';
import { focusGoesToNext } from '../kernel/focus.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { skewMilliseconds, useServerNow } from './device/device-clock.ts';
import type { Entry } from './outbox/entry.ts';
import { useOutbox } from './queries.ts';
import { isRefused, punchLooks, type RefusedEntry } from './view/looks.ts';
import { reasonOf } from './view/refusal-words.ts';
import { pressedAtOf } from './view/shown-clock.ts';

const FixDialog = onDemand(async () => (await import('./mend-dialogs.tsx')).FixDialog);
const DiscardDialog = onDemand(async () => (await import('./mend-dialogs.tsx')).DiscardDialog);

/** What the server refused: it stays here, with the reason, until its person has fixed or discarded it. */
export function RefusedPunches({ zone }: { readonly zone: Zone }) {
  const refused = useOutbox().entries.filter(isRefused);
  const [mending, setMending] = useState<{ readonly entry: RefusedEntry; readonly how: 'fix' | 'discard' }>();
  const close = (): void => setMending(undefined);
  return (
    <div ref={focusGoesToNext}>
      {refused.length > 0 && (
        <div role="alert">
          <ul className="refused">
            {refused.map((entry) => (
              <RefusedPunch
                key={entry.id}
                entry={entry}
                zone={zone}
                onFix={() => setMending({ entry, how: 'fix' })}
                onDiscard={() => setMending({ entry, how: 'discard' })}
              />
            ))}
          </ul>
        </div>
      )}
      {mending?.how === 'fix' && <FixDialog entry={mending.entry} zone={zone} onClose={close} />}
      {mending?.how === 'discard' && <DiscardDialog entry={mending.entry} zone={zone} onClose={close} />}
    </div>
  );
}

interface RefusedPunchProps {
  readonly entry: RefusedEntry;
  readonly zone: Zone;
  readonly onFix: () => void;
  readonly onDiscard: () => void;
}

function RefusedPunch({ entry, zone, onFix, onDiscard }: RefusedPunchProps) {
  const words = useWords();
  const now = useServerNow();
  const { say } = words;
  const time = words.formats.time(pressedAtOf(entry, skewMilliseconds()), zone);
  return (
    <li data-goes-on>
      <Icon of={CloudAlert} />
      <div>
        <h2>{titleOf(entry, time, say)}</h2>
        {reasonOf(entry.refusal, words, zone, now).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="mend">
        {entry.what === 'punch' && (
          <Button size="sm" onPress={onFix}>
            {say('clock.fix')}
          </Button>
        )}
        <Button size="sm" tone="ghost" onPress={onDiscard}>
          {say('clock.discard')}
        </Button>
      </div>
    </li>
  );
}

const titleOf = (entry: Entry, time: string, say: ReturnType<typeof useWords>['say']): string =>
  entry.what === 'undo'
    ? say('clock.notUndone', { time })
    : say('clock.notRecorded', { punch: say(punchLooks[entry.kind].name), time });
