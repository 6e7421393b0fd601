import { Users } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { matches } from '../../domain/people/search-name.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCorrespondents } from './queries.ts';

interface PeopleChoiceProps {
  /** Whoever is there already, and is not offered. */
  readonly but?: ReadonlySet<string>;
  /** Stands there where nobody is left to choose. */
  readonly nobody: ReactNode;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Whom the reader may write to, to be chosen from: one by one, or everyone who is on shift now. */
export function PeopleChoice({ but, nobody, chosen, onChange }: PeopleChoiceProps) {
  const { say } = useWords();
  const [typed, setTyped] = useState('');
  const { data, error, refetch } = useCorrespondents();
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('messaging.peopleFailed')} blockSize="280px" />;
  const offered = data.people.filter(({ employeeId }) => but?.has(employeeId) !== true);
  if (offered.length === 0) return nobody;
  const onShift = offered.filter(({ isOnShift }) => isOnShift).map(({ employeeId }) => employeeId);
  const found = offered.filter(({ name }) => matches(typed.trim(), name));
  return (
    <>
      <Button
        size="sm"
        icon={Users}
        onPress={() => onChange([...new Set([...chosen, ...onShift])])}
        unavailable={onShift.length === 0 ? say('messaging.nobodyOnShift') : undefined}
      >
        {say('messaging.chooseOnShift', { count: onShift.length })}
      </Button>
      <TextField
        type="search"
        name="people"
        label={say('messaging.findPeople')}
        value={typed}
        onChange={setTyped}
        autoComplete="off"
      />
      <ul>
        {found.map(({ employeeId, name }) => (
          <li key={employeeId}>
            <CheckField
              isSelected={chosen.includes(employeeId)}
              onChange={(isSelected) =>
                onChange(isSelected ? [...chosen, employeeId] : chosen.filter((id) => id !== employeeId))
              }
            >
              <bdi>{name}</bdi>
            </CheckField>
          </li>
        ))}
      </ul>
      {found.length === 0 && <p>{say('messaging.nobodyFound')}</p>}
    </>
  );
}
