import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../postgres/port.ts';

export interface StartedProduct {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** The product as `npm start` runs it, with its demo, on data of its own that go with it; or the one that runs at `url` already. */
export async function startProduct(url: string | undefined): Promise<StartedProduct> {
  if (url !== undefined) return { url, stop: () => Promise.resolve() };
  const dataDir = mkdtempSync(join(tmpdir(), 'meridian-lighthouse-data-'));
  const port = await freePort(undefined);
  const child = spawn(process.execPath, [join(import.meta.dirname, '../start.mjs')], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  await new Promise<void>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('Meridian is ready')) resolve();
    });
    child.on('exit', (code) =>
      reject(new Error(`the product ended with ${String(code)} before it was ready:\n${said}`)),
    );
  });
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
