import { useEffect, useState } from 'react';
import { saidBy } from '../../domain/kernel/visible-line.ts';
import { TextField } from './text-field.tsx';

/** So that a word which is being typed is not asked about letter by letter. */
const typingPause = 300;

interface SearchFieldProps {
  readonly label: string;
  /** What is searched for now. */
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly maxLength: number;
  readonly name?: string;
}

/** What is typed applies after a pause, without spaces around it; a change from outside, as of the address, shows at once. */
export function SearchField({ label, value, onChange, maxLength, name }: SearchFieldProps) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    // The own word that comes back must not take what was typed behind it meanwhile, such as a space.
    if (saidBy(typed) !== value) setTyped(value);
  }
  const wanted = saidBy(typed);
  useEffect(() => {
    if (wanted === value) return undefined;
    const timer = setTimeout(() => onChange(wanted), typingPause);
    return () => clearTimeout(timer);
  }, [wanted, value, onChange]);
  return (
    <TextField
      type="search"
      label={label}
      value={typed}
      onChange={setTyped}
      autoComplete="off"
      spellCheck="false"
      maxLength={maxLength}
      {...(name !== undefined && { name })}
    />
  );
}
