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

/** The piece of each module: one of what the same first routes load. What only other screens load, and what a screen begins with, has none. */
function pieceOf(chunks: readonly Rolldown.OutputChunk[]): (id: string) => string | null {
  const routes = firstRoutes.map(({ name, asksFor }) => {
    // Which words come depends on the reader.
    const loads = loadedBy(
      chunks,
      asksFor.filter((module) => !module.includes('src/words/')),
    );
    return { name, modules: new Set(loads.flatMap(({ moduleIds }) => moduleIds)) };
  });
  const begins = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId));
  return (id) => {
    if (begins.has(id) || id.endsWith(start)) return null;
    const loading = routes.filter(({ modules }) => modules.has(id)).map(({ name }) => name);
    if (loading.length === 0) return null;
    // What every route loads the others need not name.
    return (loading.length === routes.length ? loading.slice(0, 1) : loading).join('-and-').replaceAll(' ', '-');
  };
}
