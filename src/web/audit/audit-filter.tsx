import { parsePlainDate } from '../../domain/kernel/time.ts';
import { sayTopic } from '../../words/audit-sentence.ts';
import { useWords } from '../kernel/words.tsx';
import { DateField } from '../ui/date-field.tsx';
import { SearchField } from '../ui/search-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { AuditWish } from './queries.ts';

/** So that a name which is being typed is not asked about letter by letter. */
interface AuditFilterProps {
  readonly wish: AuditWish;
  readonly topics: readonly string[];
  readonly onChange: (wish: AuditWish) => void;
}

/** Which entries are shown. Every choice applies at once and stands in the address. */
export function AuditFilter({ wish, topics, onChange }: AuditFilterProps) {
  const { say, speaker } = useWords();
  const choose = (name: keyof AuditWish, value: unknown) => {
    const { [name]: _, ...rest } = wish;
    onChange(value === undefined ? rest : { ...rest, [name]: value });
  };
  return (
    <div className="audit-filter" role="search" aria-label={say('audit.filter')}>
      <SearchField
        label={say('audit.person')}
        maxLength={80}
        value={wish.person ?? ''}
        onChange={(text) => choose('person', text === '' ? undefined : text)}
      />
      <SelectField
        name="topic"
        label={say('audit.topic')}
        value={wish.topic ?? ''}
        onChange={(value) => choose('topic', value === '' ? undefined : value)}
        choices={[
          { value: '', label: say('audit.allTopics') },
          ...topics.map((topic) => ({ value: topic, label: sayTopic(speaker, topic) })),
        ]}
      />
      {(['from', 'to'] as const).map((end) => (
        <DateField
          key={end}
          label={say(`audit.${end}`)}
          value={wish[end] ?? ''}
          onChange={(text) => choose(end, parsePlainDate(text))}
        />
      ))}
    </div>
  );
}
