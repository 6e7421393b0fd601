import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import setUpTestCluster from '../../tools/postgres/for-tests.ts';
import { ensureWebBuilt, webRoot } from '../../tools/serve/web.ts';
import { tellDemo, webVariable } from './deployment.ts';

/** Before the first journey: the web part as it is built for customers, a database cluster, and the demo told once. */
export default async function setUp(): Promise<() => Promise<void>> {
  const [stopCluster] = await Promise.all([setUpTestCluster(), ensureWebBuilt(() => undefined)]);
  // A copy: whoever builds the web part meanwhile does not take it away under the journeys.
  const web = mkdtempSync(join(tmpdir(), 'meridian-journeys-'));
  cpSync(webRoot, web, { recursive: true });
  process.env[webVariable] = web;
  const dropDemo = await tellDemo();
  return async () => {
    await dropDemo();
    await stopCluster();
    rmSync(web, { recursive: true });
  };
}
