import './team-filters.css';
import type { TeamQuery } from '../../contract/team.ts';
import { employeeStatuses } from '../../domain/access/employee-status.ts';
import { roles } from '../../domain/access/role.ts';
import { useWords } from '../kernel/words.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';

interface TeamFiltersProps {
  readonly query: TeamQuery;
  readonly locations: readonly { readonly id: string; readonly name: string }[];
  readonly seesStatus: boolean;
  readonly onChange: (change: Partial<TeamQuery>) => void;
}

/** Search and filters; what they say stands in the address. */
export function TeamFilters({ query, locations, seesStatus, onChange }: TeamFiltersProps) {
  const { say } = useWords();
  const choice = (value: string, label: string) => ({ value, label });
  return (
    <search className={`team-filters ${seesStatus ? 'with-status' : ''}`}>
      <SearchField
        name="q"
        maxLength={120}
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
