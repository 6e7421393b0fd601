import { expect, test } from 'vitest';
import { weigh, type Script } from './weigh.ts';

const script = (file: string, gzipBytes: number, imports: string[] = [], entry: string | null = null): Script => ({
  file,
  entry,
  imports,
  gzipBytes,
});

const build = [
  script('index.js', 100, ['shared.js'], '/house/index.html'),
  script('shared.js', 50, ['deep.js']),
  script('deep.js', 7, ['shared.js']),
  script('login.js', 20, ['shared.js'], '/house/src/web/screens/login.tsx'),
  script('payments.js', 900, [], '/house/src/web/screens/payments.tsx'),
];

test('a route weighs what it loads, each script once, and nothing of other routes', () => {
  const { bytes, scripts } = weigh(build, ['index.html', 'screens/login.tsx']);
  expect(bytes).toBe(177);
  expect(scripts.map(({ file }) => file)).toEqual(['index.js', 'shared.js', 'login.js', 'deep.js']);
});

test('a module that the build does not know stops the budget', () => {
  expect(() => weigh(build, ['screens/gone.tsx'])).toThrow('screens/gone.tsx');
});
