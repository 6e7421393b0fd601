import { expect, test } from 'vitest';
import type { KioskPerson } from '../../../contract/time-clock/kiosk.ts';
import { kioskOwner, type Entry } from '../outbox/entry.ts';
import { foundPeople, offeredPresses, refusedOf, shownPerson } from './view.ts';

const ana: KioskPerson = {
  employeeId: 'ana',
  firstName: 'Ana',
  lastName: 'Núñez',
  photoUrl: null,
  language: 'es',
  hourCycle: 'h23',
  hasPin: true,
  status: 'Clocked In',
  since: null,
  sinceStatus: null,
};

const entry = (kind: 'break_start' | 'break_end', more: Partial<Entry> = {}): Entry =>
  ({ id: kind, owner: kioskOwner('ana'), what: 'punch', kind, pressedAt: 0, tries: 0, order: 1, ...more }) as Entry;

test('what waits on the device decides what may be pressed next', () => {
  const shown = shownPerson(ana, [entry('break_start')]);
  expect([shown.status, shown.waits]).toEqual(['On a Break', true]);
  expect(offeredPresses(shown.status)).toEqual(['break_end', 'clock_out']);
  expect(shownPerson(ana, [entry('break_start', { owner: kioskOwner('ben') })]).status).toBe('Clocked In');
});

test('what the server refused changes nothing, and is shown to its person alone', () => {
  const refused = entry('break_start', { refusal: { code: 'wrong_pin', status: 403, detail: '' } });
  expect(shownPerson(ana, [refused])).toMatchObject({ status: 'Clocked In', waits: false });
  expect(refusedOf([refused], 'ana')).toHaveLength(1);
  expect(refusedOf([refused], 'ben')).toEqual([]);
});

test('names are found by any of their words, without accents', () => {
  const people = [
    shownPerson(ana, []),
    shownPerson({ ...ana, employeeId: 'ben', firstName: 'Ben', lastName: 'Ode' }, []),
  ];
  expect(foundPeople(people, ' nun AN').map(({ firstName }) => firstName)).toEqual(['Ana']);
  expect(foundPeople(people, '')).toHaveLength(2);
  expect(foundPeople(people, 'zo')).toEqual([]);
});
