// A process that takes a job and never ends it, so that it can be killed over it: it says so to the process that started it.
import { pino } from 'pino';
import * as z from 'zod/mini';
import { systemClock } from '../../src/server/kernel/clock.ts';
import { openDatabase } from '../../src/server/kernel/database.ts';
import { keepJobHolders } from '../../src/server/kernel/job-holders.ts';
import { openRateLimits } from '../../src/server/kernel/rate-limits.ts';
import { runQueue } from '../../src/server/kernel/run-queue.ts';
import { openVault } from '../../src/server/kernel/seal.ts';
import { openSessionGate } from '../../src/server/kernel/session-gate.ts';
import { worldSecret } from '../world/inside.ts';

const databaseUrl = process.env['CRASH_DATABASE_URL'] ?? '';
const log = pino({ level: 'fatal' });
const database = openDatabase(databaseUrl, 1, () => undefined);
runQueue({
  databaseUrl,
  services: {
    database,
    clock: systemClock,
    vault: openVault(worldSecret),
    gate: openSessionGate(database, systemClock),
    log,
    demandsSecondFactor: false,
    limits: openRateLimits(0),
    publicUrl: 'http://127.0.0.1',
  },
  holders: keepJobHolders(databaseUrl, log, 250),
  workers: [
    {
      job: { name: 'take_long', payload: z.object({}), mostTries: 5 },
      run: () => {
        process.send?.('taken');
        return new Promise(() => undefined);
      },
    },
  ],
});
process.on('disconnect', () => process.exit());
