import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leadingOn } from './leading-on.ts';

const wasHere = { name: 'was here', hasSignedIn: false };
const signedIn = { name: 'signed in', hasSignedIn: true };

/** An entrance whose app arrives when it is told to, or is lost. */
function anEntrance(opens: (comer: typeof wasHere) => Promise<void> = async () => undefined) {
  const app = Promise.withResolvers<'the app'>();
  const fetchApp = vi.fn<() => Promise<'the app'>>(() => app.promise);
  const open = vi.fn<(app: 'the app', comer: typeof wasHere) => Promise<void>>((_app, comer) => opens(comer));
  const shut = vi.fn<() => void>();
  return { leadOn: leadingOn(fetchApp, open, shut), app, fetchApp, open, shut };
}

const reported = vi.fn<(surprise: unknown) => void>();
beforeEach(() => {
  reported.mockReset();
  vi.stubGlobal('reportError', reported);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [wasHere, signedIn],
  [signedIn, wasHere],
])('of two who come before the app arrives, it opens once, for whoever has signed in', async (first, second) => {
  const { leadOn, app, fetchApp, open, shut } = anEntrance();
  const led = [leadOn(first), leadOn(second)];
  app.resolve('the app');
  await Promise.all(led);
  expect(fetchApp).toHaveBeenCalledOnce();
  expect(open.mock.calls).toEqual([['the app', signedIn]]);
  expect(shut).not.toHaveBeenCalled();
  expect(reported).not.toHaveBeenCalled();
});

test('whoever comes while the app opens does not open it again', async () => {
  const opened = Promise.withResolvers<undefined>();
  const { leadOn, app, open } = anEntrance(() => opened.promise);
  app.resolve('the app');
  const first = leadOn(wasHere);
  await vi.waitFor(() => expect(open).toHaveBeenCalled());
  const second = leadOn(signedIn);
  opened.resolve(undefined);
  await Promise.all([first, second]);
  expect(open.mock.calls).toEqual([['the app', wasHere]]);
});

test('an app whose code is lost shuts the entrance, and is no surprise', async () => {
  const { leadOn, app, open, shut } = anEntrance();
  app.reject(new TypeError('Failed to fetch dynamically imported module'));
  await leadOn(signedIn);
  expect(open).not.toHaveBeenCalled();
  expect(shut).toHaveBeenCalledOnce();
  expect(reported).not.toHaveBeenCalled();
});

test('an app that does not open shuts the entrance, and is reported once', async () => {
  const surprise = new Error('no first screen');
  const { leadOn, app, shut } = anEntrance(() => Promise.reject(surprise));
  app.resolve('the app');
  await Promise.all([leadOn(wasHere), leadOn(signedIn)]);
  expect(shut).toHaveBeenCalledOnce();
  expect(reported.mock.calls).toEqual([[surprise]]);
});
