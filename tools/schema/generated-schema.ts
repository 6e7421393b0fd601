import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** Where the generated types of the tables stand. */
export const schemaFile = join(root, 'src/server/kernel/schema.ts');

/** How server/kernel/database.ts reads them: instants by their own type, 64 bits as a number that is exact or fails. */
const typeMapping = { timestamptz: 'InstantColumn', int8: 'number' };
const ownImport = "import type { InstantColumn } from './timestamp.ts';";

/** The types of every table of a migrated database, as they stand in {@link schemaFile}. */
export async function generatedSchema(databaseUrl: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-schema-'));
  const file = join(folder, 'schema.ts');
  try {
    const command = join(root, 'node_modules/kysely-codegen/dist/cli/bin.js');
    const from = ['--dialect', 'postgres', '--url', databaseUrl, '--out-file', file, '--log-level', 'error'];
    const types = ['--camel-case', '--date-parser', 'string', '--type-mapping', JSON.stringify(typeMapping)];
    // The list of migrations is the owner's, the queue is its library's: no tables of ours.
    const but = ['--exclude-pattern', '{public.migrations,graphile_worker.*}'];
    await promisify(execFile)(process.execPath, [command, ...from, ...types, ...but]);
    return readFileSync(file, 'utf8').replace(/^(import type .* from "kysely";)$/m, `$1\n\n${ownImport}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
