import { expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import { shownEntries } from './shown-entries.ts';

const entry = (id: string) => ({ id }) as Entry;

test('an answer that was overtaken by a later one is not shown', async () => {
  const answers: ((entries: Entry[]) => void)[] = [];
  const shown = shownEntries(
    () => new Promise((resolve) => answers.push(resolve)),
    () => true,
  );
  const early = shown.read();
  const late = shown.read();
  answers[1]?.([entry('new')]);
  await late;
  answers[0]?.([entry('old')]);
  await early;
  expect(shown.state().entries).toEqual([entry('new')]);
});

test('waiting for a state ends when it is reached, or with patience', async () => {
  let entries = [entry('a')];
  const shown = shownEntries(
    async () => entries,
    () => true,
  );
  await shown.read();
  expect(await shown.until((state) => state.entries.length === 0, 5)).toBe(false);
  const empty = shown.until((state) => state.entries.length === 0, 5_000);
  entries = [];
  await shown.read();
  expect(await empty).toBe(true);
});
