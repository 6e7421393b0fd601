import type { HistoryKind } from './employment.ts';

/** A row of the audit log about a person, as far as their history reads it. */
export interface Deed {
  readonly action: string;
  readonly details: unknown;
}

/** What happened to somebody’s employment: a kind, and in words of that kind what was and what is. */
export interface HistoryStep {
  readonly kind: HistoryKind;
  readonly from: string | null;
  readonly to: string | null;
  readonly reason: string | null;
}

const kinds: Readonly<Record<string, HistoryKind>> = {
  'employee.added': 'added',
  'employee.registered': 'registered',
  'registration.approved': 'admitted',
  'registration.rejected': 'rejected',
  'employee.imported': 'imported',
  'employee.renamed': 'renamed',
  'employee.role_changed': 'role',
  'employee.moved': 'moved',
  'employee.further_locations_changed': 'further',
  'employee.managed_locations_changed': 'managed',
  'employee.dates_changed': 'dates',
  'employee.suspended': 'suspended',
  'employee.reinstated': 'reinstated',
  'pay_rate.set': 'rate',
};

/** Reads a row of the audit log; undefined where it tells of nothing that belongs to a person’s history, or no money is shown. */
export function historyStep({ action, details }: Deed, seesRates: boolean): HistoryStep | undefined {
  const kind = kinds[action];
  if (kind === undefined || (kind === 'rate' && !seesRates)) return undefined;
  const told = (typeof details === 'object' && details !== null ? details : {}) as Readonly<Record<string, unknown>>;
  const reason = typeof told['reason'] === 'string' ? told['reason'] : null;
  return { kind, from: textOf(told['before']), to: textOf(told['after']), reason };
}

/** The words of a detail: a text, several, or the values of what was changed. */
function textOf(detail: unknown): string | null {
  if (typeof detail === 'string') return detail === '' ? null : detail;
  if (typeof detail === 'number') return String(detail);
  if (typeof detail !== 'object' || detail === null) return null;
  const texts = Object.values(detail).flatMap((value) => textOf(value) ?? []);
  return texts.length === 0 ? null : texts.join(', ');
}
