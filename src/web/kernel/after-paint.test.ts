import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let frames = new Map<number, () => void>();
/** The page draws. */
const draw = (): void => {
  const due = [...frames.values()];
  frames.clear();
  for (const callback of due) callback();
};

beforeEach(() => {
  frames = new Map();
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.set(frames.size + 1, callback).size);
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => frames.delete(frame));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('once the frame is drawn, it is done once', () => {
  const act = vi.fn<() => void>();
  afterPaint(act);
  draw();
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledOnce();
});

test('a page that draws nothing does it after a quarter of a second', () => {
  const act = vi.fn<() => void>();
  afterPaint(act);
  vi.advanceTimersByTime(249);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledOnce();
  draw();
  vi.advanceTimersByTime(0);
  expect(act).toHaveBeenCalledOnce();
});

test.each(['before the frame', 'after it'])('what is stopped %s is not done', (when) => {
  const act = vi.fn<() => void>();
  const stop = afterPaint(act);
  if (when === 'after it') draw();
  stop();
  draw();
  vi.advanceTimersByTime(1_000);
  expect(act).not.toHaveBeenCalled();
});
