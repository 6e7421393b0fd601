import * as z from 'zod/mini';
import { importFaults, importFields } from '../../domain/team/import-row.ts';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { slowDown } from '../kernel/refusals.ts';
import { id, instant, line, paging } from '../kernel/schemas.ts';

/** The most people that one import brings. */
export const largestImport = 2_000;

const cell = z.optional(z.string().check(z.maxLength(400)));
const importRow = z.strictObject({
  firstName: cell,
  lastName: cell,
  email: cell,
  phone: cell,
  role: cell,
  location: cell,
  employedFrom: cell,
  hourlyRate: cell,
  employeeNumber: cell,
});
const importRows = z.array(importRow).check(z.minLength(1), z.maxLength(largestImport));

/** What is wrong with which row, counted from 0 on; at most a thousand faults are told. */
const importFaultList = z.array(z.object({ row: z.int(), field: z.enum(importFields), fault: z.enum(importFaults) }));
export type ImportFaultList = z.output<typeof importFaultList>;

export const previewImport = endpoint({
  name: 'previewImport',
  method: 'POST',
  path: '/api/team/imports/preview',
  sentence: 'Reads rows of a file as people, and tells everything that is wrong with them; nothing is kept.',
  mayRepeat: true,
  access: { action: 'import_people' },
  body: z.strictObject({ rows: importRows }),
  largestBody: 2 * 1024 * 1024,
  reply: z.object({ count: z.int(), faults: importFaultList, locations: z.array(z.string()) }),
  refusals: [],
});

const importSummary = z.object({
  id,
  fileName: z.string(),
  at: instant,
  by: z.string(),
  count: z.int(),
  undoneAt: z.nullable(instant),
});
export type ImportSummary = z.output<typeof importSummary>;

export const importPeople = endpoint({
  name: 'importPeople',
  method: 'POST',
  path: '/api/team/imports',
  sentence: 'Adds everybody of a file, or nobody where anything is wrong with one row.',
  access: { action: 'import_people' },
  body: z.strictObject({
    rows: importRows,
    fileName: line(200),
    /** Whether each of them gets a letter that lets them in. */
    invite: z.boolean(),
  }),
  largestBody: 2 * 1024 * 1024,
  takesLong: true,
  reply: importSummary,
  refusals: [refusal('import_has_faults', 409, z.object({ faults: importFaultList })), slowDown],
});

export const readImports = endpoint({
  name: 'readImports',
  method: 'GET',
  path: '/api/team/imports',
  sentence: 'Lists the imports, the latest first, in pages: a manager’s own, to an admin everybody’s.',
  access: { action: 'import_people' },
  query: z.object(paging),
  reply: z.object({ imports: z.array(importSummary), next: z.nullable(z.string()) }),
  refusals: [],
});

export const undoImport = endpoint({
  name: 'undoImport',
  method: 'POST',
  path: '/api/team/imports/:importId/undo',
  sentence: 'Takes a whole import back, as long as nothing hangs on any of its people.',
  access: { action: 'import_people' },
  takesLong: true,
  params: z.object({ importId: id }),
  reply: importSummary,
  refusals: [
    refusal('not_found', 404),
    refusal('import_already_undone', 409),
    /** Some of those on whom something hangs by now, and how many they are. */
    refusal('import_in_use', 409, z.object({ count: z.int(), people: z.array(z.string()) })),
  ],
});
