import './audit-entries.css';
import type { AuditEntry } from '../../contract/audit.ts';
import { formatInstant, parsePlainDate, type Zone } from '../../domain/kernel/time.ts';
import { sayAudit, sayAuditField, sayAuditValue } from '../../words/audit-sentence.ts';
import { useMoment } from '../kernel/moment.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { factsOf, isNameless, partsOf, type Fact } from './view.ts';

interface AuditEntriesProps {
  readonly entries: readonly AuditEntry[];
  readonly zone: Zone;
  readonly currency: string;
  /** Shows only what concerns the thing that an entry is about. */
  readonly onSubject: (subjectId: string) => void;
}

/** Entries as sentences: who did what to whom, when, from where, and what changed. */
export function AuditEntries({ entries, zone, currency, onSubject }: AuditEntriesProps) {
  const { say, speaker } = useWords();
  const moment = useMoment(zone);
  return (
    <ol className="audit-entries" aria-label={say('audit.list')}>
      {entries.map((entry) => {
        const { actor, subject, happenedAt } = entry;
        const names = { actor: actor?.name ?? say('audit.nobody'), subject: subject?.name ?? '' };
        return (
          <li key={entry.id}>
            <h2>{sayAudit(speaker, entry.action, names)}</h2>
            <time dateTime={formatInstant(happenedAt)}>{say('audit.moment', moment(happenedAt))}</time>
            <Where entry={entry} />
            <Details entry={entry} currency={currency} onSubject={onSubject} />
          </li>
        );
      })}
    </ol>
  );
}

/** Its number in the chain, the network and the device, as far as they are known. */
function Where({ entry: { sequence, network, browser, system } }: { readonly entry: AuditEntry }) {
  const { say } = useWords();
  const device = browser !== null && system !== null ? say('audit.device', { browser, system }) : (browser ?? system);
  const known = [sequence === null ? null : say('audit.number', { number: sequence }), network, device];
  return (
    <p className="where">
      <bdi>{known.filter((one) => one !== null).join(' · ')}</bdi>
    </p>
  );
}

type DetailsProps = Pick<AuditEntriesProps, 'currency' | 'onSubject'> & { readonly entry: AuditEntry };

function Details({ entry, currency, onSubject }: DetailsProps) {
  const { say } = useWords();
  const sayFact = useFacts(entry, currency);
  const facts = factsOf(entry).filter(({ value }) => !isNameless(value, entry.names));
  const { subject } = entry;
  if (facts.length === 0 && subject === null) return null;
  return (
    <details>
      <summary>{say('audit.details')}</summary>
      <ul>
        {facts.map((fact) => (
          <li key={fact.field}>{sayFact(fact)}</li>
        ))}
      </ul>
      {subject !== null && (
        <Button size="sm" tone="ghost" onPress={() => onSubject(subject.id)}>
          {say('audit.aboutThis', { name: subject.name })}
        </Button>
      )}
    </details>
  );
}

/** Says a fact: ids by the names behind them, cents as money, fields by their names, and what is compound by its parts. */
function useFacts({ names }: AuditEntry, currency: string): (fact: Fact) => string {
  const { say, speaker, formats } = useWords();
  const shown = (field: string, value: unknown): string => {
    if (value === null || value === '') return say('audit.none');
    if (typeof value === 'boolean') return say(value ? 'audit.yes' : 'audit.no');
    if (typeof value === 'number') return /cents/i.test(field) ? formats.money(value, currency) : String(value);
    if (field === 'changed' && Array.isArray(value)) {
      return formats.list(value.map((one) => sayAuditField(speaker, String(one))));
    }
    if (Array.isArray(value)) return formats.list(value.map((one: unknown) => shown(field, one)));
    if (typeof value !== 'string') {
      return formats.list(
        partsOf(value).map((part) =>
          say('audit.fact', { field: sayAuditField(speaker, part.field), value: shown(part.field, part.value) }),
        ),
      );
    }
    const date = parsePlainDate(value);
    if (date !== undefined) return formats.fullDate(date);
    return names[value] ?? sayAuditValue(speaker, field, value);
  };
  return ({ field, before, value, changed }) => {
    const label = sayAuditField(speaker, field);
    return changed
      ? say('audit.change', { field: label, before: shown(field, before), after: shown(field, value) })
      : say('audit.fact', { field: label, value: shown(field, value) });
  };
}
