import { join } from 'node:path';
import { ensureApplicationLogin } from '../../src/server/kernel/application-login.ts';
import type { Config } from '../../src/server/kernel/config.ts';
import { keptSecret } from '../../src/server/kernel/kept-secret.ts';
import { migrate } from '../../src/server/kernel/migrations.ts';
import { installQueue } from '../../src/server/kernel/queue-schema.ts';
import { ensureArchives } from '../backup/archive.ts';
import { superviseDatabase } from '../postgres/supervise.ts';
import { checkDatabase } from './check-database.ts';
import { step } from './step.ts';

const migrations = join(import.meta.dirname, '../../migrations');

/**
 * Brings up the database that the configuration names, with every migration applied. Returns the owner's url, the one that the
 * application signs in with, and the secret that its login was made from. `onLost` is called when the embedded PostgreSQL ends for good.
 */
export async function prepareDatabase(
  config: Config,
  onLeave: (step: () => Promise<unknown>) => void,
  onLost: () => void,
): Promise<{ ownerUrl: string; databaseUrl: string; secret: string }> {
  const ownerUrl = config.databaseUrl ?? (await embedded(config, onLeave, onLost));
  const { version, name } = await checkDatabase(ownerUrl);
  if (!config.databaseUrl && config.backupDir) await ensureArchives(ownerUrl);
  if (config.databaseUrl) console.log(`Using the database ${name} of a PostgreSQL ${version}`);
  // Not before there is a database to keep it for: a start that comes to nothing leaves no secret behind.
  const secret = config.secret ?? keptSecret(config.dataDir);
  const databaseUrl = await ensureApplicationLogin(ownerUrl, secret);
  await step(
    'applying migrations',
    async () => {
      await installQueue(ownerUrl);
      return migrate(ownerUrl, migrations);
    },
    ({ applied }) => (applied.length > 0 ? `Applied ${applied.length} migrations, up to ${applied.at(-1)}` : undefined),
  );
  return { ownerUrl, databaseUrl, secret };
}

async function embedded(
  { dataDir, backupDir }: Config,
  onLeave: (step: () => Promise<unknown>) => void,
  onLost: () => void,
): Promise<string> {
  const starting = superviseDatabase({ dataDir, archiveTo: backupDir, log: (line) => console.log(line), onLost });
  // Told to stop while it starts, we wait until there is something to stop.
  onLeave(() =>
    starting.then(
      ({ stop }) => stop(),
      () => undefined, // It never started, of which serve.ts tells.
    ),
  );
  const { ownerUrl } = await step(
    'starting PostgreSQL',
    () => starting,
    ({ adopted, port }) =>
      `${adopted ? 'Found PostgreSQL running' : 'Started PostgreSQL'} on 127.0.0.1:${port}, data in ${dataDir}`,
  );
  return ownerUrl;
}
