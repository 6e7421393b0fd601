import { beforeEach, expect, test, vi } from 'vitest';
import { allRecorded, forgetUnrecorded, holdPage } from './unrecorded.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});

/** Whether the browser would ask before the page goes. */
const asks = (): boolean => !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks until the last of what was done is answered', () => {
  expect(asks()).toBe(false);
  const [first, second] = [holdPage(() => undefined), holdPage(() => undefined)];
  first();
  first();
  expect(asks()).toBe(true);
  second();
  expect(asks()).toBe(false);
});

test('who logs out waits until all is answered, or for as long as they may', async () => {
  expect(await allRecorded(0)).toBe(true);
  const release = holdPage(() => undefined);
  expect(await allRecorded(1)).toBe(false);
  const waiting = allRecorded(60_000);
  release();
  expect(await waiting).toBe(true);
});

test('what whoever is not here any more did is let go, each by itself', () => {
  const gone: string[] = [];
  const releases = ['a', 'b'].map((one) => {
    const release: () => void = holdPage(() => {
      gone.push(one);
      release();
    });
    return release;
  });
  forgetUnrecorded();
  expect([gone, releases.length, asks()]).toEqual([['a', 'b'], 2, false]);
});
