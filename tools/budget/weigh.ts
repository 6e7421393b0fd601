/** One script of a build, as far as it matters here. */
export interface Script {
  readonly file: string;
  /** The module whose import loads it; null where only other scripts do. */
  readonly entry: string | null;
  /** The scripts that come with it, before it runs. */
  readonly imports: readonly string[];
  readonly gzipBytes: number;
}

/** What a route loads, the heaviest first. */
export interface Weighed {
  readonly bytes: number;
  readonly scripts: readonly Script[];
}

/**
 * Adds up every script that some modules need before they run.
 *
 * @throws where no script is loaded by one of the modules: the budget would count nothing, and hold for ever
 */
export function weigh(scripts: readonly Script[], asksFor: readonly string[]): Weighed {
  const byFile = new Map(scripts.map((script) => [script.file, script]));
  const found = new Map<string, Script>();
  const take = (script: Script | undefined): void => {
    if (script === undefined || found.has(script.file)) return;
    found.set(script.file, script);
    for (const file of script.imports) take(byFile.get(file));
  };
  for (const module of asksFor) {
    const script = scripts.find(({ entry }) => entry?.endsWith(module) === true);
    if (script === undefined) throw new Error(`No script of the build is loaded by ${module}.`);
    take(script);
  }
  const all = [...found.values()].toSorted((one, other) => other.gzipBytes - one.gzipBytes);
  return { bytes: all.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0), scripts: all };
}
