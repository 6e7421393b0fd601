import { accept, refuse, type Refusal, type Result } from '../kernel/result.ts';
import type { Instant, PlainDate } from '../kernel/time.ts';
import type { Conflict } from './conflict.ts';
import type { MinorLimit } from './minors.ts';
import { inNeedOfReason, refusedAmong, type PlanningRule, type RuleLevels } from './planning-rules.ts';
import { isSamePlan, type ShiftPlan } from './shift.ts';

/** `rejected` by a manager; `lapsed`, the shift began or became another one. */
export type OfferOutcome = 'taken' | 'withdrawn' | 'declined' | 'rejected' | 'lapsed';

/** A shift that somebody offers to a colleague, or to everybody who could work it. */
export interface Offer {
  readonly offeredBy: string;
  /** Null, to everybody who could. */
  readonly offeredTo: string | null;
  /** The publication that the shift stood in when it was offered. */
  readonly publicationId: string;
  readonly outcome: OfferOutcome | null;
  /** Whoever offers works here no more. */
  readonly hasLeft?: boolean;
}

/** A shift as people know it, and as it is planned by now. */
export interface OfferableShift {
  readonly known: (ShiftPlan & { readonly publicationId: string }) | undefined;
  readonly planned: ShiftPlan | undefined;
}

/** Why a shift is no longer what somebody put into a swap; undefined, it is. */
export type Lapse = 'expired' | 'changed' | 'left';

/** Why nobody goes on with a swap: it is over; or, `changing`, it is held up until what is planned is published or undone. */
export type Obstacle = Lapse | 'changing';

/** Where an offer stands: its outcome; or it has run out, or the shift is another one by now, or is becoming one; else it is open. */
export type OfferState = OfferOutcome | Obstacle | 'open';

/** What somebody put into a swap. */
interface Promised {
  readonly employeeId: string;
  readonly publicationId: string | null;
  readonly hasLeft?: boolean;
}

/**
 * | from the moment the shift begins                   | expired |
 * | the shift was published otherwise, or is another’s | changed |
 * | whose it was works here no more                    | left    |
 */
export function lapseOf(
  { employeeId, publicationId, hasLeft }: Promised,
  known: OfferableShift['known'],
  now: Instant,
): Lapse | undefined {
  if (known?.employeeId !== employeeId || known.publicationId !== publicationId) return 'changed';
  if (now >= known.startsAt) return 'expired';
  return hasLeft === true ? 'left' : undefined;
}

/** Whether a shift is planned otherwise than people know it, or not at all: that may be planned back, and ends nothing. */
export const isChanging = ({ known, planned }: OfferableShift): boolean =>
  known !== undefined && (planned === undefined || !isSamePlan(known, planned));

/**
 * | the shift is no longer what was offered        | as {@link lapseOf} says |
 * | it is, and is planned otherwise by now         | changing                |
 * | somebody took it, it was withdrawn or declined | that                    |
 * | else, while nobody answers                     | open                    |
 */
export function stateOfOffer(offer: Offer, shift: OfferableShift, now: Instant): OfferState {
  const lapse = lapseOf({ ...offer, employeeId: offer.offeredBy }, shift.known, now);
  return offer.outcome ?? lapse ?? (isChanging(shift) ? 'changing' : 'open');
}

/** Whether somebody may offer a shift: it is theirs, it has not begun, and nobody is planning it otherwise. */
export function decideOffer(
  shift: OfferableShift,
  offeredBy: string,
  now: Instant,
): Result<undefined, 'shift_not_yours' | 'shift_has_begun' | 'shift_is_changing'> {
  const { known } = shift;
  if (known?.employeeId !== offeredBy) return refuse('shift_not_yours');
  if (now >= known.startsAt) return refuse('shift_has_begun');
  return isChanging(shift) ? refuse('shift_is_changing') : accept();
}

/** The rules that may speak against taking a shift. That its taker works then hinders them whatever is chosen: nobody is in two places at once. */
export const takingRules = [
  'time_off',
  'minor',
  'skill',
  'unavailable',
  'short_rest',
  'over_target',
  'overtime',
] as const satisfies readonly Exclude<PlanningRule, 'double_booking'>[];
type TakingRule = (typeof takingRules)[number];

/** Why somebody cannot work a shift: a rule of planning stands for what the organization refuses. */
export const unfits = ['not_of_location', 'employment_ended', 'works_then', ...takingRules] as const;
export type Unfit = (typeof unfits)[number];

/** What speaks against a shift that somebody would take, where it hinders them; undefined, they could work it. */
export function unfitBy(conflicts: readonly Conflict[], levels: RuleLevels): Unfit | undefined {
  const has = (kind: Conflict['kind']): boolean => conflicts.some((one) => one.kind === kind);
  if (has('not_here')) return 'not_of_location';
  if (has('employment_ended')) return 'employment_ended';
  if (has('double_booking')) return 'works_then';
  const [rule] = refusedAmong(conflicts, levels).flatMap(({ kind }) => (kind === 'double_booking' ? [] : [kind]));
  return rule;
}

/** Why each of two could not work what they would have, were one shift exchanged for another; undefined, they could. */
export interface WeighedExchange {
  readonly taker: Unfit | undefined;
  readonly giver: Unfit | undefined;
}

/**
 * Whether somebody who cannot work a shift beside their own could have it for one of those: it may be offered to them by name, and they answer with
 * theirs.
 *
 * | could work it                                       | no: they just take it |
 * | works then, and for that shift both could exchange  | yes                   |
 * | works then, and one of the two could not exchange   | no                    |
 * | anything else hinders them                          | no                    |
 *
 * @param exchanges for each shift of theirs that overlaps
 */
export const couldExchange = (alone: Unfit | undefined, exchanges: readonly WeighedExchange[]): boolean =>
  alone === 'works_then' && exchanges.some(({ taker, giver }) => taker === undefined && giver === undefined);

/** What whoever cannot work a shift hears, who takes it all the same. */
export function refusalOf(unfit: Unfit) {
  if (unfit === 'not_of_location' || unfit === 'works_then') return unfit;
  return unfit === 'skill' ? ('skill_missing' as const) : ('shift_blocked' as const);
}

/** What a colleague hears of why somebody cannot work a shift: `rule` for all that is nobody's but theirs, and their managers'. */
export const unfitsOfOther = ['not_of_location', 'works_then', 'skill', 'rule'] as const;
export type UnfitOfOther = (typeof unfitsOfOther)[number];

/** Nothing of their rest, hours, absences or age, nor that they will leave. */
export function toldToOther(unfit: Unfit): UnfitOfOther {
  if (unfit === 'employment_ended') return 'not_of_location';
  return unfit === 'not_of_location' || unfit === 'works_then' || unfit === 'skill' ? unfit : 'rule';
}

/** What a rule warns of in a shift that somebody would take, as they read it: no more than they, or their manager, know anyway. */
export type TakingWarning =
  | { readonly kind: 'time_off' | 'unavailable' }
  | { readonly kind: 'minor'; readonly limit: MinorLimit }
  | { readonly kind: 'skill'; readonly name: string; readonly endedOn: PlainDate | null }
  | { readonly kind: 'short_rest'; readonly restMinutes: number }
  | { readonly kind: 'over_target' | 'overtime'; readonly minutes: number };

/** A text that two warnings share if they say the same, and only then. */
export const textOfWarning = (warning: TakingWarning): string => JSON.stringify([warning.kind, ...figuresOf(warning)]);

function figuresOf(warning: TakingWarning): readonly (string | number | null)[] {
  switch (warning.kind) {
    case 'skill':
      return [warning.name, warning.endedOn];
    case 'short_rest':
      return [warning.restMinutes];
    case 'over_target':
    case 'overtime':
      return [warning.minutes];
    case 'minor': {
      const { limit } = warning;
      if (limit.limit === 'age') return [limit.limit];
      return limit.limit === 'time_of_day'
        ? [limit.limit, limit.from, limit.to]
        : [limit.limit, limit.minutes, limit.mostMinutes];
    }
    case 'time_off':
    case 'unavailable':
      return [];
  }
}

/** What was warned of for somebody who would have another shift. */
export interface WarnedOf {
  readonly employeeId: string;
  readonly warnings: readonly TakingWarning[];
}

/** The rules that ask why a shift is taken all the same, each once. */
export const rulesAskingWhy = (conflicts: readonly Conflict[], levels: RuleLevels): readonly TakingRule[] =>
  takingRules.filter((rule) => inNeedOfReason(conflicts, levels).some(({ kind }) => kind === rule));

/** What speaks against somebody taking a shift. */
export interface Weight {
  /** Why it is refused; undefined, they could work it. */
  readonly unfit: Unfit | undefined;
  /** What is only warned of, where it is not refused: theirs to weigh. */
  readonly warnings: readonly TakingWarning[];
  /** The rules among them that ask why. */
  readonly askWhy: readonly TakingRule[];
}

/** What somebody says of what is warned of. */
export interface Answered {
  /** The warnings that they read. */
  readonly knowing: readonly TakingWarning[];
  /** Why all the same; null, they gave no reason. */
  readonly reason: string | null;
  /** Nobody else answers for it after them: where a rule asks why, they say it. */
  readonly isFinal: boolean;
}

/**
 * Whether somebody takes a shift, fit for it and knowing what is warned of. What came up meanwhile, or grew, they have not read.
 *
 * | a rule asks why | they make it final | a reason |                     |
 * | no              | yes                | none     | taken               |
 * | yes             | a manager approves | none     | taken, and waits    |
 * | yes             | yes                | none     | taking_needs_reason |
 * | yes             | yes                | given    | taken               |
 */
export function decideWeighed(
  { unfit, warnings, askWhy }: Weight,
  { knowing, reason, isFinal }: Answered,
):
  | Result<undefined, ReturnType<typeof refusalOf> | 'taking_needs_reason'>
  | Refusal<'taking_not_weighed', { readonly warnings: TakingWarning[] }> {
  if (unfit !== undefined) return refuse(refusalOf(unfit));
  if (!isRead(warnings, knowing)) return refuse('taking_not_weighed', { warnings: [...warnings] });
  return isFinal && askWhy.length > 0 && reason === null ? refuse('taking_needs_reason') : accept();
}

/** Whether all that is warned of was read as it is. */
function isRead(warnings: readonly TakingWarning[], knowing: readonly TakingWarning[]): boolean {
  const read = new Set(knowing.map(textOfWarning));
  return warnings.every((warning) => read.has(textOfWarning(warning)));
}

/** What is warned of by then, of each of those whom whoever approves answers for. */
export type NotWeighed = Refusal<
  'taking_not_weighed',
  { readonly people: { employeeId: string; warnings: TakingWarning[] }[] }
>;

/**
 * Whether somebody approves that others have another shift, knowing what is warned of for each: what was read of one says nothing of another. What
 * has not been read is read first, of whomever it is; then one reason is given for all of them.
 */
export function decideApproved(
  weighed: readonly (Omit<Weight, 'unfit'> & { readonly employeeId: string })[],
  { knowing, reason }: { readonly knowing: readonly WarnedOf[]; readonly reason: string | null },
): Result<undefined, 'taking_needs_reason'> | NotWeighed {
  const readOf = (employeeId: string) => knowing.find((one) => one.employeeId === employeeId)?.warnings ?? [];
  if (!weighed.every(({ employeeId, warnings }) => isRead(warnings, readOf(employeeId)))) {
    const people = weighed.map(({ employeeId, warnings }) => ({ employeeId, warnings: [...warnings] }));
    return refuse('taking_not_weighed', { people });
  }
  const isAsked = weighed.some(({ askWhy }) => askWhy.length > 0);
  return isAsked && reason === null ? refuse('taking_needs_reason') : accept();
}

/**
 * Whether somebody may take a shift: one that nobody has, or one that is offered to them. It goes from one to the other in one step,
 * so it is never both's, and never nobody's that was somebody's. Whether they are fit for it {@link decideWeighed} says.
 *
 * @param offer the one that is open on it; undefined, there is none
 * @returns the shift as it is then
 */
export function decideTaking(
  shift: OfferableShift,
  offer: Offer | undefined,
  taker: string,
  now: Instant,
): Result<ShiftPlan, 'offer_is_over' | 'shift_has_begun' | 'shift_is_changing'> {
  const { known, planned } = shift;
  if (known === undefined) return refuse('offer_is_over');
  if (known.employeeId !== null) {
    const state = offer && stateOfOffer(offer, shift, now);
    const isForThem = offer?.offeredTo === null || offer?.offeredTo === taker;
    const stands = state === 'open' || state === 'changing';
    if (!stands || !isForThem || known.employeeId === taker) return refuse('offer_is_over');
  }
  if (now >= known.startsAt) return refuse('shift_has_begun');
  if (planned === undefined || isChanging(shift)) return refuse('shift_is_changing');
  return accept({ ...planned, employeeId: taker });
}
