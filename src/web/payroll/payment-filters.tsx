import './payment-filters.css';
import type { PaymentFilter } from '../../contract/payroll/payment-list.ts';
import { parsePlainDate } from '../../domain/kernel/time.ts';
import { paymentMethods } from '../../domain/payroll/payment-method.ts';
import { paymentStatuses } from '../../domain/payroll/second-person.ts';
import { useWords } from '../kernel/words.tsx';
import { DateField } from '../ui/date-field.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';

interface PaymentFiltersProps {
  readonly filter: PaymentFilter;
  readonly locations: readonly { readonly id: string; readonly name: string }[];
  /** Whether there are others than the reader to look for. */
  readonly seesOthers: boolean;
  readonly onChange: (change: PaymentFilter) => void;
}

/** Search and filters; what they say stands in the address, and is applied as it is typed. */
export function PaymentFilters({ filter, locations, seesOthers, onChange }: PaymentFiltersProps) {
  const { say } = useWords();
  return (
    <search className="payment-filters">
      {seesOthers && (
        <>
          <SearchField
            name="q"
            label={say('payroll.searchName')}
            value={filter.q ?? ''}
            onChange={(q) => onChange({ q })}
            maxLength={120}
          />
          <SelectField
            name="location"
            label={say('payroll.location')}
            none={say('payroll.allLocations')}
            value={filter.location ?? ''}
            onChange={(location) => onChange({ location: location === '' ? undefined : location })}
            choices={locations.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </>
      )}
      <SelectField
        name="status"
        label={say('payroll.status')}
        none={say('payroll.allStatuses')}
        value={filter.status ?? ''}
        onChange={(status) => onChange({ status: paymentStatuses.find((one) => one === status) })}
        choices={paymentStatuses.map((status) => ({ value: status, label: say(`payroll.status.${status}`) }))}
      />
      <SelectField
        name="method"
        label={say('payroll.paymentMethod')}
        none={say('payroll.allMethods')}
        value={filter.method ?? ''}
        onChange={(method) => onChange({ method: paymentMethods.find((one) => one === method) })}
        choices={paymentMethods.map((method) => ({ value: method, label: say(`payroll.method.${method}`) }))}
      />
      <DateField
        label={say('payroll.from')}
        value={filter.from ?? ''}
        onChange={(from) => onChange({ from: parsePlainDate(from) })}
      />
      <DateField
        label={say('payroll.to')}
        value={filter.to ?? ''}
        onChange={(to) => onChange({ to: parsePlainDate(to) })}
      />
    </search>
  );
}
