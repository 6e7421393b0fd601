import { dateAt } from '../../domain/kernel/time.ts';
import type { Lapse } from '../../domain/schedule/offer.ts';
import { spanOfShift } from '../../domain/schedule/shift.ts';
import { agreedIn, doneIn, type Swap, type SwapStep } from '../../domain/schedule/swap.ts';
import { sayShift, type SwapOver } from '../../words/shift-change.ts';
import type { ActorContext, Context } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { listDeciders, readPerson } from '../people/read.ts';
import { findKnown, listKnown, type KnownShift } from './published.repository.ts';
import { listSteps, type StoredSwap } from './swaps.repository.ts';

/** What a step made of a swap. */
interface Taken {
  readonly swap: StoredSwap;
  readonly next: Swap;
  readonly step: SwapStep;
}

/** Tells those concerned what a step means for them; whoever took it knows. */
export async function tellSwap(
  ctx: Context,
  organizationId: string,
  { swap, next, step }: Taken,
  { why, remark = null }: { readonly why?: Lapse; readonly remark?: string | null },
): Promise<void> {
  const by = 'by' in step ? step.by : undefined;
  for (const employeeId of concernedIn(next)) ctx.announce({ organizationId, employeeId }, 'schedule');
  const shift = await findKnown(ctx.tx, organizationId, swap.shiftId);
  if (shift === undefined) return;
  const facts = await aboutShift(ctx, { organizationId, employeeId: by ?? swap.offeredBy }, shift, swap.offerId);
  const tell = async (employeeId: string, kind: 'shift_taken' | 'shift_declined' | 'swap_waiting' | 'swap_done') => {
    if (employeeId !== by) await tellPerson(ctx, { organizationId, employeeId }, { kind, facts });
  };
  const tellOver = async (employeeId: string, over: SwapOver) => {
    if (employeeId === by) return;
    const saidWhy = ({ speaker }: Spoken) => speaker.say(`schedule.swapOver.${over}`, { reason: remark ?? '' });
    const whole = (spoken: Spoken) => ({ ...facts(spoken), why: saidWhy(spoken) });
    await tellPerson(ctx, { organizationId, employeeId }, { kind: 'swap_over', facts: whole });
  };

  const done = doneIn(next);
  if (step.kind === 'propose') await tellProposal(ctx, organizationId, swap, step.shiftId, facts, remark);
  else if (step.kind === 'decline') await tell(swap.offeredBy, 'shift_declined');
  else if (step.kind === 'take' && done !== undefined) await tell(swap.offeredBy, 'shift_taken');
  else if (done !== undefined) for (const person of [swap.offeredBy, done.by]) await tell(person, 'swap_done');
  else if (agreedIn(next) !== undefined && agreedIn(swap) === undefined) {
    for (const person of [swap.offeredBy, agreedIn(next)?.by ?? swap.offeredBy]) await tell(person, 'swap_waiting');
  }

  const over = overBy(step, why);
  const isOverForOfferer = ['reject', 'lapse', 'lapse_proposal', 'withdraw_proposal'].includes(step.kind);
  if (isOverForOfferer) await tellOver(swap.offeredBy, step.kind === 'lapse_proposal' ? 'return' : over);
  for (const former of swap.proposals) {
    const was = former.outcome === null || former.outcome === 'agreed';
    const now = next.proposals.find(({ id }) => id === former.id)?.outcome;
    if (was && now !== former.outcome && now !== 'done' && now !== 'agreed') await tellOver(former.by, over);
  }
}

/** Why a swap came to nothing for somebody. */
function overBy(step: SwapStep, why: Lapse | undefined): SwapOver {
  if (why !== undefined) return why;
  if (step.kind === 'reject') return 'rejected';
  if (step.kind === 'decline_proposal') return 'declined';
  return step.kind === 'withdraw' || step.kind === 'withdraw_proposal' ? 'withdrawn' : 'taken';
}

async function tellProposal(
  ctx: Context,
  organizationId: string,
  swap: StoredSwap,
  shiftId: string,
  facts: Awaited<ReturnType<typeof aboutShift>>,
  remark: string | null,
): Promise<void> {
  const [returned] = await listKnown(ctx.tx, organizationId, [shiftId]);
  if (returned === undefined) return;
  await tellPerson(
    ctx,
    { organizationId, employeeId: swap.offeredBy },
    {
      kind: 'swap_proposed',
      facts: (spoken) => ({
        ...facts(spoken),
        inReturn: sayShift(spoken.speaker.say, spoken.formats, returned, returned.zone),
        note: remark ?? '',
      }),
    },
  );
}

/** Tells the others of a remark: those concerned, whoever wrote before, and the managers once the swap waits for them. */
export async function tellRemark(ctx: ActorContext, swap: StoredSwap, text: string): Promise<void> {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const shift = await findKnown(tx, organizationId, swap.shiftId);
  const steps = await listSteps(tx, organizationId, [swap.offerId]);
  const writers = steps.flatMap(({ kind, takenBy }) => (kind === 'remark' && takenBy !== null ? [takenBy] : []));
  const waits = agreedIn(swap) !== undefined && shift !== undefined;
  const managers = waits ? await listDeciders(tx, organizationId, shift.locationId) : [];
  const readers = new Set([...concernedIn(swap), ...writers, ...managers]);
  for (const employeeId of readers) ctx.announce({ organizationId, employeeId }, 'schedule');
  readers.delete(actor.employeeId);
  if (shift === undefined) return;
  const facts = await aboutShift(ctx, actor, shift, swap.offerId);
  const whole = (spoken: Spoken) => ({ ...facts(spoken), text });
  const notices = [...readers].map((employeeId) => ({ employeeId, facts: whole }));
  await tellEach(ctx, organizationId, 'swap_remark', notices);
}

/** Whoever has a part in a swap, but for those who took their answer back. */
export const concernedIn = ({ offeredBy, offeredTo, proposals }: Swap): readonly string[] => [
  ...new Set([
    offeredBy,
    ...(offeredTo === null ? [] : [offeredTo]),
    ...proposals.filter(({ outcome }) => outcome !== 'withdrawn').map(({ by }) => by),
  ]),
];

/** What a letter about a shift names. */
export async function aboutShift({ tx }: Context, who: EmployeeKey, shift: KnownShift, offerId: string) {
  const { firstName, lastName } = await readPerson(tx, who);
  return ({ formats }: Spoken) =>
    ({
      by: `${firstName} ${lastName}`,
      date: formats.longDate(dateAt(shift.startsAt, shift.zone)),
      times: formats.timeRange(spanOfShift(shift), shift.zone),
      location: shift.locationName,
      link: `/schedule?show=week&swap=${offerId}`,
    }) as const;
}
