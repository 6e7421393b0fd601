import { describe, expect, test } from 'vitest';
import { answer } from '../../tools/rules/answer.ts';
import { casesOf } from './cases.ts';
import { mostNotBuilt, notBuilt } from './not-built.ts';

const files = ['durations', 'days-weeks-dst', 'overtime-split'];
const listed = notBuilt.flatMap((group) => group.ids).toSorted();

describe.each(files)('published cases of %s', (name) => {
  const built = casesOf(name).filter((each) => !listed.includes(each.id));

  test.each(built)('$id ($kind)', (each) => {
    const { actual, matches } = answer(each);
    expect({ expected: each.expected, actual, matches }).toEqual({ expected: each.expected, actual, matches: true });
  });
});

test('a case that is not built answers unsupported, and stands on the list', () => {
  const unsupported = files.flatMap(casesOf).filter((each) => answer(each).actual === 'unsupported');
  expect(unsupported.map((each) => each.id).toSorted()).toEqual(listed);
  expect(listed.length).toBeLessThanOrEqual(mostNotBuilt);
});
