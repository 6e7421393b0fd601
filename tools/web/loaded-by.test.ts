import { expect, test } from 'vitest';
import { loadedBy } from './loaded-by.ts';

const script = (fileName: string, imports: string[] = [], facadeModuleId: string | null = null) => ({
  fileName,
  facadeModuleId,
  imports,
});

const build = [
  script('index.js', ['shared.js'], '/house/index.html'),
  script('shared.js', ['deep.js']),
  script('deep.js', ['shared.js']),
  script('login.js', ['shared.js'], '/house/src/web/screens/login.tsx'),
  script('payments.js', [], '/house/src/web/screens/payments.tsx'),
];

test('a route loads what its modules need, each script once, and nothing of other routes', () => {
  const loads = loadedBy(build, ['index.html', 'screens/login.tsx']);
  expect(loads.map(({ fileName }) => fileName)).toEqual(['index.js', 'shared.js', 'deep.js', 'login.js']);
});

test('a module that the build does not know is told', () => {
  expect(() => loadedBy(build, ['screens/gone.tsx'])).toThrow('screens/gone.tsx');
});
