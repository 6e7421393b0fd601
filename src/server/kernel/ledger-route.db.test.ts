import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../../tools/postgres/for-tests.ts';
import { contract } from '../../contract/index.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { writeAudit } from './audit.ts';
import type { Context } from './context.ts';
import { openDatabase } from './database.ts';
import { ledgerRoute, numberedRoute, type UseCase } from './route.ts';
import type { Transaction } from './transaction.ts';

type Void = UseCase<typeof contract.removeBankAccount>;

const own = await testDatabase();
const database = openDatabase(own.appUrl, 1, () => undefined);
const organizationId = '00000000-0000-7000-8000-000000000001';

afterAll(async () => {
  await database.close();
  await own.drop();
});

/** A transaction has a number of its own once it has written. */
const write = (tx: Transaction) => sql`select pg_current_xact_id()`.execute(tx);

const answerOf = (useCase: Void, of = ledgerRoute) =>
  database.transaction({}, async (tx) => {
    const route = of(contract.removeBankAccount, useCase);
    if (route.kind !== 'plain') throw new Error('a route of a ledger is a plain one');
    return route.useCase({ tx, audited: [] } as unknown as Context, {});
  });

const done = accept({ inUse: null, held: null });

test('whatever writes to a ledger must tell the audit log, whose one end holds it apart from another', async () => {
  const writes: Void = async ({ tx }) => {
    await write(tx);
    return done;
  };
  await expect(answerOf(writes)).rejects.toThrow('removeBankAccount wrote to a ledger');
  const tells: Void = async (ctx, input) => {
    await writeAudit(ctx, { organizationId, employeeId: undefined, action: 'bank_account.removed' });
    return writes(ctx, input);
  };
  await expect(answerOf(tells)).resolves.toEqual(done);
});

test('what was sent before writes nothing, and tells nothing; nor does what is refused', async () => {
  await expect(answerOf(() => Promise.resolve(done))).resolves.toEqual(done);
  const refused: Void = async ({ tx }) => {
    await write(tx);
    return refuse('not_found');
  };
  await expect(answerOf(refused)).resolves.toMatchObject({ refusal: 'not_found' });
});

test('rows that are numbered for each person hold two apart by their number', async () => {
  const punches: Void = async ({ tx }) => {
    await write(tx);
    return done;
  };
  await expect(answerOf(punches, numberedRoute)).resolves.toEqual(done);
});
