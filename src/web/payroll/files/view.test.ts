import { describe, expect, test } from 'vitest';
import { cents } from '../../../domain/kernel/money.ts';
import { parseInstant, parseZone, type Instant, type Zone } from '../../../domain/kernel/time.ts';
import { noneEarned } from '../../../domain/payroll/files/earnings.ts';
import { setupFields } from '../../../domain/payroll/files/file-setup.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import {
  changeSentence,
  checkSetup,
  fieldHint,
  fieldLabel,
  madeSentences,
  setupValues,
  typedSetup,
  whyNot,
} from './view.ts';

const words = { say: speakers.en.say, formats: formatsOf(speakers.en, 'h12') };
const file = { format: 'adp', setup: {}, revision: 0, missing: [], byHandCents: cents(0), last: null } as const;
const ready = { people: 3, isBlocked: false };

describe('a set-up that is typed', () => {
  test('is what belongs to the system, without the spaces around it', () => {
    const typed = { ...setupValues({ companyCode: ' HB1 ' }), regular: 'Regular' };
    expect(typedSetup('adp', typed)).toEqual({ companyCode: 'HB1', double: '', leave: '', mealRest: '', premium: '' });
  });

  test('has codes in the digits that a payroll system reads, and names as they are written there', () => {
    const typed = { ...setupValues({}), companyCode: '١٢٣', regular: 'ساعات ١' };
    expect(typedSetup('paychex', typed)).toMatchObject({ companyCode: '123', regular: 'ساعات ١' });
  });

  test('is faulty where the system would not take it', () => {
    expect(checkSetup('adp')(setupValues({ companyCode: 'HARBOR' }))).toEqual({ companyCode: 'payroll.files.fault' });
    expect(checkSetup('adp')(setupValues({ companyCode: 'HB1' }))).toEqual({});
  });

  test('calls a company as the system does', () => {
    expect(fieldLabel('adp', 'companyCode', words)).toBe('Company code');
    expect(fieldLabel('paychex', 'companyCode', words)).toBe('Client ID');
  });

  test.each([
    ['adp', 'double', 'Double time: code'],
    ['paychex', 'regular', 'Regular hours: pay component'],
    ['quickbooks_desktop', 'overtime', 'Overtime hours: payroll item'],
  ] as const)('asks %s for what it calls %s, and for no number of hours: %s', (format, name, label) => {
    expect(fieldLabel(format, name, words)).toBe(label);
  });

  test.each([
    ['adp', 'companyCode', '2 or 3 letters or digits.'],
    ['adp', 'mealRest', 'Up to 3 letters or digits. Needed only once a file holds some.'],
    ['paychex', 'overtime', 'Up to 20 characters, written exactly as there.'],
    ['quickbooks_desktop', 'companyCreated', 'Digits alone.'],
    ['nacha', 'bankRouting', '9 digits, as at the foot of a check.'],
  ] as const)('says beside the field how %s takes %s: %s', (format, name, hint) => {
    const field = setupFields[format].find((one) => one.name === name);
    expect(field && fieldHint(field, words)).toBe(hint);
  });
});

describe('a file that was made before', () => {
  const zone = parseZone('America/New_York') as Zone;
  const last = { at: parseInstant('2026-11-23T15:00:00Z') as Instant, by: 'Boss Harbor' };
  const added = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ employeeId: `${at}`, name: `Ana ${at}` }));
  const said = (people: number, isNew: number) => madeSentences({ last, added: added(isNew) }, { people, zone }, words);
  const made = 'Made last by Boss Harbor: Mon Nov 23, 10:00 AM.';

  test('tells by whom and when, how many would be there twice, and who is new', () => {
    expect(madeSentences({ last: null, added: added(3) }, { people: 3, zone }, words)).toEqual([]);
    expect(said(2, 2)).toEqual([made, '2 people are new since.', 'Ana 0, Ana 1']);
    expect(said(1, 0)).toEqual([made, expect.stringMatching(/^1 person was in a file of this period already/)]);
    expect(said(40, 9)).toEqual([made, expect.stringMatching(/^31 people were/), '9 people are new since.']);
  });
});

test.each([
  [{ regular: 90 }, 'Regular hours +1:30'],
  [
    { regular: -60, overtime: 60, mealRest: -20_00 },
    'Regular hours −1:00, Overtime hours +1:00, Meal and rest premiums −$20.00',
  ],
] as const)(
  'hours that changed since a file was made are told by what is more and what is less: %j',
  (changed, sentence) => {
    expect(changeSentence({ ...noneEarned, ...changed }, 'USD', words)).toBe(sentence);
  },
);

describe('why a file cannot be had', () => {
  test('is that nobody is approved, then what is missing, then who is not looked at', () => {
    const lacking = { ...file, missing: ['companyCode' as const] };
    expect(
      whyNot(
        { ...lacking, missing: [...lacking.missing], added: [], changed: [] },
        { people: 0, isBlocked: true },
        words,
      ),
    ).toBe('Nobody of this period is approved.');
    expect(
      whyNot(
        { ...lacking, missing: [...lacking.missing], added: [], changed: [] },
        { ...ready, isBlocked: true },
        words,
      ),
    ).toBe('Set up first: Company code.');
    expect(whyNot({ ...file, missing: [], added: [], changed: [] }, { ...ready, isBlocked: true }, words)).toMatch(
      /^Look/,
    );
    expect(whyNot({ ...file, missing: [], added: [], changed: [] }, ready, words)).toBeUndefined();
  });
});
