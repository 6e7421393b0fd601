import { beforeAll, describe, expect, test } from 'vitest';
import type { Doer } from '../../domain/access/may.ts';
import { readChapters, speaker } from '../../words/chapters.ts';
import type { Speaker } from '../../words/speak.ts';
import { actionsFound, screensFound } from './find-entries.ts';

const someone = { employeeId: 'ana', managedLocationIds: [], locationIds: ['downtown'] };
const employee: Doer = { ...someone, role: 'employee' };
const admin: Doer = { ...someone, role: 'admin' };
let english: Speaker;
let arabic: Speaker;
let spanish: Speaker;

beforeAll(async () => {
  await readChapters('daily', 'office');
  [english, spanish, arabic] = await Promise.all([speaker('en'), speaker('es'), speaker('ar')]);
});

const labels = (found: readonly { readonly label: string }[]) => found.map(({ label }) => label);

describe('quick find', () => {
  test('names no screen that its reader may not see', () => {
    const own = labels(screensFound(employee, '', english.say));
    expect(own).toContain('Time entries');
    for (const closed of ['Pay run', 'Audit log', 'Locations', 'Webhooks', 'Reports'])
      expect(own).not.toContain(closed);
    expect(labels(screensFound(admin, '', english.say))).toEqual(expect.arrayContaining(['Pay run', 'Audit log']));
  });

  test('offers no action that would be refused', () => {
    expect(labels(actionsFound(employee, { status: 'Clocked Out', hasLeft: false }, '', english.say))).toEqual([
      'Clock In',
      'Request Time Off',
      'New message',
      'Keyboard shortcuts',
      'Logout',
    ]);
    expect(labels(actionsFound(admin, { status: 'On a Break', hasLeft: false }, '', english.say))).toEqual(
      expect.arrayContaining(['End Break', 'Clock Out', 'Record Payment', 'Invite somebody']),
    );
    expect(
      labels(actionsFound(employee, { status: undefined, hasLeft: false }, 'clock', english.say)),
      'nobody knows where the clock stands',
    ).toEqual([]);
  });

  test('offers whoever’s last day is over nothing that begins, and the end of what was begun', () => {
    expect(labels(actionsFound(employee, { status: 'Clocked Out', hasLeft: true }, '', english.say))).toEqual([
      'Keyboard shortcuts',
      'Logout',
    ]);
    expect(labels(actionsFound(employee, { status: 'Clocked In', hasLeft: true }, '', english.say))).toContain(
      'Clock Out',
    );
  });

  test.each([
    ['a word without its accents', () => screensFound(admin, 'configuracion', spanish.say), '/settings/profile'],
    ['what is done there', () => screensFound(admin, 'approve', english.say), '/management-authorizations'],
    ['what is changed there', () => screensFound(employee, 'dark', english.say), '/settings/preferences'],
    ['words in any order', () => screensFound(admin, 'run pay', english.say), '/pay-run'],
    ['another letter of the same sound', () => screensFound(admin, 'الوقت', arabic.say), '/time-entries'],
    ['the English of the address', () => screensFound(admin, 'audit log', arabic.say), '/audit-log'],
    ['what a page belongs to', () => screensFound(employee, 'settings', english.say), '/settings/preferences'],
  ])('finds by %s', (_how, find, path) => {
    expect(find().map(({ id }) => id)).toContain(`screen ${path}`);
  });
});
