import type { Violation } from './violation.ts';

const page = 'docs/dependencies.md';

/**
 * Compares the page of dependencies with package.json: each direct dependency has one line that begins
 * ``- `name` `` and goes on to say why, and nothing else has.
 */
export function checkDependencyPage(packageJson: string, pageText: string): Violation[] {
  const wanted = directDependencies(packageJson);
  const lines = [...pageText.matchAll(/^- ((?:`[^`]+`(?:, )?)+)(.*)$/gm)];
  const listed = lines.flatMap(([, names = '', reason = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, reason })),
  );
  const count = (name: string): number => listed.filter((line) => line.name === name).length;
  return [
    ...wanted
      .filter((name) => count(name) !== 1)
      .map((name) => ({
        where: page,
        what: count(name) === 0 ? `${name} is not explained` : `${name} is explained ${count(name)} times`,
        instead: `Say in one line why it is this one: - \`${name}\`: …`,
      })),
    ...listed
      .filter(({ name, reason }) => !wanted.includes(name) || reason.length < 12)
      .map(({ name }) => ({
        where: page,
        what: wanted.includes(name) ? `${name} has no reason` : `${name} is no direct dependency`,
        instead: wanted.includes(name) ? 'Say why this one and no other.' : 'Delete the line, or add the package.',
      })),
  ];
}

function directDependencies(packageJson: string): string[] {
  const parsed: unknown = JSON.parse(packageJson);
  return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((kind) => namesIn(parsed, kind));
}

function namesIn(parsed: unknown, kind: string): string[] {
  if (typeof parsed !== 'object' || parsed === null) throw new TypeError('package.json holds no object');
  const entries: unknown = Object.entries(parsed).find(([key]) => key === kind)?.[1];
  return typeof entries === 'object' && entries !== null ? Object.keys(entries) : [];
}
