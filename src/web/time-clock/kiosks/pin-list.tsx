import '../../ui/item-list.css';
import { useState } from 'react';
import type { KeptPin } from '../../../contract/time-clock/kiosks.ts';
import { dateAt, type Zone } from '../../../domain/kernel/time.ts';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PinDialog } from './pin-dialog.tsx';
import { usePins } from './queries.ts';

/** Who of a location has a PIN, and who cannot punch at its kiosks yet. */
export function PinList({ locationId, zone }: { readonly locationId: string; readonly zone: Zone }) {
  const { say, formats } = useWords();
  const { data, error, refetch } = usePins(locationId);
  const [setting, setSetting] = useState<KeptPin>();
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('kiosk.pinsFailed')} blockSize="320px" />;
  const { people } = data;
  if (people.length === 0) return <EmptyState text={say('kiosk.nobodyHere')} />;
  return (
    <div className="item-list">
      <p className="soft">{say('kiosk.pinsLacking', { count: people.filter(({ setAt }) => setAt === null).length })}</p>
      <ul>
        {people.map((person) => (
          <li key={person.employeeId}>
            <Avatar name={person.name} photoUrl={person.photoUrl} />
            <div>
              <p className="name">
                <bdi>{person.name}</bdi>
              </p>
              <p className="soft">
                {person.setAt === null
                  ? say('kiosk.pinNone')
                  : say('kiosk.pinSince', { date: formats.fullDate(dateAt(person.setAt, zone)) })}
              </p>
            </div>
            {person.maySet && (
              <Button
                size="sm"
                aria-label={say('kiosk.setPinOf', { name: person.name })}
                onPress={() => setSetting(person)}
              >
                {say('kiosk.setPin')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {setting && (
        <PinDialog
          employeeId={setting.employeeId}
          title={say('kiosk.setPinOf', { name: setting.name })}
          onClose={() => setSetting(undefined)}
        />
      )}
    </div>
  );
}
