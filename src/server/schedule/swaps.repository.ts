import { sql } from 'kysely';
import type { SwapStepKind } from '../../contract/schedule/swaps.ts';
import { formatInstant, type Instant, type Span, type Zone } from '../../domain/kernel/time.ts';
import type { Lapse, WarnedOf } from '../../domain/schedule/offer.ts';
import type { Proposal, Swap } from '../../domain/schedule/swap.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A colleague's answer as it is kept, and who they are. */
export interface StoredProposal extends Proposal {
  readonly byName: string;
  /** The publication in which the shift in return stood. */
  readonly publicationId: string | null;
  readonly proposedAt: Instant;
  readonly hasLeft: boolean;
}

/** An offer with every answer to it, the oldest first. */
export interface StoredSwap extends Swap {
  readonly offerId: string;
  readonly shiftId: string;
  readonly publicationId: string;
  /** Where and when the shift was when it was offered, as the ledger has it: whatever is planned or published since. */
  readonly locationId: string;
  readonly locationName: string;
  readonly zone: Zone;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  readonly offeredByName: string;
  readonly offeredToName: string | null;
  readonly offeredAt: Instant;
  readonly hasLeft: boolean;
  readonly proposals: readonly StoredProposal[];
}

/** Swaps as they are, the latest offer first; held until the transaction ends where somebody is about to change them. */
export async function listSwaps(
  tx: Transaction,
  organizationId: string,
  offerIds: readonly string[],
  use: 'read' | 'hold' = 'read',
): Promise<readonly StoredSwap[]> {
  if (offerIds.length === 0) return [];
  const offers = await sql<Omit<StoredSwap, 'proposals'>>`
    select o.id as offer_id, o.shift_id, o.publication_id, o.offered_by, o.offered_to, o.outcome, o.offered_at,
      l.id as location_id, l.name as location_name, l.zone, (c.after ->> 'startsAt')::timestamptz as starts_at,
      (c.after ->> 'endsAt')::timestamptz as ends_at,
      b.first_name || ' ' || b.last_name as offered_by_name, b.status <> 'active' as has_left,
      t.first_name || ' ' || t.last_name as offered_to_name
    from shift_offers o
    join publication_changes c on c.organization_id = o.organization_id and c.publication_id = o.publication_id
      and c.shift_id = o.shift_id
    join locations l on l.organization_id = o.organization_id and l.id = (c.after ->> 'locationId')::uuid
    join employees b on b.organization_id = o.organization_id and b.id = o.offered_by
    left join employees t on t.organization_id = o.organization_id and t.id = o.offered_to
    where o.organization_id = ${organizationId} and o.id = any (${[...offerIds]}::uuid[])
    order by o.offered_at desc, o.id ${use === 'hold' ? sql`for update of o` : sql``}
  `.execute(tx);
  const proposals = await sql<StoredProposal & { readonly offerId: string }>`
    select p.offer_id, p.id, p.proposed_by as by, p.shift_id, p.publication_id, p.outcome, p.proposed_at,
      e.first_name || ' ' || e.last_name as by_name, e.status <> 'active' as has_left
    from shift_proposals p
    join employees e on e.organization_id = p.organization_id and e.id = p.proposed_by
    where p.organization_id = ${organizationId} and p.offer_id = any (${[...offerIds]}::uuid[])
    order by p.proposed_at, p.id
  `.execute(tx);
  const byOffer = Map.groupBy(proposals.rows, ({ offerId }) => offerId);
  return offers.rows.map((offer) => Object.assign(offer, { proposals: byOffer.get(offer.offerId) ?? [] }));
}

/** The offer that some proposals answer, by their ids. */
export async function listOffersOf(
  tx: Transaction,
  organizationId: string,
  proposalIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (proposalIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('shiftProposals')
    .select(['id', 'offerId'])
    .where('organizationId', '=', organizationId)
    .where('id', 'in', proposalIds)
    .execute();
  return new Map(rows.map(({ id, offerId }) => [id, offerId]));
}

/** The offers that are without an end, or were made since a moment, in which somebody has a part; the latest first. */
export async function listOffersWith(
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  since: Instant,
  most: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select o.id, o.offered_at from shift_offers o
    where o.organization_id = ${organizationId} and (o.outcome is null or o.offered_at >= ${formatInstant(since)}) and (
      o.offered_by = ${employeeId} or o.offered_to = ${employeeId} or o.id in (
        select p.offer_id from shift_proposals p where p.organization_id = ${organizationId} and p.proposed_by = ${employeeId}
      )
    )
    order by o.offered_at desc, o.id limit ${most}
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** The offers without an end that are about one of some shifts, or to which one is proposed in return. */
export async function listOffersOn(
  tx: Transaction,
  organizationId: string,
  shiftIds: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select o.id from shift_offers o
    where o.organization_id = ${organizationId} and o.outcome is null and o.shift_id = any (${[...shiftIds]}::uuid[])
    union
    select p.offer_id from shift_proposals p
    join shift_offers o on o.organization_id = p.organization_id and o.id = p.offer_id and o.outcome is null
    where p.organization_id = ${organizationId} and (p.outcome is null or p.outcome = 'agreed')
      and p.shift_id = any (${[...shiftIds]}::uuid[])
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** The offers without an end that are about a shift of a location in a span of time, or to which one is proposed in return; as it is planned or known. */
export async function listOffersDuring(
  tx: Transaction,
  organizationId: string,
  locationId: string,
  { from, to }: Span,
): Promise<readonly string[]> {
  const [begin, end] = [formatInstant(from), formatInstant(to)];
  const { rows } = await sql<{ readonly id: string }>`
    with concerned as (
      select o.id, o.shift_id from shift_offers o where o.organization_id = ${organizationId} and o.outcome is null
      union
      select o.id, p.shift_id from shift_proposals p
      join shift_offers o on o.organization_id = p.organization_id and o.id = p.offer_id and o.outcome is null
      where p.organization_id = ${organizationId} and (p.outcome is null or p.outcome = 'agreed') and p.shift_id is not null
    )
    select distinct c.id from concerned c where exists (
      select from shifts s where s.organization_id = ${organizationId} and s.id = c.shift_id and s.location_id = ${locationId}
        and s.starts_at >= ${begin} and s.starts_at < ${end} and s.cancelled_at is null
    ) or exists (
      select from published_shifts k where k.organization_id = ${organizationId} and k.shift_id = c.shift_id
        and k.location_id = ${locationId} and k.starts_at >= ${begin} and k.starts_at < ${end}
    )
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Keeps a new answer to an offer. */
export async function insertProposal(
  tx: Transaction,
  {
    organizationId,
    offerId,
    offeredBy,
  }: { readonly organizationId: string; readonly offerId: string; readonly offeredBy: string },
  { id, by, shiftId, outcome }: Proposal,
  { publicationId, proposedAt }: Pick<StoredProposal, 'publicationId' | 'proposedAt'>,
): Promise<void> {
  await tx
    .insertInto('shiftProposals')
    .values({
      organizationId,
      id,
      offerId,
      offeredBy,
      proposedBy: by,
      shiftId,
      publicationId,
      proposedAt: formatInstant(proposedAt),
      outcome,
    })
    .execute();
}

/** Whether a shift is promised to somebody by another proposal than this one, which waits for a manager. */
export async function isPromised(
  tx: Transaction,
  organizationId: string,
  shiftId: string,
  proposalId: string,
): Promise<boolean> {
  const promised = await tx
    .selectFrom('shiftProposals')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('shiftId', '=', shiftId)
    .where('outcome', '=', 'agreed')
    .where('id', '!=', proposalId)
    .executeTakeFirst();
  return promised !== undefined;
}

export async function setProposalOutcome(
  tx: Transaction,
  organizationId: string,
  { id, outcome }: Proposal,
): Promise<void> {
  await tx
    .updateTable('shiftProposals')
    .set({ outcome })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}

/** A step of a swap as the ledger has it. */
export interface StoredStep {
  readonly stepId: string;
  readonly kind: SwapStepKind;
  readonly takenBy: string | null;
  readonly takenByName: string | null;
  readonly takenAt: Instant;
  readonly remark: string | null;
  readonly proposalId: string | null;
  /** Of what ended by itself, why; null, it is not known any more. */
  readonly why: Lapse | null;
  /** What was warned of for those whom whoever took it answered for, as they had read it; null, nothing was. */
  readonly warnings: readonly WarnedOf[] | null;
  /** Why it was taken all the same. */
  readonly reason: string | null;
}

/** A step as it is added. */
interface NewStep {
  readonly organizationId: string;
  readonly id: string;
  readonly offerId: string;
  readonly proposalId: string | null;
  readonly kind: SwapStepKind;
  readonly takenBy: string | null;
  readonly takenAt: Instant;
  readonly remark: string | null;
  readonly why?: Lapse | null;
  readonly warnings?: readonly WarnedOf[];
  readonly reason?: string | null;
}

/** Adds a step; one that was added before under its id is there once. Gives whether it is new. */
export async function insertStep(tx: Transaction, { warnings, ...step }: NewStep): Promise<boolean> {
  const row = await tx
    .insertInto('swapSteps')
    .values({
      ...step,
      takenAt: formatInstant(step.takenAt),
      warnings: warnings === undefined ? null : JSON.stringify(warnings),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the step under an id is this one, whenever it was taken. */
export async function isStepTaken(
  tx: Transaction,
  { organizationId, id, offerId, kind, takenBy, remark }: Omit<NewStep, 'takenAt'>,
): Promise<boolean> {
  const row = await tx
    .selectFrom('swapSteps')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('offerId', '=', offerId)
    .where('kind', '=', kind)
    .where('takenBy', '=', takenBy)
    .where('remark', '=', remark)
    .executeTakeFirst();
  return row !== undefined;
}

/** All that was done and written in some swaps, the oldest first. */
export async function listSteps(
  tx: Transaction,
  organizationId: string,
  offerIds: readonly string[],
): Promise<readonly (StoredStep & { readonly offerId: string })[]> {
  const { rows } = await sql<StoredStep & { readonly offerId: string }>`
    select s.id as step_id, s.offer_id, s.kind, s.taken_by, s.taken_at, s.remark, s.proposal_id, s.why, s.warnings, s.reason,
      e.first_name || ' ' || e.last_name as taken_by_name
    from swap_steps s
    left join employees e on e.organization_id = s.organization_id and e.id = s.taken_by
    where s.organization_id = ${organizationId} and s.offer_id = any (${[...offerIds]}::uuid[])
    order by s.taken_at, s.id
  `.execute(tx);
  return rows;
}
