import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { ActorContext, Context } from '../../src/server/kernel/context.ts';
import { readPayDays } from '../../src/server/pay-rules/read-pay-days.ts';
import { readWorkedWeeks } from '../../src/server/time-cards/read.ts';
import { dueToday } from '../../src/server/time-off/record-accruals.ts';
import { readPendingTimeOff } from '../../src/server/time-off/show-pending-time-off.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let people = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 6 });
  const admin = await server.as(world.organization.admin);
  const [startsOn, endsOn] = [date('2026-12-01'), date('2026-12-31')];
  const limit = {
    id: v7(),
    name: 'December',
    locationId: null,
    startsOn,
    endsOn,
    mostAway: 1,
    effect: 'warn',
  } as const;
  const added = await admin.call(contract.addAwayLimit, { body: limit });
  if (!added.ok) throw new Error(added.refusal);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;

/** Somebody who asks for a day. */
async function asks(day: string) {
  people += 1;
  const person = await world.employee(`Asker${people}`, { at: 'Wharf' });
  const { employeeId: userId, firstName, lastName, email } = person;
  const body = { userId, firstName, lastName, email, startDate: date(day), endDate: date(day), numDays: 1 };
  const answer = await (await server.as(person)).call(contract.requestTimeOff, { body });
  if (!answer.ok) throw new Error(answer.refusal);
}

/** How many questions something asks. */
const questionsOf = (work: (ctx: Context) => Promise<unknown>): Promise<number> =>
  world.inside(world.organization.id, async (ctx) => {
    let asked = 0;
    const counting = ctx.tx.withPlugin({
      transformQuery: ({ node }) => {
        asked += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await work({ ...ctx, tx: counting });
    return asked;
  });

test(
  'of ten whose time off waits no more is asked than of one, nor of ten whose accruals are due',
  { retry: 0 },
  async () => {
    const { organizationId, employeeId } = world.organization.admin;
    const none = { params: undefined, query: undefined, body: undefined };
    const pending = () =>
      questionsOf(async (ctx) => {
        const actor = { organizationId, employeeId, role: 'admin', managedLocationIds: [], locationIds: [] };
        const read = await readPendingTimeOff(readPayDays)({ ...ctx, actor } as unknown as ActorContext, none);
        expect(read.ok && read.value.requests.length).toBe(people);
      });
    const due = () => questionsOf((ctx) => dueToday(ctx, organizationId, [], { readWorkedWeeks, readPayDays }));
    await asks('2026-12-01');
    const [pendingOfOne, dueOfOne] = [await pending(), await due()];
    for (let day = 2; day <= 10; day += 1) await asks(`2026-12-${String(day).padStart(2, '0')}`);
    expect([await pending(), await due()]).toEqual([pendingOfOne, dueOfOne]);
  },
);
