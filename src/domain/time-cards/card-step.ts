import type { Language } from '../kernel/language.ts';
import type { Instant, PlainDate } from '../kernel/time.ts';
import { editionNow, type RulesEdition } from '../pay-rules/rules-edition.ts';
import type { Figures } from './time-card.ts';

export const cardStepKinds = ['signed', 'approved', 'locked', 'reopened'] as const;
export type CardStepKind = (typeof cardStepKinds)[number];

export const cardStates = ['open', 'signed', 'approved', 'locked'] as const;
export type CardState = (typeof cardStates)[number];

/** How far the ledger of punches was seen when a step was taken: its last row then, and the seal of that row in hexadecimal. */
export interface LedgerMark {
  readonly sequence: number;
  readonly hash: string;
}

/** Of a ledger without a row: whoever never punched may be on leave. */
export const noPunches: LedgerMark = { sequence: 0, hash: '' };

/** The hours that somebody put their name to. */
export interface CardFigures extends Figures {
  /** Minutes paid at each multiplier, by its shortest spelling. */
  readonly byMultiplier: Readonly<Record<string, number>>;
  readonly days: readonly (Figures & { readonly date: PlainDate })[];
  /** By which edition of the rules they were worked out; the first, where nothing is said of it. */
  readonly edition?: RulesEdition;
}

/** The wording that an employee signs, by its number, as they read it. */
export interface Attestation {
  readonly version: number;
  readonly language: Language;
}

/** The rests of a day as they were signed for. */
export interface AttestedRests {
  readonly date: PlainDate;
  /** As many as the hours of the day asked for then. */
  readonly due: number;
  /** Of these, so many were not given. */
  readonly missed: number;
}

/** Something that was said about a workweek, and is kept for ever. */
export interface CardStep {
  /** Its place among the steps of the week, from 1. */
  readonly sequence: number;
  readonly step: CardStepKind;
  readonly doneBy: string;
  readonly doneAt: Instant;
  /** Why it was opened again. */
  readonly reason: string | null;
  /** What was signed. */
  readonly attestation: Attestation | null;
  /** What was signed of the rests of its days; null where none were due, and of any other step. */
  readonly rests: readonly AttestedRests[] | null;
  readonly ledger: LedgerMark;
  readonly figures: CardFigures;
}

/** Where a card stands, and the steps that are in force. */
export interface CardStanding<Step extends Pick<CardStep, 'sequence' | 'step'> = CardStep> {
  readonly state: CardState;
  readonly signature: Step | undefined;
  readonly approval: Step | undefined;
  readonly lock: Step | undefined;
  /** What was signed last, also where it was opened again since: what changed is told of it until it is signed anew. */
  readonly lastSignature: Step | undefined;
  /** It was once approved, whatever was said since: its days may have been paid. */
  readonly wasApproved: boolean;
  /** Place of the last step; the next one takes the number after it. */
  readonly sequence: number;
}

/**
 * Folds the steps of a week, in whatever order they were read. Reopening takes back all that was said before it.
 *
 * | steps                                 | stands   |
 * | none                                  | open     |
 * | signed                                | signed   |
 * | signed, approved                      | approved |
 * | signed, approved, locked              | locked   |
 * | signed, approved, locked, reopened    | open     |
 * | … reopened, approved                  | approved, unsigned |
 */
export function standingOf<Step extends Pick<CardStep, 'sequence' | 'step'>>(
  steps: readonly Step[],
): CardStanding<Step> {
  const inOrder = steps.toSorted((a, b) => a.sequence - b.sequence);
  const since = inOrder.slice(inOrder.findLastIndex(({ step }) => step === 'reopened') + 1);
  const latest = (kind: CardStepKind) => since.findLast(({ step }) => step === kind);
  const [signature, approval, lock] = [latest('signed'), latest('approved'), latest('locked')];
  return {
    state: stateOf(signature, approval, lock),
    signature,
    approval,
    lock,
    lastSignature: inOrder.findLast(({ step }) => step === 'signed'),
    wasApproved: inOrder.some(({ step }) => step === 'approved'),
    sequence: inOrder.at(-1)?.sequence ?? 0,
  };
}

/** By which edition a week is worked out: an approved one by that of its approval, whatever an upgrade brought since. */
export const editionOf = (approval: Pick<CardStep, 'figures'> | undefined): RulesEdition =>
  approval === undefined ? editionNow : (approval.figures.edition ?? 1);

function stateOf(signature: unknown, approval: unknown, lock: unknown): CardState {
  if (lock !== undefined) return 'locked';
  if (approval !== undefined) return 'approved';
  return signature === undefined ? 'open' : 'signed';
}
