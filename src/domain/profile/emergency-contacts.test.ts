import { expect, test } from 'vitest';
import { contactFaults, decideEmergencyContacts } from './emergency-contacts.ts';

const sister = { name: 'Rosa Ortiz', relationship: 'Sister', phone: '(212) 555-0123' };

test('whom to call is kept in the order that was given, with numbers that can be dialled', () => {
  const decided = decideEmergencyContacts([
    sister,
    { name: ' Bo ', relationship: 'Friend', phone: '+44 20 7946 0958' },
  ]);
  expect(decided).toEqual({
    ok: true,
    value: [
      { ...sister, phone: '+12125550123' },
      { name: 'Bo', relationship: 'Friend', phone: '+442079460958' },
    ],
  });
  expect(decideEmergencyContacts([])).toEqual({ ok: true, value: [] });
});

test.each([
  [{ ...sister, name: ' ' }, { name: 'contact_name_missing' }],
  [{ ...sister, relationship: '' }, { relationship: 'relationship_missing' }],
  [{ ...sister, phone: '' }, { phone: 'phone_malformed' }],
  [{ ...sister, phone: '911' }, { phone: 'phone_malformed' }],
  [
    { name: '', relationship: '', phone: '' },
    { name: 'contact_name_missing', relationship: 'relationship_missing', phone: 'phone_malformed' },
  ],
])('%j is nobody to call', (wish, faults) => {
  expect(contactFaults(wish)).toEqual(faults);
  expect(decideEmergencyContacts([sister, wish])).toMatchObject({ ok: false, details: { index: 1 } });
});
