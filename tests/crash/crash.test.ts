import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFailed, test } from 'vitest';
import { throwDice, type Dice } from '../../tools/demo/dice.ts';
import { findLosses } from './find-losses.ts';
import { aShop, type Shop } from './shop.ts';

/** More rounds, and the dice of a run that failed, by CRASH_ROUNDS and CRASH_SEED. */
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 6);
const seed = Number(process.env['CRASH_SEED'] ?? Date.now() % 1_000_000);
/** Longer than any machine needs; a hang is a failure all the same. */
const patience = { timeout: 300_000 + rounds * 100_000 };
/** What may never be is not forgiven once. */
const never = { ...patience, retry: 0 };

const victims = ['server', 'database', 'both'] as const;
type Victim = (typeof victims)[number];

async function strike(shop: Shop, victim: Victim, dice: Dice): Promise<void> {
  const [first, second] = shop.servers;
  const doomed = dice.roll() < 0.5 ? [first] : [first, second];
  const servers = victim === 'database' ? [] : doomed.filter((server) => server !== undefined);
  await Promise.all([...servers.map((server) => server.kill()), ...(victim === 'server' ? [] : [shop.cluster.kill()])]);
  await delay(dice.between(0, 150));
  await Promise.all([
    ...servers.map((server) => server.start()),
    ...(victim === 'server' ? [] : [shop.cluster.start()]),
  ]);
  await shop.ready();
}

describe('kill -9 while a shop is punching', () => {
  test('loses nothing that was acknowledged, doubles nothing, and every chain holds', never, async () => {
    onTestFailed(() => console.error(`The dice of what failed: CRASH_SEED=${seed}.`));
    const dice = throwDice(seed);
    const shop = await aShop(dice);
    const { ownerUrl } = shop.cluster.database;
    try {
      for (let round = 0; round < rounds; round += 1) {
        const victim = victims[round < victims.length ? round : dice.between(0, 2)] ?? 'both';
        await shop.busy();
        await delay(dice.between(0, 400));
        await strike(shop, victim, dice);
        expect(await findLosses(ownerUrl, shop.punchers), `round ${round + 1}, ${victim}`).toEqual([]);
      }
      await Promise.all(shop.punchers.map((puncher) => puncher.stop()));
      expect(await findLosses(ownerUrl, shop.punchers)).toEqual([]);
      // Nobody is left waiting: each punch that was ever sent has its place.
      const sent = shop.punchers.flatMap((puncher) => puncher.sent);
      expect(sent.filter(({ sequence }) => sequence === undefined)).toEqual([]);
      expect(sent.length).toBeGreaterThan(rounds * shop.punchers.length);
      console.log(
        `${rounds} rounds of kill -9 (CRASH_SEED=${seed}): ${sent.length} punches sent, acknowledged and there, each once.`,
      );
    } finally {
      await shop.close();
    }
  });

  test('is seen to lose when the database acknowledges before it has written', patience, async () => {
    const dice = throwDice(seed);
    // Written ten seconds later, instead of before the answer: what a server without synchronous_commit is free to do.
    const shop = await aShop(dice, {
      synchronous_commit: 'off',
      wal_writer_delay: '10s',
      wal_writer_flush_after: '1GB',
    });
    try {
      let losses: string[] = [];
      for (let round = 0; round < 4 && losses.length === 0; round += 1) {
        await shop.busy();
        await delay(dice.between(0, 400));
        await strike(shop, 'database', dice);
        losses = await findLosses(shop.cluster.database.ownerUrl, shop.punchers);
      }
      expect(losses.filter((loss) => loss.endsWith('was acknowledged and is there 0 times')).length).toBeGreaterThan(0);
      console.log(`With synchronous_commit=off: ${losses.length} losses found, the first: ${losses[0]}.`);
    } finally {
      await shop.close();
    }
  });
});
