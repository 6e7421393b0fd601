import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

const idle: (() => void)[] = [];
const whenever = (callback: () => void) => idle.push(callback);
/** The page has a moment, and what that leads to happens. */
const rest = async (): Promise<void> => {
  idle.shift()?.();
  await new Promise((resolve) => setImmediate(resolve));
};

afterEach(() => {
  vi.unstubAllGlobals();
  idle.length = 0;
});

test('one task at a time, each when the page is idle, and one that fails is passed over', async () => {
  vi.stubGlobal('requestIdleCallback', whenever);
  const done: number[] = [];
  const task = (number: number) => () => {
    done.push(number);
    return number === 1 ? Promise.reject(new Error('offline')) : Promise.resolve();
  };
  whenIdle([task(1), task(2), task(3)]);
  expect(done).toEqual([]);
  await rest();
  expect(done).toEqual([1]);
  await rest();
  expect(done).toEqual([1, 2]);
  await rest();
  expect(done).toEqual([1, 2, 3]);
  expect(idle).toEqual([]);
});

test('what is ended begins nothing more', async () => {
  vi.stubGlobal('requestIdleCallback', whenever);
  const done: number[] = [];
  const end = whenIdle([() => Promise.resolve(done.push(1)), () => Promise.resolve(done.push(2))]);
  await rest();
  end();
  await rest();
  expect(done).toEqual([1]);
});
