import './team-filters.css';
import type { TeamFilter } from '../../contract/team.ts';
import { employeeStatuses } from '../../domain/access/employee-status.ts';
import { roles } from '../../domain/access/role.ts';
import { useWords } from '../kernel/words.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';

interface TeamFiltersProps {
  readonly filter: TeamFilter;
  readonly locations: readonly { readonly id: string; readonly name: string }[];
  readonly seesStatus: boolean;
  readonly onChange: (change: Partial<TeamFilter>) => void;
}

/** Search and filters; what they say stands in the address. */
export function TeamFilters({ filter, locations, seesStatus, onChange }: TeamFiltersProps) {
  const { say } = useWords();
  const choice = (value: string, label: string) => ({ value, label });
  return (
    <search className={`team-filters ${seesStatus ? 'with-status' : ''}`}>
      <SearchField
        name="q"
        maxLength={120}
        label={say(seesStatus ? 'team.searchEmail' : 'team.search')}
        value={filter.search ?? ''}
        onChange={(search) => onChange({ search })}
      />
      <SelectField
        name="location"
        label={say('team.location')}
        value={filter.location ?? ''}
        onChange={(location) => onChange({ location })}
        choices={[choice('', say('team.allLocations')), ...locations.map(({ id, name }) => choice(id, name))]}
      />
      <SelectField
        name="role"
        label={say('team.role')}
        value={filter.role ?? ''}
        onChange={(role) => onChange({ role: roles.find((one) => one === role) })}
        choices={[choice('', say('team.allRoles')), ...roles.map((role) => choice(role, say(`people.role.${role}`)))]}
      />
      {seesStatus && (
        <SelectField
          name="status"
          label={say('team.status')}
          value={filter.status ?? ''}
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
