import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkDecisions } from './house/check-decisions.ts';
import { checkDependencyPage } from './house/check-dependency-page.ts';
import { checkImports } from './house/check-imports.ts';
import { checkLinks } from './house/check-links.ts';
import { checkLock } from './house/check-lock.ts';
import { checkNames } from './house/check-names.ts';
import { checkStyleNames } from './house/check-style-names.ts';
import { checkText, isChecked } from './house/check-text.ts';
import { projectFiles } from './house/files.ts';
import { tell } from './house/violation.ts';

/**
 * `node tools/house.ts`: checks that the house is laid out as docs/architecture.md says. Prints each thing out of
 * place with where it should go instead; ends with 1 if there is any.
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const files = projectFiles(root);
const violations = [
  ...checkNames(files),
  ...(await checkImports(root)),
  ...files.filter(isChecked).flatMap((file) => checkText(file, read(file))),
  ...checkStyleNames(
    files.filter((file) => /^src\/web\/.*[.](?:css|tsx?)$/.test(file)).map((file) => ({ file, text: read(file) })),
  ),
  ...checkDependencyPage(read('package.json'), read('docs/dependencies.md')),
  ...checkDecisions(files, read),
  ...checkLinks(files, read),
  ...checkLock(read('package-lock.json')),
];

for (const violation of violations) process.stdout.write(`${tell(violation)}\n`);
process.stdout.write(
  violations.length === 0
    ? `The house is in order: ${files.length} files.\n`
    : `${violations.length} ${violations.length === 1 ? 'thing is' : 'things are'} out of place.\n`,
);
process.exitCode = violations.length === 0 ? 0 : 1;
