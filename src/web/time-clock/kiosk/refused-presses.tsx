import { CloudAlert } from 'lucide-react';
import type { Zone } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { skewMilliseconds, useServerNow } from '../device/device-clock.ts';
import type { Entry } from '../outbox/entry.ts';
import { punchLooks, type RefusedEntry } from '../view/looks.ts';
import { reasonOf } from '../view/refusal-words.ts';
import { pressedAtOf } from '../view/shown-clock.ts';

/**
 * What was pressed without the network and the server then refused: its person sees it when they are next here. Of whoever is not shown here any
 * more it is told by name, and what to do, until somebody who answers for the location has seen it.
 */
export function RefusedPresses({
  entries,
  zone,
  isOfOthers = false,
  onSeen,
}: {
  readonly entries: readonly RefusedEntry[];
  readonly zone: Zone;
  readonly isOfOthers?: boolean;
  /** Undefined, whoever is here is not known to be who they say, or to answer for others: it stays until they are. */
  readonly onSeen: ((entry: Entry) => void) | undefined;
}) {
  const words = useWords();
  const now = useServerNow();
  const { say, formats } = words;
  if (entries.length === 0) return null;
  return (
    <ul className="kiosk-refused">
      {entries.map((entry) => (
        <li key={entry.id} data-goes-on>
          <Icon of={CloudAlert} />
          <div>
            <h2>
              {entry.what === 'punch' &&
                say('clock.notRecorded', {
                  punch: say(punchLooks[entry.kind].name),
                  time: formats.time(pressedAtOf(entry, skewMilliseconds()), zone),
                })}
            </h2>
            {isOfOthers && entry.what === 'punch' && entry.personName !== undefined && (
              <p>{say('kiosk.tellThem', { name: entry.personName })}</p>
            )}
            {isOfOthers && onSeen === undefined && <p>{say('kiosk.stays')}</p>}
            {reasonOf(entry.refusal, words, zone, now).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          {onSeen && <Button onPress={() => onSeen(entry)}>{say('kiosk.seen')}</Button>}
        </li>
      ))}
    </ul>
  );
}
