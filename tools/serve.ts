// What "npm start" runs: brings up the database, the demo, the web part and the server, in this order, and takes them down again.
import { CannotStart } from '../src/server/kernel/cannot-start.ts';
import { readConfig, type Config } from '../src/server/kernel/config.ts';
import { announce } from './serve/announce.ts';
import { prepareDatabase } from './serve/database.ts';
import { ensureNoDemo, loadDemoOnce, signInsKnownTo } from './serve/demo-once.ts';
import { startDevelopment } from './serve/development.ts';
import { leaveWhenTold, type Leaving } from './serve/leaving.ts';
import { planLocalOpenid } from './serve/local-openid.ts';
import { ensurePortFree } from './serve/port-free.ts';
import { ensureWebBuilt, webRoot } from './serve/web.ts';

const leaving = leaveWhenTold();
try {
  await serve(leaving);
} catch (error) {
  // What breaks because it is being taken down is no news.
  if (!leaving.begun()) console.error(error instanceof CannotStart ? error.message : error);
  await leaving.leave(1);
}

async function serve({ onLeave, leave }: Leaving): Promise<void> {
  const config = configuration();
  await ensurePortFree(config);
  const development = process.argv.includes('--dev');
  const web = development ? undefined : ensureWebBuilt(onLeave);
  const database = prepareDatabase(config, onLeave, () => void leave(1));
  const [{ ownerUrl, databaseUrl, secret }] = await Promise.all([database, web]);
  if (config.mode === 'production') await ensureNoDemo(ownerUrl);
  const openid = await planLocalOpenid(config);
  if (config.demo) await loadDemoOnce(ownerUrl, databaseUrl, secret, openid?.providers);
  const signIns = config.demo ? await signInsKnownTo(ownerUrl) : [];

  // Another start may have taken it while we made ready.
  await ensurePortFree(config);
  if (openid !== undefined) {
    // Here alone: production goes without the package.
    const { startLocalProviders } = await import('./local-openid/start-providers.ts');
    const local = await startLocalProviders({ ...config, port: openid.port });
    onLeave(() => local.stop());
  }
  const openidProviders = [...(openid?.providers ?? []), ...config.openidProviders];
  const told = { config: { ...config, secret }, databaseUrl, demoSignIns: signIns, openidProviders };
  if (development) {
    await startDevelopment(told, onLeave);
  } else {
    const { startServer } = await import('../src/server/main.ts');
    const server = await startServer({ ...told, webRoot });
    onLeave(() => server.close());
  }
  announce(config, signIns, openid);
}

function configuration(): Config {
  const read = readConfig(process.env);
  if (read.ok) return read.value;
  throw new CannotStart(read.details.join('\n'));
}
