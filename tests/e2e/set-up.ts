import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startLocalProviders } from '../../tools/local-openid/start-providers.ts';
import setUpTestCluster from '../../tools/postgres/for-tests.ts';
import { freePort } from '../../tools/postgres/port.ts';
import { ensureWebBuilt, webRoot } from '../../tools/serve/web.ts';
import { openidVariable, tellDemo, webVariable } from './deployment.ts';

/** Before the first journey: the web part as it is built for customers, a database cluster, and the demo told once. */
export default async function setUp(): Promise<() => Promise<void>> {
  const [stopCluster] = await Promise.all([setUpTestCluster(), ensureWebBuilt(() => undefined)]);
  // A copy: whoever builds the web part meanwhile does not take it away under the journeys.
  const web = mkdtempSync(join(tmpdir(), 'meridian-journeys-'));
  cpSync(webRoot, web, { recursive: true });
  process.env[webVariable] = web;
  // One for all journeys: on loopback it sends people back to whatever port they came from.
  const openid = await startLocalProviders({
    mode: 'test',
    port: await freePort(undefined),
    publicUrl: 'http://127.0.0.1',
  });
  process.env[openidVariable] = openid.url;
  const dropDemo = await tellDemo();
  return async () => {
    await dropDemo();
    await openid.stop();
    await stopCluster();
    rmSync(web, { recursive: true });
  };
}
