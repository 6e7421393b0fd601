import { createContext, use, type ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { parsePlainDate, type PlainDate } from '../../domain/kernel/time.ts';
import type { Citations } from '../../domain/pay-rules/citation.ts';
import { examplesOf, type Examples } from './view/examples-of.ts';
import { rulesIn } from './view/policy-rules.ts';
import type { PolicyValues } from './view/policy-values.ts';
import { sourcesOf } from './view/policy-wish.ts';

/** The policy that is being written, as every field of the form needs it. */
export interface PolicyDraft {
  readonly control: Control<PolicyValues>;
  readonly values: PolicyValues;
  readonly sources: Citations;
  readonly examples: Examples;
  readonly currency: string;
  readonly today: PlainDate;
  /** From when on the policy is to be in force; today while that is no date. */
  readonly startsOn: PlainDate;
}

const Draft = createContext<PolicyDraft | undefined>(undefined);

export function useDraft(): PolicyDraft {
  const draft = use(Draft);
  if (draft === undefined) throw new Error('a field of a policy stands in its form');
  return draft;
}

interface DraftProviderProps {
  readonly control: Control<PolicyValues>;
  readonly currency: string;
  readonly today: PlainDate;
  readonly children: ReactNode;
}

/** Works the draft out anew with each key that is pressed. */
export function DraftProvider({ control, currency, today, children }: DraftProviderProps) {
  const values = useWatch({ control }) as PolicyValues;
  const examples = examplesOf(values);
  const sources = sourcesOf(rulesIn(values), values.preset, today);
  const startsOn = parsePlainDate(values.startsOn) ?? today;
  return <Draft value={{ control, values, sources, examples, currency, today, startsOn }}>{children}</Draft>;
}
