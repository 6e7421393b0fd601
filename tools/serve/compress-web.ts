import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(js|css|html|svg|json|webmanifest)$/;
/** Below this a header costs more than compression saves. */
const leastBytes = 1_024;

/** Puts a .br and a .gz beside each file of the build that gains from it, so that the server compresses nothing while people wait. */
export function compressWeb(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!compressible.test(name) || !statSync(path).isFile()) continue;
    const plain = readFileSync(path);
    if (plain.length < leastBytes) continue;
    writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }));
    writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
  }
}
