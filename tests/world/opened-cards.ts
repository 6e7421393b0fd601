import { instant } from '../../src/domain/kernel/time.ts';
import type { PayPolicy } from '../../src/domain/pay-rules/pay-policy.ts';
import { federal } from '../../src/domain/pay-rules/presets.ts';
import type { TracedPunch } from '../../src/domain/time-cards/card-flag.ts';
import type { CardFigures, CardStep, CardStepKind } from '../../src/domain/time-cards/card-step.ts';
import { weekCard, type WeekCardQuestion } from '../../src/domain/time-cards/week-card.ts';
import type { PlacedRow } from '../../src/domain/time-cards/week-changes.ts';
import type { Punch } from '../../src/domain/time-clock/punch.ts';
import { ask, clock, ledger } from './payable-weeks.ts';

export type Rows = readonly PlacedRow<TracedPunch>[];

const traced = (punches: readonly Punch[]): TracedPunch[] =>
  punches.map((punch) => Object.assign(punch, { offline: false, skewMilliseconds: null }));
/** The rows that were there when a card was signed. */
export const worked = (...days: string[]): TracedPunch[] => traced(ledger(...days));
/** What was recorded after them. */
export const later = (rows: Rows, ...days: string[]): TracedPunch[] =>
  traced(ledger(...days)).map((punch, index) =>
    Object.assign(punch, { id: `later-${index}`, sequence: rows.length + index + 1 }),
  );
export const takenBack = (rows: Rows, voidsId: string) =>
  ({ kind: 'void', voidsId, sequence: rows.length + 1 }) as const;

const question = (policy: PayPolicy, more: Partial<WeekCardQuestion> = {}): WeekCardQuestion => ({
  ...ask(policy),
  until: clock(30, '0:00'),
  ...more,
});
export const opened = (
  rows: Rows,
  policy: PayPolicy = federal,
  more: Partial<WeekCardQuestion> = {},
  steps: readonly CardStep[] = [],
) => weekCard(rows, steps, question(policy, more));
export const told = (flags: readonly { readonly kind: string; readonly date: unknown }[]) =>
  flags.map(({ kind, date }) => [kind, date]);

/** A step that was taken of those figures when the ledger ended with these rows. */
export const step = (kind: CardStepKind, sequence: number, seen: Rows, figures: CardFigures): CardStep => ({
  sequence,
  step: kind,
  doneBy: 'somebody',
  doneAt: instant(0),
  reason: null,
  attestation: null,
  rests: null,
  ledger: { sequence: seen.length, hash: '' },
  figures,
});

export const fiveDays = [0, 1, 2, 3, 4].map((day) => `${day} 8:00 12:00-13:00 18:00`);
export const week = worked(...fiveDays);
export const asSeen = (rows: Rows = week, policy: PayPolicy = federal) => opened(rows, policy).figures;
