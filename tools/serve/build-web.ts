// Builds the web part beside the old one and then takes its place, so that a build that fails leaves what was there.
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { compressWeb } from './compress-web.ts';
import { webRoot, webStamp } from './web.ts';

const next = `${webRoot}.${process.pid}`;
await build({ logLevel: 'warn', build: { outDir: next, emptyOutDir: true } });
compressWeb(next);
rmSync(webStamp, { force: true });
rmSync(webRoot, { recursive: true, force: true });
renameSync(next, webRoot);
writeFileSync(webStamp, process.argv[2] ?? '');
