import { expect, test } from 'vitest';
import type { RefusalCode } from '../../words/refusal-sentence.ts';
import { chosenFile, isWorthRetrying, sendChosen, type ChosenFile } from './chosen-file.ts';
import { Faulty, Unreachable } from './unreachable.ts';

const note = chosenFile<string>(new File(['%PDF'], 'note.pdf', { type: 'application/pdf' }), 'note.pdf');

/** What is shown of a file once it was sent. */
async function sent(send: Parameters<typeof sendChosen<string>>[2]): Promise<ChosenFile<string>> {
  let shown = note;
  await sendChosen(note, 100, send, (what) => {
    shown = { ...shown, ...what };
  });
  return shown;
}

const refused = (refusal: RefusalCode, details?: unknown) => async () => ({ ok: false, refusal, details }) as const;

test('a file that is kept is all there', async () => {
  expect(await sent(async () => ({ ok: true, value: 'kept' }))).toMatchObject({ kept: 'kept', part: 1 });
});

test('a file that was refused keeps what its refusal tells, and so does one whose answer went wrong', async () => {
  const details = { requestId: 'a1b2', sent: 'harmless' };
  expect((await sent(refused('unexpected', details))).failure).toEqual({ code: 'unexpected', details });
  const fault = sent(() => Promise.reject(new Faulty('Not understood.', 'harmless')));
  expect((await fault).failure).toEqual({ code: 'unexpected', details: { sent: 'harmless' } });
});

test.each([
  ['that nobody answered', () => Promise.reject(new Unreachable('Gone.')), true],
  ['that met a fault', refused('unexpected'), true],
  ['that met no records', refused('unavailable'), true],
  ['that is damaged', refused('photo_damaged'), false],
])('whether a file may be tried again: one %s', async (_which, send, isWorth) => {
  expect(isWorthRetrying(await sent(send))).toBe(isWorth);
});
