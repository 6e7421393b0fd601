import { useState } from 'react';
import type { PayRunDraft } from '../../../contract/payroll/pay-run.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { ChangeDraft } from './queries.ts';
import { cellValue, withCells, type RunRow } from './view.ts';

export interface RunFilter {
  readonly q: string;
  readonly location: string;
}

interface RunFiltersProps {
  readonly filter: RunFilter;
  readonly locations: readonly { readonly id: string; readonly name: string }[];
  readonly onChange: (filter: RunFilter) => void;
}

/** Who is shown; the others stay in the run. */
export function RunFilters({ filter, locations, onChange }: RunFiltersProps) {
  const { say } = useWords();
  return (
    <search className="run-tools">
      <SearchField
        label={say('payroll.searchName')}
        value={filter.q}
        onChange={(q) => onChange({ ...filter, q })}
        maxLength={120}
      />
      <SelectField
        name="location"
        label={say('payroll.location')}
        none={say('payroll.allLocations')}
        value={filter.location}
        onChange={(location) => onChange({ ...filter, location })}
        choices={locations.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </search>
  );
}

interface BulkEditProps {
  readonly rows: readonly RunRow[];
  readonly draft: PayRunDraft;
  readonly onChange: ChangeDraft;
}

/** One value for everybody who is shown. */
export function BulkEdit({ rows, draft, onChange }: BulkEditProps) {
  const { say } = useWords();
  const [column, setColumn] = useState('extra');
  const [text, setText] = useState('');
  const value = cellValue(text);
  const apply = () => {
    if (value === undefined) return;
    const chosen = column === 'extra' ? ('extra' as const) : { deduction: column };
    onChange(
      withCells(
        draft,
        rows.map(({ person: { employeeId } }) => ({ employeeId, column: chosen, value })),
      ),
    );
  };
  return (
    <div className="run-tools" role="group" aria-label={say('payroll.run.bulk')}>
      <SelectField
        name="column"
        label={say('payroll.run.column')}
        value={column}
        onChange={setColumn}
        choices={[
          { value: 'extra', label: say('payroll.run.extra') },
          ...draft.deductions.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <TextField
        label={say('payroll.run.value')}
        error={value === undefined ? say('payroll.run.valueFault') : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        ltr
        value={text}
        onChange={setText}
      />
      <Button onPress={apply}>{say('payroll.run.apply', { count: rows.length })}</Button>
    </div>
  );
}
