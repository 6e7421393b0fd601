import { useState } from 'react';
import { dateAt, type Zone } from '../../../domain/kernel/time.ts';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { PinDialog } from './pin-dialog.tsx';
import { useOwnPin } from './queries.ts';

/** The PIN of whoever is signed in: whether they have one, and another in its place. */
export function OwnPin({ employeeId, zone }: { readonly employeeId: string; readonly zone: Zone }) {
  const { say, formats } = useWords();
  const { data, error, refetch } = useOwnPin();
  const [asked, setAsked] = useState(false);
  if (data === undefined) return <Unanswered error={error} refetch={refetch} blockSize="64px" />;
  return (
    <div className="item-list">
      <p className="soft">
        {data.setAt === null
          ? say('kiosk.pinNone')
          : say('kiosk.pinSince', { date: formats.fullDate(dateAt(data.setAt, zone)) })}
      </p>
      <Button onPress={() => setAsked(true)}>{say('kiosk.setPin')}</Button>
      {asked && <PinDialog employeeId={employeeId} title={say('kiosk.ownTitle')} onClose={() => setAsked(false)} />}
    </div>
  );
}
