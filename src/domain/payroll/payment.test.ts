import { describe, expect, test } from 'vitest';
import { decimal, toDecimal, toNumber } from '../kernel/fraction.ts';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { achBlocks, achLines, achTotals, type AchEntry } from './ach-file.ts';
import { amountToLimit, deductionLimit, remainingToLimit } from './deduction-limit.ts';
import { adpFileName, iifDate, iifDuration } from './export-formats.ts';
import { isLineInReach, paymentFigures } from './payment-figures.ts';
import { isRoutingNumber, routingCheckDigit } from './routing-number.ts';

describe('the payment form', () => {
  test('the field that was typed is the authority', () => {
    const hourly = paymentFigures(2_310, { hourlyPay: '17.35' }, [
      { name: 'uniform', quantity: '2', unitPrice: '12.50' },
    ]);
    expect(hourly).toMatchObject({ totalPayCents: 66_798, deductionsCents: 2_500, finalAmountCents: 64_298 });
    const total = paymentFigures(2_310, { totalPay: '667.98' }, []);
    expect(total.totalPayCents).toBe(66_798);
    expect(toDecimal(total.hourlyPay ?? decimal('0'), 2)).toBe('17.35');
  });

  test.each([0, -30])('without time, %i minutes, there is no rate an hour, and no division by it', (minutes) => {
    expect(paymentFigures(minutes, { totalPay: '100.00' }, [])).toMatchObject({
      hourlyPay: undefined,
      finalAmountCents: 10_000,
    });
  });

  test('each deduction is rounded by itself', () => {
    const third = { name: 'part', quantity: '0.333', unitPrice: '10.00' };
    expect(paymentFigures(60, { hourlyPay: '100.00' }, [third, third]).deductionsCents).toBe(666);
  });
});

test.each([
  ['1', '9999999999.99', true],
  ['1.001', '9999999999.99', false],
  ['999999999.999', '10', true],
  ['999999999.999', '10.01', false],
])('%s at %s is a line of a payment: %j', (quantity, unitPrice, isOne) => {
  expect(isLineInReach({ quantity, unitPrice })).toBe(isOne);
});

describe('limits', () => {
  test.each([
    ['7.75', '7.25', 1_800, 1_500],
    ['7.25', '7.25', 1_800, 0],
    ['7.00', '7.25', 1_800, 0],
    // Overtime hours make no more of it.
    ['7.75', '7.25', 2_400, 2_000],
    ['7.75', '7.25', 3_000, 2_000],
  ])('at %s over %s, %d minutes leave %d to deduct', (rate, minimumWage, minutes, most) => {
    expect(deductionLimit(decimal(rate), decimal(minimumWage), minutes)).toBe(most);
  });

  test.each([
    ['100', '100', 100, 0],
    ['101', '100', 100, 0],
    ['99', '100', 99, 1],
    ['-101', '-100', -100, 0],
    ['-99', '-100', -99, -1],
    ['-1', '100', 0, 101],
    ['-101', '100', 0, 201],
    ['1', '-100', 0, -101],
    ['101', '-100', 0, -201],
    ['101', '0', 101, undefined],
    ['-101', '0', -101, undefined],
  ])('%s of at most %s is %d, and leaves %s', (amount, limit, taken, left) => {
    expect(toNumber(amountToLimit(decimal(amount), decimal(limit)))).toBe(taken);
    const rest = remainingToLimit(decimal(amount), decimal(limit));
    expect(rest === undefined ? undefined : toNumber(rest) + 0).toBe(left);
  });
});

describe('files for banks and payroll', () => {
  const entry = (code: string, amountCents: number, addenda: string[] = []): AchEntry => ({
    code,
    routing: '231380104',
    account: '12345',
    amountCents,
    individualId: 'E-7',
    name: 'A name that is longer than its field',
    discretionary: '',
    trace: '121042880000001',
    addenda,
  });
  const batch = {
    serviceClass: '200',
    companyName: 'Meridian',
    companyDiscretionary: '',
    companyId: '121042882',
    sec: 'PPD',
    description: 'PAYROLL',
    descriptiveDate: '',
    effectiveDate: '260320',
    odfi: '12104288',
    batchNumber: 1,
  };
  const header = {
    destination: '231380104',
    origin: '121042882',
    date: '260318',
    time: '',
    idModifier: 'A',
    destinationName: 'A bank',
    originName: 'Meridian',
    reference: '',
  };

  test.each([1, 5, 6, 7, 14])(
    'every line of a file with %d entries has 94 characters, and lines come by ten',
    (count) => {
      const entries = Array.from({ length: count }, (_, index) =>
        entry(index % 2 === 0 ? '22' : '27', 100 + index, ['for March']),
      );
      const lines = achLines({ ...header, batches: [{ ...batch, entries }] });
      expect(new Set(lines.map((line) => line.length))).toEqual(new Set([94]));
      expect(lines.length % 10).toBe(0);
      expect(lines.filter((line) => !/^9{94}$/.test(line))).toHaveLength(4 + 2 * count);
      expect(lines.length / 10).toBe(achBlocks(1, 2 * count));
    },
  );

  test('texts are sent along behind their entry, numbered, and counted with it', () => {
    const told = { ...entry('22', 100, ['for March', 'and a day of April']), trace: '121042880000012' };
    const [, , line = '', ...addenda] = achLines({ ...header, batches: [{ ...batch, entries: [told] }] });
    expect(line.slice(78)).toBe('1121042880000012');
    expect(addenda.slice(0, 2).map((each) => [each.slice(0, 21).trimEnd(), each.slice(83)])).toEqual([
      ['705for March', '00010000012'],
      ['705and a day of April', '00020000012'],
    ]);
    const [alone = ''] = achLines({ ...header, batches: [{ ...batch, entries: [entry('22', 1)] }] }).slice(2);
    expect(alone[78]).toBe('0');
    expect(achTotals([told, entry('22', 1)]).entryCount).toBe(4);
    expect(achBlocks(3, 3)).toBe(2);
  });

  test('what is longer than its place pushes nothing out of its own', () => {
    const [line = ''] = achLines({ ...header, destination: '01234567890', origin: '99912104288', batches: [] });
    expect(line).toHaveLength(94);
    expect(line.slice(3, 23)).toBe('12345678909912104288');
  });

  test.each([
    ['22', 'creditCents'],
    ['24', 'creditCents'],
    // A loan taken back: the lowest of the debits
    ['55', 'debitCents'],
    ['27', 'debitCents'],
  ] as const)('code %s counts as %s', (code, side) => {
    expect(achTotals([entry(code, 7)])[side]).toBe(7);
  });

  test('debits and credits are told apart, and the hash keeps its last ten places', () => {
    const many = Array.from({ length: 500 }, () => entry('22', 1));
    expect(achTotals([...many, entry('37', 250)])).toEqual({
      entryCount: 501,
      entryHash: String((501n * 23_138_010n) % 10n ** 10n).padStart(10, '0'),
      debitCents: 250,
      creditCents: 500,
    });
  });

  test('a routing number is right or it is not', () => {
    expect(isRoutingNumber('031300012')).toBe(true);
    expect(isRoutingNumber('031300013')).toBe(false);
    expect(isRoutingNumber('31300012')).toBe(false);
    expect(isRoutingNumber('0313000129')).toBe(false);
    expect(routingCheckDigit('77777777')).toBe(6);
  });

  test('dates and lengths are as their readers want them', () => {
    expect(iifDate(parsePlainDate('2026-03-02') as PlainDate)).toBe('03/02/26');
    expect([iifDuration(495), iifDuration(1_439), iifDuration(1_440)]).toEqual(['8:15', '23:59', undefined]);
    expect([adpFileName('abc'), adpFileName('AB')]).toEqual(['PRABCEPI.csv', 'PRAB_EPI.csv']);
  });
});
