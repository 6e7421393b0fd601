import type { AuditEntry } from '../../contract/audit.ts';

/** A field of the details: what it was before, where something changed, and what it is. */
export interface Fact {
  readonly field: string;
  readonly before: unknown;
  readonly value: unknown;
  readonly changed: boolean;
}

/** The details of an entry as facts: first what changed, by field, then what is told besides. What stayed the same is left out. */
export function factsOf({ details }: Pick<AuditEntry, 'details'>): Fact[] {
  const { before, after, ...rest } = details;
  const [old, fresh] = [fieldsOf(before), fieldsOf(after)];
  const changes = [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((field): Fact[] => {
    const [was, is] = [old[field], fresh[field]];
    const isSame = JSON.stringify(was) === JSON.stringify(is);
    return isSame ? [] : [{ field, before: was ?? null, value: is ?? null, changed: true }];
  });
  const facts = Object.entries(rest).map(([field, value]): Fact => ({ field, before: null, value, changed: false }));
  return [...changes, ...facts.filter(({ value }) => value !== null)];
}

/** The fields of what changed; where it is one thing alone, that thing as `value`. */
function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  if (value === undefined || value === null) return {};
  return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown>) : { value };
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids that stand for nothing with a name say nothing to a reader; they are in the export. */
export const isNameless = (value: unknown, names: Readonly<Record<string, string>>): boolean =>
  Array.isArray(value)
    ? value.length > 0 && value.every((one) => isNameless(one, names))
    : typeof value === 'string' && uuid.test(value) && names[value] === undefined;

/** The parts of a compound value that say something: without what is empty, none, or no more than no. */
export const partsOf = (value: unknown): Pick<Fact, 'field' | 'value'>[] =>
  Object.entries(value ?? {}).flatMap(([field, part]: [string, unknown]) =>
    part === null || part === '' || part === '0' || part === false
      ? []
      : // What a deduction takes is no change, which `value` is called where one thing alone changed.
        [{ field: field === 'value' ? 'amount' : field, value: part }],
  );
