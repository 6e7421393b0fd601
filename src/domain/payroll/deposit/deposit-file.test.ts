import { describe, expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../../kernel/time.ts';
import { depositLines, freeModifier, largestDepositCents, type DepositAsk } from './deposit-file.ts';

const date = (text: string) => parsePlainDate(text) as PlainDate;

const asked: DepositAsk = {
  setup: {
    bankRouting: '231380104',
    bankName: 'First Bank',
    companyName: 'Harbor & Pine',
    companyCode: '1234567890',
  },
  deposits: [
    {
      employeeNumber: 1003,
      name: 'Tomás Herrera',
      account: { kind: 'checking', routing: '061000052', account: '000123456789' },
      amountCents: 812_45,
    },
    {
      employeeNumber: 1012,
      name: "Zoë O'Neil-Longlastname Jr",
      account: { kind: 'savings', routing: '091000019', account: '12345678901234567' },
      amountCents: 1,
    },
    {
      employeeNumber: 1020,
      name: 'ليلى حداد',
      account: { kind: 'checking', routing: '231380104', account: '4444' },
      amountCents: largestDepositCents,
    },
  ],
  effectiveOn: date('2026-11-24'),
  madeAt: { date: date('2026-11-20'), hour: 9, minute: 5 },
  modifier: 'A',
};

const linesOf = (change: Partial<DepositAsk> = {}) => depositLines({ ...asked, ...change });

describe('a direct deposit file', () => {
  test('is the one that banks read', async () => {
    await expect(linesOf().join('\n')).toMatchFileSnapshot('./golden/direct-deposit.txt');
  });

  test('has whole blocks of ten lines, of 94 bytes each', () => {
    const lines = linesOf();
    expect(lines.length % 10).toBe(0);
    expect(lines.map((line) => Buffer.byteLength(line))).toEqual(lines.map(() => 94));
  });

  test('pays checking with 22 and savings with 32, as credits of class PPD', () => {
    const [, header = '', ...rest] = linesOf();
    expect(header.slice(0, 4)).toBe('5220');
    expect(header.slice(50, 53)).toBe('PPD');
    expect(header.slice(69, 75)).toBe('261124');
    expect(rest.slice(0, 3).map((line) => line.slice(0, 3))).toEqual(['622', '632', '622']);
  });

  test('adds up, in its batch and as a whole', () => {
    const lines = linesOf();
    const total = String(812_45 + 1 + largestDepositCents).padStart(12, '0');
    const hash = String(6_100_005 + 9_100_001 + 23_138_010).padStart(10, '0');
    const [batch = '', file = ''] = lines.slice(5, 7);
    expect([batch[0], batch.slice(10, 20), batch.slice(32, 44)]).toEqual(['8', hash, total]);
    expect([file[0], file.slice(21, 31), file.slice(43, 55)]).toEqual(['9', hash, total]);
  });

  test('names the company as its origin, unless the bank assigned another', () => {
    expect(linesOf()[0]?.slice(13, 23)).toBe('1234567890');
    expect(linesOf({ setup: { ...asked.setup, originId: '231380104' } })[0]?.slice(13, 23)).toBe(' 231380104');
  });

  test('says names in capitals of the alphabet, with one blank for whatever else stood there', () => {
    const named = { ...asked.setup, companyName: 'Café — Größe' };
    expect(linesOf({ setup: named })[0]?.slice(63, 86).trimEnd()).toBe('CAFE GROSSE');
  });

  test('says that wages are paid, as banks ask for it, whatever was once set up', () => {
    const keptBefore = { ...asked.setup, description: 'WAGES' };
    expect(linesOf({ setup: keptBefore })[1]?.slice(50, 63)).toBe('PPDPAYROLL   ');
  });

  test.each(['bankRouting', 'bankName', 'companyName', 'companyCode'] as const)(
    'is not made while %s is not set up',
    (field) => {
      expect(() => linesOf({ setup: { ...asked.setup, [field]: '' } })).toThrow(`${field} is not set up`);
      expect(() => linesOf({ setup: { ...asked.setup, [field]: undefined } })).toThrow(`${field} is not set up`);
    },
  );

  test('traces its entries by the bank that carries them', () => {
    const traces = (odfiRouting: string) =>
      linesOf({ setup: { ...asked.setup, odfiRouting } })
        .slice(2, 5)
        .map((line) => line.slice(79));
    expect(traces('')).toEqual(['231380100000001', '231380100000002', '231380100000003']);
    expect(traces('061000052')[0]).toBe('061000050000001');
  });

  test.each([0, -1, largestDepositCents + 1])('is not made with an amount of %i', (amountCents) => {
    const [first] = asked.deposits;
    if (first === undefined) throw new Error('there is one');
    expect(() => linesOf({ deposits: [{ ...first, amountCents }] })).toThrow(`${amountCents} is no deposit`);
  });
});

test('files of a day go from A to Z and from 0 to 9', () => {
  const used: string[] = [];
  for (let free = freeModifier(used); free !== undefined; free = freeModifier(used)) used.push(free);
  expect(used.join('')).toBe('ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
  expect(freeModifier(['A', 'C'])).toBe('B');
});
