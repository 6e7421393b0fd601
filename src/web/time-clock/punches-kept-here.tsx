import { useEffect, useState } from 'react';
import { dateAt } from '../../domain/kernel/time.ts';
import { deviceZone } from '../kernel/device-zone.ts';
import { useWords } from '../kernel/words.tsx';
import type { PunchEntry } from './outbox/entry.ts';
import { keptHereOf } from './outbox/waiting-here.ts';
import { punchLooks } from './view/looks.ts';
import { pressedAtOf } from './view/shown-clock.ts';

/** For somebody without access: which of their punches this device keeps and could not send, so that whoever corrects their hours can be told. */
export function PunchesKeptHere({ employeeId }: { readonly employeeId: string }) {
  const { say, formats } = useWords();
  const [kept, setKept] = useState<readonly PunchEntry[]>([]);
  useEffect(() => {
    let gone = false;
    void keptHereOf(employeeId).then((found) => gone || setKept(found));
    return () => {
      gone = true;
    };
  }, [employeeId]);
  if (kept.length === 0) return null;
  return (
    <section role="status">
      <p>{say('clock.keptWithoutAccess', { count: kept.length })}</p>
      <ul>
        {kept.map((entry) => {
          const at = pressedAtOf(entry);
          const moment = `${formats.longDate(dateAt(at, deviceZone))}, ${formats.time(at, deviceZone)}`;
          return (
            <li key={entry.id}>
              {say(punchLooks[entry.kind].word)} · <bdi className="num">{moment}</bdi>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
