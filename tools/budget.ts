// "npm run budget": builds the web part in memory, and weighs what a first visit of a route loads. Ends with 1 where one of them weighs
// more than it may.
import { gzipSync } from 'node:zlib';
import { build, loadConfigFromFile, type Rolldown } from 'vite';
import { firstRoutes } from './web/first-routes.ts';
import { loadedBy } from './web/loaded-by.ts';

/** Scripts lighter than this are told as one figure. */
const worthALineBytes = 4_000;
const inKilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;

const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'vite.config.ts');
if (loaded === null) throw new Error('There is no vite.config.ts.');
const { plugins = [], ...config } = loaded.config;
const withoutServiceWorker = plugins
  .flat()
  .filter((plugin) => !(plugin && 'name' in plugin && plugin.name.startsWith('vite-plugin-pwa')));
const built = (await build({
  ...config,
  configFile: false,
  plugins: withoutServiceWorker,
  logLevel: 'error',
  build: { ...config.build, write: false, reportCompressedSize: false },
})) as Rolldown.RolldownOutput;

const chunks = built.output.filter((one) => one.type === 'chunk');
const scripts = chunks.map(({ fileName, facadeModuleId, imports, code }) => ({
  fileName,
  facadeModuleId,
  imports,
  gzipBytes: gzipSync(code, { level: 9 }).length,
}));

for (const { name, asksFor, mostBytes } of firstRoutes) {
  const loads = loadedBy(scripts, asksFor).toSorted((one, other) => other.gzipBytes - one.gzipBytes);
  const bytes = weighed(loads);
  const fits = bytes <= mostBytes;
  console.log(`${fits ? '✓' : '✗'} ${name}: ${inKilobytes(bytes)} of ${inKilobytes(mostBytes)}, gzip`);
  const heavy = loads.filter(({ gzipBytes }) => gzipBytes >= worthALineBytes);
  for (const { fileName, gzipBytes } of heavy) console.log(`    ${inKilobytes(gzipBytes).padStart(9)}  ${fileName}`);
  const light = loads.filter((script) => !heavy.includes(script));
  console.log(`    ${inKilobytes(weighed(light)).padStart(9)}  ${light.length} more`);
  if (!fits) process.exitCode = 1;
}

function weighed(loads: readonly { readonly gzipBytes: number }[]): number {
  return loads.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
}
