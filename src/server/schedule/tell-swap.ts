import { dateAt } from '../../domain/kernel/time.ts';
import type { Lapse } from '../../domain/schedule/offer.ts';
import { spanOfShift } from '../../domain/schedule/shift.ts';
import { endingsBy } from '../../domain/schedule/swap-over.ts';
import { agreedIn, doneIn, type Swap, type SwapStep } from '../../domain/schedule/swap.ts';
import { sayShift } from '../../words/shift-change.ts';
import type { ActorContext, Context } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import { markNoticesSettled } from '../notifications/mark-notices-settled.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { listDeciders, readPerson } from '../people/read.ts';
import { listKnown, type KnownShift } from './published.repository.ts';
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
  // Whoever plans there sees in the grid where it stands.
  const planners = await listDeciders(ctx.tx, organizationId, swap.locationId);
  for (const employeeId of new Set([...concernedIn(next), ...planners])) {
    ctx.announce({ organizationId, employeeId }, 'schedule');
  }
  // Whoever was asked alone need not answer any more; nor need others, once one of them has taken it: they hear of it anew where it is open again.
  if (next.outcome !== null || by === swap.offeredTo || agreedIn(next) !== undefined)
    await markNoticesSettled(ctx, organizationId, swap.offerId);
  const facts = await aboutShift(ctx, { organizationId, employeeId: by ?? swap.offeredBy }, swap);
  const tell = async (employeeId: string, kind: 'shift_taken' | 'shift_declined' | 'swap_waiting' | 'swap_done') => {
    if (employeeId !== by) await tellPerson(ctx, { organizationId, employeeId }, { kind, facts });
  };

  const done = doneIn(next);
  if (step.kind === 'propose') await tellProposal(ctx, organizationId, swap, step.shiftId, facts, remark);
  else if (step.kind === 'decline') await tell(swap.offeredBy, 'shift_declined');
  else if (step.kind === 'take' && done !== undefined) await tell(swap.offeredBy, 'shift_taken');
  else if (done !== undefined) for (const person of [swap.offeredBy, done.by]) await tell(person, 'swap_done');
  else if (agreedIn(next) !== undefined && agreedIn(swap) === undefined) {
    for (const person of [swap.offeredBy, agreedIn(next)?.by ?? swap.offeredBy]) await tell(person, 'swap_waiting');
  }

  const fallen = 'proposalId' in step ? swap.proposals.find(({ id }) => id === step.proposalId) : undefined;
  for (const { employeeId, of, why: over } of endingsBy(swap, next, step, why)) {
    if (of === 'answer') {
      await tellPerson(ctx, { organizationId, employeeId }, { kind: 'proposal_declined', facts });
      continue;
    }
    const whole = (spoken: Spoken) => ({
      ...facts(spoken),
      ...(of === 'proposal' && fallen !== undefined && { by: fallen.byName }),
      why: spoken.speaker.say(`schedule.swapOver.${over}`, { reason: remark ?? '' }),
    });
    await tellPerson(ctx, { organizationId, employeeId }, { kind: kindOfEnding[of], facts: whole });
  }
}

const kindOfEnding = { swap: 'swap_over', proposal: 'proposal_over', offer: 'offer_over' } as const;

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
  const steps = await listSteps(tx, organizationId, [swap.offerId]);
  const writers = steps.flatMap(({ kind, takenBy }) => (kind === 'remark' && takenBy !== null ? [takenBy] : []));
  const waits = agreedIn(swap) !== undefined;
  const managers = waits ? await listDeciders(tx, organizationId, swap.locationId) : [];
  const readers = new Set([...concernedIn(swap), ...writers, ...managers]);
  for (const employeeId of readers) ctx.announce({ organizationId, employeeId }, 'schedule');
  readers.delete(actor.employeeId);
  const facts = await aboutShift(ctx, actor, swap);
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

/** What is offered, and when and where it was as it was offered: people may know of the shift no more by then. */
interface OfferedShift extends Pick<KnownShift, 'startsAt' | 'endsAt' | 'zone' | 'locationName'> {
  readonly offerId: string;
}

/** What a letter about an offered shift names. */
export async function aboutShift({ tx }: Context, who: EmployeeKey, shift: OfferedShift) {
  const { firstName, lastName } = await readPerson(tx, who);
  return ({ formats }: Spoken) =>
    ({
      by: `${firstName} ${lastName}`,
      date: formats.longDate(dateAt(shift.startsAt, shift.zone)),
      times: formats.timeRange(spanOfShift(shift), shift.zone),
      location: shift.locationName,
      link: `/schedule?show=week&swap=${shift.offerId}`,
    }) as const;
}
