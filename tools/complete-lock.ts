import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeLock } from './house/check-lock.ts';

/** `node tools/complete-lock.ts`: fills in what npm left out of package-lock.json, so that `npm ci` takes it. */
const path = join(import.meta.dirname, '../package-lock.json');
const { text, filled } = completeLock(readFileSync(path, 'utf8'));
if (filled.length > 0) writeFileSync(path, text);
console.log(filled.length === 0 ? 'package-lock.json is complete.' : `Filled in: ${filled.join(', ')}.`);
