import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../src/server/kernel/config.ts';
import { ensureDataFolder } from '../../src/server/kernel/data-folder.ts';
import type { OpenidProvider } from '../../src/server/kernel/openid-providers.ts';
import { localProviders } from '../local-openid/local-providers.ts';
import { freePort } from '../postgres/port.ts';

/** A local provider that will be started, and whom it stands in for. */
export interface LocalOpenid {
  readonly port: number;
  readonly url: string;
  readonly providers: readonly OpenidProvider[];
}

/**
 * Plans the local OpenID provider of the demo, for those of Google and Microsoft that have no credentials. Undefined where
 * there is no demo, where both have, or where people reach Meridian from elsewhere than this machine. It keeps its port, since
 * the address is what an identity is known by.
 */
export async function planLocalOpenid(config: Config): Promise<LocalOpenid | undefined> {
  const { protocol, hostname } = new URL(config.publicUrl);
  const isHere = protocol === 'http:' && ['127.0.0.1', 'localhost'].includes(hostname);
  if (config.mode === 'production' || !config.demo || !isHere) return undefined;
  const named = config.openidProviders.map(({ id }) => id);
  const file = join(config.dataDir, 'openid-port');
  const wanted = keptPort(file);
  const port = await freePort(wanted);
  const url = `http://127.0.0.1:${port}`;
  const providers = localProviders(url).filter(({ id }) => !named.includes(id));
  if (providers.length === 0) return undefined;
  if (port !== wanted) {
    ensureDataFolder(config.dataDir);
    writeFileSync(file, String(port), { mode: 0o600 });
  }
  return { port, url, providers };
}

/** Undefined where none was kept, or what was kept is none. */
function keptPort(file: string): number | undefined {
  try {
    const port = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(port) && port >= 1_024 && port <= 65_535 ? port : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
