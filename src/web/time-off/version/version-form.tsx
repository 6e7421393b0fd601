import './version-form.css';
import type { ReactNode } from 'react';
import { UnsavedGuard } from '../../kernel/unsaved.tsx';
import { useWords } from '../../kernel/words.tsx';
import { DateField } from '../../ui/date-field.tsx';
import type { TypedVersion } from './use-version.ts';

interface VersionFormProps {
  readonly version: Pick<TypedVersion, 'changed' | 'clear'>;
  readonly onSend: () => void;
  /** Cards. */
  readonly children: ReactNode;
}

/** A form by which a version is set, which asks before what was typed is left behind. */
export function VersionForm({ version, onSend, children }: VersionFormProps) {
  const isDirty = version.changed !== undefined;
  return (
    <form
      className="leave-policy"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <UnsavedGuard isDirty={isDirty} isFragile={isDirty} onLeave={version.clear} />
      {children}
    </form>
  );
}

interface StartsFieldProps {
  readonly label: string;
  readonly version: Pick<TypedVersion, 'starts' | 'setStarts' | 'startsOn' | 'tried'>;
}

/** From when on a version is in force. */
export function StartsField({ label, version }: StartsFieldProps) {
  const { say } = useWords();
  const { starts, setStarts, startsOn, tried } = version;
  return (
    <DateField
      label={label}
      isRequired
      value={starts}
      onChange={setStarts}
      {...(tried && startsOn === undefined && { error: say('timeOff.enterDate') })}
    />
  );
}
