import { build, type Plugin, type PluginOption, type Rolldown } from 'vite';
import { firstRoutes } from './first-routes.ts';
import { loadedBy } from './loaded-by.ts';

/** What `index.html` starts; it stays by itself, so that there is a script which is the page's. */
const start = 'src/web/main.tsx';

/**
 * Makes few large scripts of what first visits load. By itself the bundler makes one of whatever the same screens share: sign-in was sixty
 * requests, the dashboard a hundred. Which modules a first visit needs is learned from a build that writes nothing, since only the bundler
 * knows what is left of a module once nobody uses the rest of it.
 *
 * @param plugins what that build needs
 */
export const inFewPieces = (plugins: PluginOption[]): Plugin => ({
  name: 'meridian-few-pieces',
  apply: 'build',
  async config({ build: options, ...config }) {
    const learned = (await build({
      ...config,
      plugins,
      configFile: false,
      logLevel: 'error',
      build: { ...options, write: false, minify: false, cssMinify: false, reportCompressedSize: false },
    })) as Rolldown.RolldownOutput;
    const name = pieceOf(learned.output.filter((one) => one.type === 'chunk'));
    const codeSplitting = { groups: [{ name }], includeDependenciesRecursively: false };
    return { build: { rolldownOptions: { output: { codeSplitting } } } };
  },
});

/** The screens, each of which is asked for by itself. */
const screens = 'src/web/screens/';

/** From how many screens on what they share is a piece: of what many share, and of what some do. */
const pieces = [
  { name: 'many-screens', atLeast: 8 },
  { name: 'some-screens', atLeast: 3 },
];

/**
 * The piece of each module: one of what the same first routes load, else of what about as many of the other screens do. What a screen begins with
 * has none, nor has what one or two load: whoever opens another would fetch it in vain.
 */
function pieceOf(chunks: readonly Rolldown.OutputChunk[]): (id: string) => string | null {
  const routes = firstRoutes.map(({ name, asksFor }) => {
    // Which words come depends on the reader.
    const loads = loadedBy(
      chunks,
      asksFor.filter((module) => !module.includes('src/words/')),
    );
    return { name, modules: new Set(loads.flatMap(({ moduleIds }) => moduleIds)) };
  });
  const screensOf = countScreens(chunks);
  const begins = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId));
  return (id) => {
    if (begins.has(id) || id.endsWith(start)) return null;
    const loading = routes.filter(({ modules }) => modules.has(id)).map(({ name }) => name);
    if (loading.length === 0) return pieces.find(({ atLeast }) => (screensOf.get(id) ?? 0) >= atLeast)?.name ?? null;
    // What every route loads the others need not name.
    return (loading.length === routes.length ? loading.slice(0, 1) : loading).join('-and-').replaceAll(' ', '-');
  };
}

/** How many screens load each module. */
function countScreens(chunks: readonly Rolldown.OutputChunk[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { facadeModuleId } of chunks) {
    if (facadeModuleId?.includes(screens) !== true) continue;
    for (const { moduleIds } of loadedBy(chunks, [facadeModuleId])) {
      for (const id of moduleIds) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  return counts;
}
