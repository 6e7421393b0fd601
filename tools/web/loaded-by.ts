/** One script of a build, as far as it matters for what loads it. */
export interface Script {
  readonly fileName: string;
  /** The module whose import loads it; null where only other scripts do. */
  readonly facadeModuleId: string | null;
  /** The scripts that come with it, before it runs. */
  readonly imports: readonly string[];
}

/**
 * Every script that some modules need before they run, each once.
 *
 * @param asksFor the modules, each by the end of its path
 * @throws where no script is loaded by one of them: what is said of the rest would be of nothing
 */
export function loadedBy<const One extends Script>(
  scripts: readonly One[],
  asksFor: readonly string[],
): readonly One[] {
  const byFile = new Map(scripts.map((script) => [script.fileName, script]));
  const found = new Set<One>();
  const take = (script: One | undefined): void => {
    if (script === undefined || found.has(script)) return;
    found.add(script);
    for (const file of script.imports) take(byFile.get(file));
  };
  for (const module of asksFor) {
    const script = scripts.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module) === true);
    if (script === undefined) throw new Error(`No script of the build is loaded by ${module}.`);
    take(script);
  }
  return [...found];
}
