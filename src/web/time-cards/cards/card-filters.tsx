import './card-filters.css';
import type { CardFilter } from '../../../domain/time-cards/card-filter.ts';
import { cardStates } from '../../../domain/time-cards/card-step.ts';
import { useWords } from '../../kernel/words.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface CardFiltersProps {
  readonly filter: CardFilter;
  readonly locations: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (change: CardFilter) => void;
}

/** Search and filters; what they say stands in the address, and is applied as it is typed. */
export function CardFilters({ filter, locations, onChange }: CardFiltersProps) {
  const { say } = useWords();
  return (
    <search className="card-filters">
      <TextField
        type="search"
        name="q"
        label={say('timeCards.searchName')}
        value={filter.q ?? ''}
        onChange={(q) => onChange({ q })}
        autoComplete="off"
        spellCheck="false"
        maxLength={120}
      />
      <SelectField
        name="location"
        label={say('timeCards.location')}
        none={say('timeCards.allLocations')}
        value={filter.location ?? ''}
        onChange={(location) => onChange({ location })}
        choices={locations.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        name="state"
        label={say('timeCards.state')}
        none={say('timeCards.allStates')}
        value={filter.state ?? ''}
        onChange={(state) => onChange({ state: cardStates.find((one) => one === state) })}
        choices={cardStates.map((state) => ({ value: state, label: say(`timeCards.state.${state}`) }))}
      />
    </search>
  );
}
