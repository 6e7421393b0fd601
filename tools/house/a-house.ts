import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const project = dirname(dirname(import.meta.dirname));

/**
 * A small house in a temporary folder, with the packages and the settings of the real one, so that the
 * checks can be seen to fail. It is torn down after the test.
 *
 * @param files what stands in it: text by path
 * @returns the folder
 */
export function aHouse(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'meridian-house-'));
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  const settings = ['package.json', 'tsconfig.json', '.oxlintrc.json'];
  for (const setting of settings) cpSync(join(project, setting), join(root, setting));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  onTestFinished(() => rmSync(root, { recursive: true }));
  return root;
}
