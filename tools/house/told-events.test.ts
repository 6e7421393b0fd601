import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { eventOfKind, noticeEvents } from '../../src/domain/notifications/notice.ts';
import { en } from '../../src/words/en/index.ts';

const server = join(import.meta.dirname, '../../src/server');
const sources = globSync('**/*.ts', { cwd: server })
  .filter((file) => !file.startsWith('notifications/') && !file.endsWith('.test.ts'))
  .map((file) => ({ file, text: readFileSync(join(server, file), 'utf8') }));

const kinds = Object.keys(eventOfKind);

/** Every kind of letter that the catalogs have words for. */
const written = Object.keys(en).flatMap((key) => /^letter\.(?!frame)(\w+)\.subject$/.exec(key)?.[1] ?? []);

/** What is sent whatever was chosen: a link or a code that its reader waits for, or what somebody hears who is not in yet; and the letter of the day. */
const alwaysSent = [
  'address_known',
  'admin_invitation',
  'change_email',
  'confirm_email',
  'digest',
  'email_changed',
  'invitation',
  'manager_invitation',
  'password_changed',
  'registration_approved',
  'registration_rejected',
  'reset_password',
];

test('every kind of letter is of an event that people choose about, or one of the few that are always sent', () => {
  expect(written.filter((kind) => !kinds.includes(kind)).toSorted()).toEqual(alwaysSent);
  expect(kinds.filter((kind) => !written.includes(kind))).toEqual([]);
});

test('every event that people choose about is told by some kind, and every kind by some room', () => {
  const events: readonly string[] = Object.values(eventOfKind);
  expect(noticeEvents.filter((event) => !events.includes(event))).toEqual([]);
  // A kind is named whole, or put together behind its first words.
  const begun = sources.flatMap(({ text }) =>
    [...text.matchAll(/`((?:[a-z]+_)+)\$\{/g)].map(([, first = '']) => first),
  );
  const told = (kind: string): boolean =>
    sources.some(({ text }) => text.includes(`'${kind}'`)) || begun.some((first) => kind.startsWith(first));
  // What notifications tell of themselves is told where it happens: in their own room.
  expect(kinds.filter((kind) => !told(kind))).toEqual(['letters_gave_up']);
});

test('no room sends a letter past what its reader chose', () => {
  const past = sources
    .filter(({ text }) => /\b(postLetter|postText|postEach|aMail|aText|aPush)\b/.test(text))
    .flatMap(({ file, text }) => kinds.filter((kind) => text.includes(`'${kind}'`)).map((kind) => `${file}: ${kind}`));
  expect(past).toEqual([]);
});
