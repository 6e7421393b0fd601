import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const command = fileURLToPath(new URL('../../tools/rules.ts', import.meta.url));

function rules(input: string) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, '-'], { input, encoding: 'utf8' });
  return { status, stdout, stderr };
}

const oneSentence = /^[^\n]+\.\n$/;
const week = { id: 'a', kind: 'week-of', input: { date: '2026-11-20', weekStart: 'monday' } };

// Each starts a process of its own, which is slow where the machine is busy.
describe('npm run -s rules', { timeout: 30_000 }, () => {
  test('one case in gives one answer out, a list gives a list', () => {
    const expected = { weekStart: '2026-11-16' };
    const answered = { id: 'a', actual: expected, matches: true };
    const one = rules(JSON.stringify({ ...week, expected }));
    const list = rules(
      JSON.stringify([
        { ...week, expected },
        { ...week, id: 'b', expected: { weekStart: '2026-11-15' } },
      ]),
    );
    expect(one).toMatchObject({ status: 0, stderr: '' });
    expect(JSON.parse(one.stdout)).toEqual(answered);
    expect(JSON.parse(list.stdout)).toEqual([answered, { id: 'b', actual: expected, matches: false }]);
  });

  test('a kind that nobody has built is no failure of the command', () => {
    const unknown = rules(JSON.stringify({ ...week, kind: 'horoscope', expected: {} }));
    expect(unknown.status).toBe(0);
    expect(JSON.parse(unknown.stdout)).toEqual({ id: 'a', actual: 'unsupported', matches: false });
  });

  test('a case that the rules cannot have leaves the others their answers', () => {
    const noRatio = { id: 'c', kind: 'allocation', input: { amountCents: 100, ratios: ['0', '0'] } };
    const { status, stdout, stderr } = rules(JSON.stringify([noRatio, week]));
    expect(status).toBe(2);
    expect(stderr).toMatch(oneSentence);
    expect(JSON.parse(stdout)).toMatchObject([{ actual: 'unsupported' }, { actual: { weekStart: '2026-11-16' } }]);
  });

  test.each([
    ['not JSON', '{'],
    ['not a case', '[1]'],
  ])('malformed input (%s) is one sentence and exit code 2', (_, input) => {
    const { status, stdout, stderr } = rules(input);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(oneSentence);
  });

  test('a malformed case is named, and the others are answered', () => {
    const neverWas = { ...week, id: 'b', input: { date: '2026-02-30', weekStart: 'monday' } };
    const { status, stdout, stderr } = rules(JSON.stringify([neverWas, week]));
    expect(status).toBe(2);
    expect(stderr).toMatch(oneSentence);
    expect(JSON.parse(stdout)).toMatchObject([
      { id: 'b', actual: 'unsupported' },
      { id: 'a', actual: { weekStart: '2026-11-16' } },
    ]);
  });
});
