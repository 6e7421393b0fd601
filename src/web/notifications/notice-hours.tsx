import { useState } from 'react';
import type { NoticeChoicesShown } from '../../contract/notifications/notice-choices.ts';
import { useWords } from '../kernel/words.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { NoticeChange } from './view.ts';

interface HoursProps {
  readonly choices: NoticeChoicesShown;
  readonly onChange: (change: NoticeChange) => void;
}

/** What quiet hours begin with, until their person says otherwise. */
const usualNight = { from: '22:00', until: '07:00' };
const usualMorning = '08:00';

/** When nothing may ring. */
export function QuietHoursFields({ choices: { quiet }, onChange }: HoursProps) {
  const { say } = useWords();
  return (
    <div className="notice-hours">
      <CheckField isSelected={quiet !== null} onChange={(on) => onChange({ quiet: on ? usualNight : null })}>
        {say('notices.quietOn')}
      </CheckField>
      {quiet !== null && (
        <div className="times">
          <TimeField
            key={`from ${quiet.from}`}
            label={say('notices.quietFrom')}
            value={quiet.from}
            onKeep={(from) => onChange({ quiet: { ...quiet, from } })}
          />
          <TimeField
            key={`until ${quiet.until}`}
            label={say('notices.quietUntil')}
            value={quiet.until}
            onKeep={(until) => onChange({ quiet: { ...quiet, until } })}
          />
        </div>
      )}
    </div>
  );
}

/** Whether mails come one a day, and when. */
export function DigestFields({ choices: { digestAt }, onChange }: HoursProps) {
  const { say } = useWords();
  return (
    <div className="notice-hours">
      <CheckField isSelected={digestAt !== null} onChange={(on) => onChange({ digestAt: on ? usualMorning : null })}>
        {say('notices.digestOn')}
      </CheckField>
      {digestAt !== null && (
        <TimeField
          key={digestAt}
          label={say('notices.digestAt')}
          value={digestAt}
          onKeep={(at) => onChange({ digestAt: at })}
        />
      )}
    </div>
  );
}

/** A time of day, kept when its reader has left the field: on the way there it is another with each figure. */
function TimeField({
  label,
  value,
  onKeep,
}: {
  readonly label: string;
  readonly value: string;
  readonly onKeep: (value: string) => void;
}) {
  const [draft, setDraft] = useState(value);
  return (
    <TextField
      label={label}
      type="time"
      ltr
      value={draft}
      onChange={setDraft}
      onBlur={() => draft !== '' && draft !== value && onKeep(draft)}
    />
  );
}
