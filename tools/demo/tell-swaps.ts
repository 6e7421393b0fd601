import type { Accepted, Refusal } from '../../src/domain/kernel/result.ts';
import {
  addDays,
  addMilliseconds,
  dateAt,
  millisecondsPerHour,
  startOfDate,
  weekOf,
  type Instant,
  type Zone,
} from '../../src/domain/kernel/time.ts';
import type { Context } from '../../src/server/kernel/context.ts';
import { acceptProposal } from '../../src/server/schedule/accept-proposal.ts';
import { changeSwapRules } from '../../src/server/schedule/change-swap-rules.ts';
import { offerShift } from '../../src/server/schedule/offer-shift.ts';
import { proposeSwap } from '../../src/server/schedule/propose-swap.ts';
import { listKnownOf } from '../../src/server/schedule/read.ts';
import { readReturns } from '../../src/server/schedule/show-returns.ts';
import { readSwap } from '../../src/server/schedule/show-swap.ts';
import type { At, Person } from './tale.ts';

/** Who offers a shift of next week, on which weekday (0 is Monday), and who proposes which of theirs in return. */
const swaps = [
  { by: 'Mei', day: 1, note: 'My exam is that evening', from: 'Rosa', for: 6, isAccepted: true },
  { by: 'Noor', day: 0, note: 'A visit from home', from: 'Chloe', for: 5, isAccepted: false },
] as const;

/** Managers are asked before two swap: one swap waits for them, another for whoever offers. */
export async function tellSwaps(at: At, told: readonly Person[], now: Instant, zone: Zone): Promise<void> {
  const admin = told.find(({ member }) => member.role === 'admin');
  if (admin === undefined) return;
  const nextWeek = addDays(weekOf(dateAt(now, zone), 'monday'), 7);
  await at(addMilliseconds(now, -3 * millisecondsPerHour), async (given) => {
    const ctx = { ...given, actor: admin.actor };
    expectOk(await changeSwapRules(ctx, { params: undefined, query: undefined, body: { needsApproval: true } }));
  });
  for (const swap of swaps) {
    const by = told.find(({ member }) => member.firstName === swap.by);
    const from = told.find(({ member }) => member.firstName === swap.from);
    if (by === undefined || from === undefined) continue;
    const offerId = await at(addMilliseconds(now, -2 * millisecondsPerHour), async (ctx) => {
      const shiftId = await shiftOn(ctx, by, startOfDate(addDays(nextWeek, swap.day), zone));
      const asked = { params: { shiftId }, query: undefined, body: { to: null, note: swap.note } };
      return expectOk(await offerShift({ ...ctx, actor: by.actor }, asked)).offerId;
    });
    const proposalId = await at(addMilliseconds(now, -millisecondsPerHour), async (ctx) => {
      const shiftId = await shiftOn(ctx, from, startOfDate(addDays(nextWeek, swap.for), zone));
      const theirs = { ...ctx, actor: from.actor };
      const about = { params: { offerId }, query: undefined };
      const { shifts } = expectOk(await readReturns(theirs, { ...about, body: undefined }));
      const knowing = shifts.find(({ shift }) => shift.shiftId === shiftId)?.warnings ?? [];
      const body = { shiftId, remark: 'Gladly, for mine', knowing };
      return expectOk(await proposeSwap(theirs, { ...about, body })).proposalId;
    });
    if (!swap.isAccepted) continue;
    await at(addMilliseconds(now, -millisecondsPerHour / 2), async (ctx) => {
      const theirs = { ...ctx, actor: by.actor };
      const read = { params: { offerId }, query: undefined, body: undefined };
      const { proposals } = expectOk(await readSwap(theirs, read));
      const knowing = proposals.find((one) => one.proposalId === proposalId)?.warnings ?? [];
      expectOk(await acceptProposal(theirs, { params: { proposalId }, query: undefined, body: { knowing } }));
    });
  }
}

async function shiftOn({ tx }: Context, { actor, member }: Person, from: Instant): Promise<string> {
  const known = await listKnownOf(tx, actor, { from, to: addMilliseconds(from, 24 * millisecondsPerHour) });
  const shift = known.find(({ startsAt }) => startsAt >= from);
  if (shift === undefined) throw new Error(`${member.firstName} has no shift to swap`);
  return shift.shiftId;
}

function expectOk<Value>(answer: Accepted<Value> | Refusal<string, unknown>): Value {
  if (!answer.ok) throw new Error(`a swap of the demo was refused: ${answer.refusal}`);
  return answer.value;
}
