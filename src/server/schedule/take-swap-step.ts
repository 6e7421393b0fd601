import type { AskedKind } from '../../domain/approvals/request.ts';
import { accept, refuse, type Accepted, type Refusal } from '../../domain/kernel/result.ts';
import {
  answeredOf,
  auditedOf,
  rulesAnswered,
  type AnsweredWarnings,
} from '../../domain/schedule/answered-warnings.ts';
import {
  decideApproved,
  decideWeighed,
  isChanging,
  lapseOf,
  toldToOther,
  type NotWeighed,
  type TakingWarning,
  type Unfit,
  type UnfitOfOther,
  type WarnedOf,
  type Weight,
  type refusalOf,
} from '../../domain/schedule/offer.ts';
import { isSameWork, planOf } from '../../domain/schedule/shift.ts';
import {
  agreedIn,
  doneIn,
  proceed,
  type Proposal,
  type SwapRefusal,
  type SwapStep,
} from '../../domain/schedule/swap.ts';
import { askApproval } from '../approvals/ask-approval.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listDeciders } from '../people/read.ts';
import { keepSwap } from './keep-swap.ts';
import { holdBoth, lapseSwaps } from './lapse-swaps.ts';
import { publishChanges } from './publish-changes.ts';
import { lockGiving, lockPublishing, type KnownShift } from './published.repository.ts';
import { updateShifts } from './shifts.repository.ts';
import { weighTakings } from './show-conflicts.ts';
import { findNeedsApproval } from './swap-rules.repository.ts';
import { isPromised, listSteps, listSwaps, type StoredSwap } from './swaps.repository.ts';
import { tellPlaces } from './tell-offer.ts';
import { tellPlanned } from './tell-planned.ts';
import { tellSwap } from './tell-swap.ts';

/** A step by which a shift may change hands, now or once it is agreed on. */
type Move = Extract<SwapStep, { readonly kind: 'take' | 'propose' | 'accept_proposal' | 'approve' }>;

type Hindrance<Kind> =
  | Refusal<
      'offer_is_over' | 'shift_is_changing' | 'nobody_to_approve' | 'taking_needs_reason' | ReturnType<typeof refusalOf>
    >
  | (Kind extends 'approve' ? NotWeighed : Refusal<'taking_not_weighed', { readonly warnings: TakingWarning[] }>)
  | (Kind extends 'propose' ? Refusal<'return_is_the_same'> : never)
  | (Kind extends 'take' ? never : HindranceOfOther<Kind extends 'approve' ? Unfit : UnfitOfOther>);

/** What hinders the other of the two; who takes a shift alone speaks for nobody else. */
type HindranceOfOther<Told> =
  | Refusal<'return_is_over'>
  | Refusal<'other_unfit', { readonly name: string; readonly unfit: Told }>;

interface Moved {
  readonly waitsForApproval: boolean;
  /** What was warned of for those whom whoever took the step answers for, and why all the same; undefined, nothing was. */
  readonly answered: AnsweredWarnings | undefined;
}

/** What whoever takes the step says with it. */
interface Said {
  readonly remark?: string | null;
  /** What they read of what is warned of: of themselves, where they would have another shift by it; of both, where they approve. */
  readonly knowing?: readonly WarnedOf[];
  /** Why all the same, where a rule asks why and nobody answers for it after them. */
  readonly reason?: string | null | undefined;
}

/**
 * Takes a step by which shifts may change hands. Whatever it is, both shifts are as they were promised, and both people could work what they would
 * have then, whoever takes the step knowing what is warned of, and saying why where they make it final against a rule that asks; where the step makes the swap done, plan and published shifts of both change in this one transaction.
 */
export async function takeSwapStep<Step extends Move>(
  ctx: ActorContext,
  offerId: string,
  step: Step,
  said: Said = {},
): Promise<Accepted<Moved> | Refusal<SwapRefusal<Step['kind']>> | Hindrance<Step['kind']>> {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const { remark = null, reason = null } = said;
  // Who proposes a shift gives nobody one.
  await (step.kind === 'propose' ? lockPublishing : lockGiving)(tx, organizationId);
  const [found] = await listSwaps(tx, organizationId, [offerId], 'hold');
  if (found === undefined) return refuse('not_found');
  // What was agreed on with somebody who is not there any more stands in nobody's way.
  if (step.kind === 'take' || step.kind === 'propose') await lapseSwaps(ctx, organizationId, [found.shiftId]);
  const [swap = found] = await listSwaps(tx, organizationId, [offerId], 'hold');
  const needsApproval = await findNeedsApproval(tx, organizationId);
  const next = proceed(swap, step, needsApproval);
  if (!next.ok) return next;
  const proposal = next.value.proposals.find(({ id }) => id === step.proposalId);
  if (proposal === undefined) throw new Error('a step of a swap is about no proposal');
  const shifts = await shiftsOf(ctx, swap, proposal, step, { ...said, needsApproval });
  // Who takes a shift alone speaks for nobody else: what hinders another is not among their refusals. All of why is told to whoever approves alone.
  if (!shifts.ok) return shifts as Hindrance<Step['kind']>;
  const { offered, returned, weighed } = shifts.value;
  const answersFor = (one: { readonly employeeId: string }) => step.kind === 'approve' || one.employeeId === step.by;
  const answered = answeredOf(weighed.filter(answersFor), reason);
  const kept = { remark, returned: returned?.publicationId, answered };
  await keepSwap(ctx, organizationId, swap, { step, next: next.value }, kept);
  if (doneIn(next.value) !== undefined) {
    const proposed = weighed.every(answersFor) ? undefined : await proposedIn(ctx, swap, proposal);
    const given = weighed.map((one) => {
      const { employeeId, askWhy } = one;
      if (answersFor(one)) return { employeeId, askWhy, reason, givenBy: null };
      // A rule that speaks against it since then was not among what they gave a reason for.
      const answeredFor = rulesAnswered(askWhy, employeeId, proposed?.warnings ?? []);
      return { employeeId, askWhy: answeredFor, reason: proposed?.reason ?? null, givenBy: proposal.by };
    });
    if (!(await handOver(ctx, swap, proposal, { offered, returned, given }))) return refuse('works_then');
  }
  const isAsked = agreedIn(next.value)?.id === proposal.id;
  if (isAsked && !(await ask(ctx, swap, proposal, { offered, returned }))) return refuse('nobody_to_approve');
  if (step.kind !== 'approve') {
    const action = auditOf[step.kind];
    const subjectId = step.kind === 'accept_proposal' ? proposal.by : swap.offeredBy;
    await writeAudit(ctx, { ...actor, action, subjectId, details: { offerId, ...auditedOf(answered) } });
  }
  await tellSwap(ctx, organizationId, { swap, next: next.value, step }, { remark });
  return accept({ waitsForApproval: isAsked, answered });
}

const auditOf = { take: 'swap.taken', propose: 'swap.proposed', accept_proposal: 'swap.accepted' } as const;

/** The shifts of both, if they are what was promised and each could work the other's. */
async function shiftsOf(
  ctx: ActorContext,
  swap: StoredSwap,
  proposal: Proposal,
  step: Move,
  { knowing = [], reason = null, needsApproval }: Said & { readonly needsApproval: boolean },
) {
  const { organizationId, employeeId } = ctx.actor;
  const of = await holdBoth(ctx, organizationId, swap, proposal.shiftId);
  const offered = of(swap.shiftId);
  if (lapseOf({ ...swap, employeeId: swap.offeredBy }, offered.known, ctx.now) !== undefined || !offered.known) {
    return refuse('offer_is_over');
  }
  const kept = swap.proposals.find(({ id }) => id === proposal.id);
  const inReturn = proposal.shiftId === null ? undefined : of(proposal.shiftId);
  if (inReturn !== undefined) {
    const publicationId = kept === undefined ? (inReturn.known?.publicationId ?? null) : kept.publicationId;
    const lapse = lapseOf({ employeeId: proposal.by, publicationId }, inReturn.known, ctx.now);
    if (lapse !== undefined || !inReturn.known) return refuse('return_is_over');
    // Whoever proposed it may have proposed it to others too.
    if (await isPromised(ctx.tx, organizationId, inReturn.known.shiftId, proposal.id)) return refuse('return_is_over');
  }
  // Said after what ends a swap: this only holds it up.
  if (isChanging(offered) || (inReturn !== undefined && isChanging(inReturn))) return refuse('shift_is_changing');
  const returned = inReturn?.known;
  const isNew = kept === undefined;
  if (isNew && returned !== undefined && isSameWork(returned, offered.known)) return refuse('return_is_the_same');
  const taker = { shift: offered.known, instead: returned, employeeId: proposal.by, name: kept?.byName ?? '' };
  const { offeredBy, offeredByName } = swap;
  const giver = returned && { shift: returned, instead: offered.known, employeeId: offeredBy, name: offeredByName };
  const weighings = await weighTakings(ctx, giver === undefined ? [taker] : [taker, giver]);
  for (const { taking, weight } of weighings) {
    const isOther = taking.employeeId !== employeeId;
    if (isOther && weight.unfit !== undefined) {
      const unfit = step.kind === 'approve' ? weight.unfit : toldToOther(weight.unfit);
      return refuse('other_unfit', { name: taking.name, unfit });
    }
    // What is warned of each weighs by themselves.
    if (isOther) continue;
    const known = knowing.find((one) => one.employeeId === taking.employeeId);
    const own = decideWeighed(weight, { knowing: known?.warnings ?? [], reason, isFinal: !needsApproval });
    if (!own.ok) return own;
  }
  const weighed = weighings.map(({ taking, weight: { warnings, askWhy } }) => ({
    employeeId: taking.employeeId,
    warnings,
    askWhy,
  }));
  // Whoever approves, who is neither of the two, weighs it for both.
  const approved = step.kind === 'approve' ? decideApproved(weighed, { knowing, reason }) : accept();
  if (!approved.ok) return approved;
  return accept({ offered: offered.known, returned, weighed });
}

/** What whoever proposed a shift in return had read, and why they would have the other one all the same. */
async function proposedIn(ctx: ActorContext, { offerId }: StoredSwap, { id }: Proposal) {
  const steps = await listSteps(ctx.tx, ctx.actor.organizationId, [offerId]);
  return steps.find(({ kind, proposalId }) => kind === 'proposed' && proposalId === id);
}

/** What changes hands, and of each of the two what asks why, with the reason and who gave it: null, whoever takes the step. */
interface HandingOver {
  readonly offered: KnownShift;
  readonly returned: KnownShift | undefined;
  readonly given: readonly (Pick<Weight, 'askWhy'> & {
    readonly employeeId: string;
    readonly reason: string | null;
    readonly givenBy: string | null;
  })[];
}

/** Gives each the other's shift, in what is planned and in what people know; not, where somebody would be in two places at once. */
async function handOver(
  ctx: ActorContext,
  { offeredBy }: StoredSwap,
  { by }: Proposal,
  { offered, returned, given }: HandingOver,
): Promise<boolean> {
  const { tx, actor, now } = ctx;
  const change = { organizationId: actor.organizationId, changedBy: actor.employeeId, changedAt: now };
  const moves = [
    { shift: offered, to: by },
    ...(returned === undefined ? [] : [{ shift: returned, to: offeredBy }]),
  ].map(({ shift, to }) => {
    const before = planOf(shift);
    const why = given.find(({ employeeId }) => employeeId === to);
    return { shiftId: shift.shiftId, before, after: { ...before, employeeId: to }, zone: shift.zone, why };
  });
  await updateShifts(tx, change, moves);
  const doubled = await publishChanges(ctx, moves);
  if (doubled.length > 0) return false;
  await tellPlanned(ctx, 'shift.taken', moves);
  for (const { shiftId } of moves) await tellPlaces(ctx, shiftId);
  return true;
}

/** Waits where the offered shift is, wherever its two people belong. */
export const swapAsked: AskedKind = {
  kind: 'swap',
  waitsAt: 'request',
  link: '/management-authorizations?tab=swaps',
};

/** Asks the managers of the offered shift; not, where nobody besides the two answers for the places of both shifts. */
async function ask(
  ctx: ActorContext,
  { offeredBy }: StoredSwap,
  { id: subjectId, by }: Proposal,
  { offered: { locationId }, returned }: Pick<HandingOver, 'offered' | 'returned'>,
): Promise<boolean> {
  const { organizationId, employeeId: askedBy } = ctx.actor;
  const deciders = await listDeciders(ctx.tx, organizationId, locationId);
  const ofReturn = await listDeciders(ctx.tx, organizationId, returned?.locationId ?? locationId);
  const could = deciders.filter((one) => one !== offeredBy && one !== by && ofReturn.includes(one));
  if (could.length === 0) return false;
  const between = { employeeId: offeredBy, besideId: by };
  await askApproval(ctx, swapAsked, { organizationId, subjectId, ...between, locationId, askedBy });
  return true;
}
