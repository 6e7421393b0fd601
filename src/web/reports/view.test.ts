import { expect, test } from 'vitest';
import { readChapters, speaker } from '../../words/chapters.ts';
import { toldOfFile } from './view.ts';

await readChapters('office', 'refusals');
const words = await speaker('en');

test('a file that is saved is named', () => {
  const value = new File([], 'payments-2026-11-20.csv');
  expect(toldOfFile({ ok: true, value }, words)).toBe('payments-2026-11-20.csv is saved');
});

test('of a file that went wrong it is said what to do, and by which number it is found', () => {
  const told = (sent: string) =>
    toldOfFile({ ok: false, refusal: 'unexpected', details: { requestId: 'a1b2', sent } }, words);
  expect(told('harmless')).toMatch(/Try again\..*a1b2/u);
  expect(told('write')).toMatch(/look first.*a1b2/u);
});

test('whose payment no file takes is named', () => {
  const details = { paymentId: 'p', name: 'Hana Kim' };
  expect(toldOfFile({ ok: false, refusal: 'deposit_too_large', details }, words)).toContain('Hana Kim');
});
