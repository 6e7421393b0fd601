import { expect, test } from 'vitest';
import { plainFileName } from './file-name.ts';

test.each([
  ['Roster.pdf', 'Roster.pdf'],
  ['حضور.jpg', 'حضور.jpg'],
  ['evil\u202efdp.exe', 'evilfdp.exe'],
  ['a\u0000b\n.pdf', 'ab.pdf'],
  [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(96)}.pdf`],
  [`${'👩‍🍳'.repeat(60)}.png`, /^(?:.{1,96})\.png$/u],
  ['\ud800.pdf', 'file.pdf'],
  ['', 'file'],
])('a file called %o is sent under a name that shows', (name, called) => {
  expect(plainFileName(name)).toEqual(called instanceof RegExp ? expect.stringMatching(called) : called);
  expect(plainFileName(name).length).toBeLessThanOrEqual(100);
});
