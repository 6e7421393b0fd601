import './decisions-filter.css';
import { decisionOrders } from '../../contract/approvals.ts';
import { outcomes, requestKinds } from '../../domain/approvals/request.ts';
import { parsePlainDate } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { DateField } from '../ui/date-field.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { DecisionWish } from './queries.ts';

interface DecisionsFilterProps {
  readonly wish: DecisionWish;
  readonly onChange: (wish: DecisionWish) => void;
}

/** Which answers are shown. Every choice applies at once and stands in the address. */
export function DecisionsFilter({ wish, onChange }: DecisionsFilterProps) {
  const { say } = useWords();
  const choose = (name: keyof DecisionWish, value: unknown) => {
    const { [name]: _, ...rest } = wish;
    onChange(value === undefined ? rest : { ...rest, [name]: value });
  };
  const oneOf = <Value extends string>(values: readonly Value[], value: string) => values.find((one) => one === value);
  return (
    <div className="decisions-filter" role="search" aria-label={say('approvals.filter')}>
      <SearchField
        label={say('approvals.search')}
        maxLength={80}
        value={wish.search ?? ''}
        onChange={(text) => choose('search', text === '' ? undefined : text)}
      />
      <SelectField
        name="kind"
        label={say('approvals.type')}
        value={wish.kind ?? ''}
        onChange={(value) => choose('kind', oneOf(requestKinds, value))}
        choices={[
          { value: '', label: say('approvals.allTypes') },
          ...requestKinds.map((value) => ({ value, label: say(`approvals.kind.${value}`) })),
        ]}
      />
      <SelectField
        name="outcome"
        label={say('approvals.outcome')}
        value={wish.outcome ?? ''}
        onChange={(value) => choose('outcome', oneOf(outcomes, value))}
        choices={[
          { value: '', label: say('approvals.allOutcomes') },
          ...outcomes.map((value) => ({ value, label: say(`approvals.outcome.${value}`) })),
        ]}
      />
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          label={say(`approvals.${end}`)}
          value={wish[end] ?? ''}
          onChange={(text) => choose(end, parsePlainDate(text))}
        />
      ))}
      <SelectField
        name="order"
        label={say('approvals.order')}
        value={wish.order ?? 'newest'}
        onChange={(value) => choose('order', value === 'newest' ? undefined : oneOf(decisionOrders, value))}
        choices={decisionOrders.map((value) => ({ value, label: say(`approvals.order.${value}`) }))}
      />
    </div>
  );
}
