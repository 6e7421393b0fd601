import { expect, test } from 'vitest';
import { heldReading } from './held-reading.ts';

function aReading({ isUnderWay = false } = {}) {
  const read: string[] = [];
  const reading = heldReading(
    () => void read.push('read'),
    () => {
      if (isUnderWay) read.push('stopped');
      return isUnderWay;
    },
  );
  return { read, ...reading };
}

test('with nothing in the hand it is read at once', () => {
  const { read, readAgain } = aReading();
  readAgain();
  readAgain();
  expect(read).toEqual(['read', 'read']);
});

test('with something in the hand it is read once that is let go of, however often it was asked for', () => {
  const { read, readAgain, hold } = aReading();
  const letGo = hold();
  readAgain();
  readAgain();
  expect(read).toEqual([]);
  letGo();
  expect(read).toEqual(['read']);
  hold()();
  expect(read).toEqual(['read']);
});

test('what is being read when something is taken is stopped, and read anew once it is let go of', () => {
  const { read, hold } = aReading({ isUnderWay: true });
  const letGo = hold();
  expect(read).toEqual(['stopped']);
  letGo();
  expect(read).toEqual(['stopped', 'read']);
});

test('whoever asks whether it may be read hears no with something in the hand, and it is read afterwards', () => {
  const { read, mayRead, hold } = aReading();
  expect(mayRead()).toBe(true);
  const letGo = hold();
  expect(mayRead()).toBe(false);
  letGo();
  expect(read).toEqual(['read']);
});

test('it waits for the last hand', () => {
  const { read, readAgain, hold } = aReading();
  const [first, second] = [hold(), hold()];
  readAgain();
  first();
  expect(read).toEqual([]);
  second();
  expect(read).toEqual(['read']);
});
