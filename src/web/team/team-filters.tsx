import './team-filters.css';
import { useEffect, useState } from 'react';
import type { TeamQuery } from '../../contract/team.ts';
import { employeeStatuses } from '../../domain/access/employee-status.ts';
import { roles } from '../../domain/access/role.ts';
import { useWords } from '../kernel/words.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';

interface TeamFiltersProps {
  readonly query: TeamQuery;
  readonly locations: readonly { readonly id: string; readonly name: string }[];
  readonly seesStatus: boolean;
  readonly onChange: (change: Partial<TeamQuery>) => void;
}

/** Milliseconds without a key after which what was typed is searched for. */
const typingPause = 250;

/** Search and filters; what they say stands in the address. */
export function TeamFilters({ query, locations, seesStatus, onChange }: TeamFiltersProps) {
  const { say } = useWords();
  const choice = (value: string, label: string) => ({ value, label });
  return (
    <search className={`team-filters ${seesStatus ? 'with-status' : ''}`}>
      <SearchField
        key={query.search === undefined ? 'clear' : 'asked'}
        label={say(seesStatus ? 'team.searchEmail' : 'team.search')}
        value={query.search ?? ''}
        onChange={(search) => onChange({ search })}
      />
      <SelectField
        name="location"
        label={say('team.location')}
        value={query.location ?? ''}
        onChange={(location) => onChange({ location })}
        choices={[choice('', say('team.allLocations')), ...locations.map(({ id, name }) => choice(id, name))]}
      />
      <SelectField
        name="role"
        label={say('team.role')}
        value={query.role ?? ''}
        onChange={(role) => onChange({ role: roles.find((one) => one === role) })}
        choices={[choice('', say('team.allRoles')), ...roles.map((role) => choice(role, say(`people.role.${role}`)))]}
      />
      {seesStatus && (
        <SelectField
          name="status"
          label={say('team.status')}
          value={query.status ?? ''}
          onChange={(status) => onChange({ status: employeeStatuses.find((one) => one === status) })}
          choices={[
            choice('', say('team.allStatuses')),
            ...employeeStatuses.map((status) => choice(status, say(`team.status.${status}`))),
          ]}
        />
      )}
    </search>
  );
}

/** Waits for a pause in typing, so that the list does not turn over at each key. */
function SearchField({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    if (typed === value) return undefined;
    const timer = setTimeout(() => onChange(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed, value, onChange]);
  return (
    <TextField
      type="search"
      name="q"
      label={label}
      value={typed}
      onChange={setTyped}
      autoComplete="off"
      spellCheck="false"
      maxLength={120}
    />
  );
}
