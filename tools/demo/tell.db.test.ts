import pg from 'pg';
import { expect, test } from 'vitest';
import { parseInstant, type Instant } from '../../src/domain/kernel/time.ts';
import { loadDemo } from '../demo.ts';
import { testDatabase } from '../postgres/for-tests.ts';

test.each([
  // Half past eleven in New York: last week was signed at nine, and looked at at ten.
  ['on a Monday', '2026-11-30T16:30:00Z', '2026-11-30T16:29Z'],
  // Who works on other days has not worked this week.
  ['on a Wednesday morning', '2026-12-02T13:10:00Z', '2026-12-02T13:09Z'],
])(
  'told %s, people ask about days of the week before, and no notice says that all has just happened',
  // Three months are told anew, which takes minutes where much else runs beside it.
  { timeout: 300_000 },
  async (_, at, shortlyBefore) => {
    const now = parseInstant(at) as Instant;
    const database = await testDatabase();
    const owner = new pg.Client({ connectionString: database.ownerUrl });
    await owner.connect();
    const secret = 'nobody looks at what is sealed here';
    await loadDemo({ databaseUrl: database.appUrl, secret, now, log: () => undefined });
    const count = async (rows: string): Promise<number> =>
      (await owner.query<{ n: number }>(`select count(*)::integer as n from ${rows}`)).rows[0]?.n ?? -1;
    expect(await count('adjustments')).toBe(5);
    expect(await count('notices')).toBeGreaterThan(100);
    expect(await count(`notices where told_at >= timestamptz '${shortlyBefore}'`)).toBe(0);
    await owner.end();
    await database.drop();
  },
);
