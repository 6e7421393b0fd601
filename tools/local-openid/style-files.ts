import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const ui = 'src/web/ui';

/** What the chooser is drawn with: the product's own tokens and parts, by the names under which the page asks for them. */
const files: Readonly<Record<string, string>> = {
  '/style/layers.css': 'src/web/public/layers.css',
  '/style/chooser.css': 'tools/local-openid/chooser.css',
  ...Object.fromEntries(
    ['fonts', 'tokens', 'base', 'brand', 'button', 'field', 'avatar'].map((name) => [
      `/style/${name}.css`,
      `${ui}/${name}.css`,
    ]),
  ),
  ...Object.fromEntries(
    ['geist-latin-wght-normal', 'vazirmatn-arabic-wght-normal'].map((name) => [
      `/style/fonts/${name}.woff2`,
      `${ui}/fonts/${name}.woff2`,
    ]),
  ),
};

/** Answers with a file of the chooser's looks; false where the path is none. */
export function sendStyle(path: string, response: ServerResponse): boolean {
  const file = files[path];
  if (file === undefined) return false;
  response.writeHead(200, {
    'content-type': file.endsWith('.css') ? 'text/css; charset=utf-8' : 'font/woff2',
    'x-content-type-options': 'nosniff',
  });
  response.end(readFileSync(join(root, file)));
  return true;
}
