// Starts the embedded PostgreSQL of the folder given, says where it is as one line of JSON, and holds it until it is told to stop:
//   node tools/postgres/hold.ts .data
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import { startPostgres } from './start-postgres.ts';

try {
  const { stop, ...said } = await startPostgres({
    dataDir: process.argv[2] ?? '.data',
    log: (line) => console.error(line),
  });
  const beat = setInterval(() => undefined, 60_000);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      clearInterval(beat);
      void stop();
    });
  }
  // Said last: whoever reads it may tell us to stop at once.
  console.log(JSON.stringify(said));
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
