import { expect } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { TakingWarning } from '../../src/domain/schedule/offer.ts';
import type { Client } from './client.ts';
import type { Employee } from './employee.ts';
import { lettersTo as mailsTo } from './letters.ts';
import { aShift, planned, published } from './shifts.ts';
import { aWharf } from './wharf.ts';

/** Somebody who swaps, as they are and as they call. */
export interface Somebody {
  readonly person: Employee;
  readonly client: Client;
}

export const nameOf = ({ person: { firstName, lastName } }: Somebody) => `${firstName} ${lastName}`;

export async function offered(by: Somebody, shiftId: string): Promise<string> {
  const answer = await by.client.call(contract.offerShift, { params: { shiftId }, body: { to: null, note: 'Exams' } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.offerId;
}

/** Rest between shifts asks why here, as usual. */
export const propose = (
  by: Somebody,
  offerId: string,
  shiftId: string,
  knowing: TakingWarning[] = [],
  reason?: string,
) =>
  by.client.call(contract.proposeSwap, {
    params: { offerId },
    body: { shiftId, remark: 'Mine for yours', knowing, ...(reason !== undefined && { reason }) },
  });

export async function proposed(
  by: Somebody,
  offerId: string,
  shiftId: string,
  knowing?: TakingWarning[],
  reason?: string,
) {
  const answer = await propose(by, offerId, shiftId, knowing, reason);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.proposalId;
}

export const acceptIt = (by: Somebody, proposalId: string, knowing: TakingWarning[] = [], reason?: string) =>
  by.client.call(contract.acceptProposal, {
    params: { proposalId },
    body: { knowing, ...(reason !== undefined && { reason }) },
  });

export const approve = (
  by: Client,
  requestId: string,
  who?: Somebody,
  warnings: TakingWarning[] = [],
  reason?: string,
) =>
  by.call(contract.approveSwap, {
    params: { requestId },
    body: {
      knowing: who === undefined ? [] : [{ employeeId: who.person.employeeId, warnings }],
      ...(reason !== undefined && { reason }),
    },
  });

export async function seen(by: Client, offerId: string) {
  const read = await by.call(contract.readSwap, { params: { offerId } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

/** The swap of an offer as whoever answers it reads it, while it waits. */
export async function waiting(by: Client, offerId: string) {
  const read = await by.call(contract.readPendingSwaps, { query: { with: 'effects' } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value.swaps.find((swap) => swap.offerId === offerId);
}

/**
 * A wharf of people who swap their shifts, begun before the tests of a file.
 * It is Friday 20 November 2026, 10 in the morning in New York.
 */
export function aSwappingWharf() {
  const { begin, here } = aWharf();
  let people = 0;
  let days = 0;

  /** A day to come on which no other test plans anything. */
  function freshDay(): PlainDate {
    days += 1;
    return addDays(parsePlainDate('2026-11-23') as PlainDate, days);
  }

  async function worker(at = 'Wharf', more: object = {}): Promise<Somebody> {
    people += 1;
    const person = await here().world.employee(`Worker${people}`, { at, ...more });
    return { person, client: await here().server.as(person) };
  }

  async function shiftOf(who: Somebody, on: PlainDate, from = 9, to = 17): Promise<string> {
    const { manager, wharf } = here();
    const { shiftId } = await planned(manager, aShift(wharf, on, who.person, from, to));
    const answer = await published(manager, wharf, on);
    if (!answer.ok) throw new Error(answer.refusal);
    return shiftId;
  }

  /** Ana offers a shift, Ben proposes one of his. */
  async function aProposal() {
    const [ana, ben] = [await worker(), await worker()];
    const yours = await shiftOf(ana, freshDay());
    const mine = await shiftOf(ben, freshDay());
    const offerId = await offered(ana, yours);
    return { ana, ben, yours, mine, offerId, proposalId: await proposed(ben, offerId, mine) };
  }

  async function ownerOf(shiftId: string) {
    const read = await here().manager.call(contract.readShift, { params: { shiftId } });
    return read.ok ? read.value.employee?.employeeId : undefined;
  }

  const lettersTo = async ({ person: { email } }: Somebody) =>
    (await here().world.asOwner<{ kind: string }>('select kind from letters where recipient = $1', [email])).map(
      ({ kind }) => kind,
    );

  /** Waits for a mail to somebody that says all of this. */
  const mailSays = (who: { readonly person: Employee }, ...parts: readonly string[]) =>
    expect
      .poll(
        async () =>
          (await mailsTo(here().world, who.person.email)).filter(({ body }) =>
            parts.every((part) => body.includes(part)),
          ),
        {
          timeout: 20_000,
        },
      )
      .toHaveLength(1);

  /** What was kept of each rule that a shift was published against. */
  const overridesOf = (...shiftIds: string[]) =>
    here().world.asOwner(
      `select shift_id as "shiftId", rule, reason, given_by as "givenBy" from publication_overrides
      where shift_id = any ($1) order by array_position($1, shift_id)`,
      [shiftIds],
    );

  async function auditedOf(action: string, by: { readonly person: { readonly employeeId: string } }) {
    const [entry] = await here().world.asOwner<{ details: object }>(
      'select details from audit_entries where action = $1 and employee_id = $2 order by sequence desc limit 1',
      [action, by.person.employeeId],
    );
    return entry?.details;
  }

  const asksManagers = (needsApproval: boolean) =>
    here().admin.call(contract.changeSwapRules, { body: { needsApproval } });

  return {
    begin,
    freshDay,
    worker,
    shiftOf,
    aProposal,
    ownerOf,
    lettersTo,
    mailSays,
    overridesOf,
    auditedOf,
    asksManagers,
  };
}
