import { plainNumber } from '../../../domain/kernel/digits.ts';
import { keptDays, usualKeptDays } from '../../../domain/messaging/retention.ts';

/** What the form offers: for ever, so many years, or a number of days that is typed. */
export const keptTerms = ['ever', 'year1', 'year3', 'year7', 'days'] as const;
export type KeptTerm = (typeof keptTerms)[number];

const daysOfTerm: Partial<Record<KeptTerm, number>> = {
  year1: usualKeptDays[1],
  year3: usualKeptDays[3],
  year7: usualKeptDays[7],
};

export interface TypedRetention {
  readonly term: KeptTerm;
  readonly days: string;
}

/** What the form shows of a number of days; null, for ever. */
export function typedOf(keepDays: number | null): TypedRetention {
  if (keepDays === null) return { term: 'ever', days: '' };
  const usual = keptTerms.find((term) => daysOfTerm[term] === keepDays);
  return usual === undefined ? { term: 'days', days: String(keepDays) } : { term: usual, days: '' };
}

/** The days that were chosen or typed; null, for ever; undefined, where what was typed is no such number. */
export function daysTyped({ term, days }: TypedRetention): number | null | undefined {
  if (term === 'ever') return null;
  const usual = daysOfTerm[term];
  if (usual !== undefined) return usual;
  const plain = plainNumber(days);
  const typed = /^\d{1,4}$/.test(plain) ? Number(plain) : 0;
  return typed >= keptDays.least && typed <= keptDays.most ? typed : undefined;
}
