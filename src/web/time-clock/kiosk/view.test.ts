import { expect, test } from 'vitest';
import type { KioskPerson, KioskReply } from '../../../contract/time-clock/kiosk.ts';
import type { PunchKind } from '../../../domain/time-clock/punch.ts';
import { kioskOwner, type Entry, type PunchEntry } from '../outbox/entry.ts';
import { foundPeople, offeredPresses, readingAs, refusedOf, refusedOfOthers, shownPerson } from './view.ts';

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

const entry = (kind: PunchKind, more: Partial<PunchEntry> = {}): Entry => ({
  id: kind,
  owner: kioskOwner('ana'),
  what: 'punch',
  kind,
  pressedAt: 0,
  tries: 0,
  order: 1,
  ...more,
});

test('what waits on the device decides what may be pressed next', () => {
  const shown = shownPerson(ana, [entry('break_start')]);
  expect([shown.status, shown.waits]).toEqual(['On a Break', true]);
  expect(offeredPresses(shown.status)).toEqual(['break_end', 'clock_out']);
  expect(shownPerson(ana, [entry('break_start', { owner: kioskOwner('ben') })]).status).toBe('Clocked In');
});

test('what somebody pressed without their PIN being checked takes nothing from what its person may press', () => {
  const unchecked = shownPerson(ana, [entry('clock_out')]);
  expect([unchecked.status, unchecked.elseOffered]).toEqual(['Clocked Out', ['break_start', 'clock_out']]);
  const twice = shownPerson(ana, [entry('break_start'), entry('break_end')]);
  expect([twice.status, twice.elseOffered]).toEqual(['Clocked In', ['break_end']]);
  const checked = shownPerson(ana, [entry('break_start'), entry('clock_out', { pinFitted: true })]);
  expect([checked.status, checked.elseOffered]).toEqual(['Clocked Out', []]);
});

test('what was refused of somebody who is not shown here any more is told to whoever is at the kiosk', () => {
  const refused = entry('clock_out', { refusal: { code: 'wrong_pin', status: 403, detail: '' } });
  expect(refusedOfOthers([refused, entry('clock_in')], [])).toEqual([refused]);
  expect(refusedOfOthers([refused], [ana])).toEqual([]);
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
  const bjorn = shownPerson({ ...ana, firstName: 'Bjørn', lastName: 'أحمد' }, []);
  expect(foundPeople([bjorn], 'bjorn')).toHaveLength(1);
  expect(foundPeople([bjorn], 'احمد')).toHaveLength(1);
  expect(foundPeople(people, '')).toHaveLength(2);
  expect(foundPeople(people, 'zo')).toEqual([]);
});

test('how somebody reads by now is known of them alone, and their clock stays as it was', () => {
  const ben: KioskPerson = { ...ana, employeeId: 'ben' };
  const kiosk = { people: [ana, ben] } as unknown as KioskReply;
  expect(readingAs(kiosk, 'ana', { language: 'ar', hourCycle: 'h12' }).people).toEqual([
    { ...ana, language: 'ar', hourCycle: 'h12' },
    ben,
  ]);
});
