import { v7 } from 'uuid';
import { cents } from '../../../src/domain/kernel/money.ts';
import { parseInstant, type Instant } from '../../../src/domain/kernel/time.ts';
import { aboutBystander, nobody, aDate, type Samples } from './sample.ts';

const aPayment = (userId: string) => ({
  userId,
  entries: [
    {
      id: '00000000-0000-7000-8000-000000000000',
      userId,
      date: aDate('2026-11-16'),
      totalWorkedHours: '8',
      totalBreakTime: '0.5',
      paid: false,
      startTime: parseInstant('2026-11-16T14:00:00Z') ?? null,
      finishTime: parseInstant('2026-11-16T22:30:00Z') ?? null,
    },
  ],
  totalHours: '8',
  numDays: 1,
  totalPay: '160',
  hourlyPay: '20',
  deductions: [{ name: 'Uniform', quantity: '2', unitPrice: '12.50' }],
  paymentMethod: 'Check' as const,
  checkNumber: '004182',
  transactionDate: aMoment(),
  finalAmount: '135',
});

export const payrollSamples = {
  readPayments: { input: () => ({ query: { status: 'paid', sort: 'total', page: 2 } }), answers: 200 },
  readPayStub: { input: () => ({ params: { paymentId: nobody.employeeId } }), answers: 404 },
  printPayStub: { input: () => ({ params: { paymentId: nobody.employeeId }, query: {} }), answers: 404 },
  explainPaidWeek: {
    input: () => ({ params: { paymentId: nobody.employeeId, startsOn: aDate('2026-11-16') } }),
    answers: 404,
  },
  readPayees: { input: () => ({}), answers: 200 },
  readUnpaidLogs: { input: aboutBystander, answers: 200, outside: 404 },
  // A day that nobody worked.
  recordPayment: {
    input: ({ bystander }) => ({
      headers: { 'idempotency-key': v7() },
      body: aPayment(bystander.employee.employeeId),
    }),
    answers: 422,
    outside: 404,
  },
  voidPayment: {
    input: () => ({ params: { paymentId: nobody.employeeId }, body: { reason: 'The check bounced' } }),
    answers: 404,
  },
  readPayRun: { input: () => ({ query: {} }), answers: 200 },
  // Of a revision that nobody saved.
  setPayRunDraft: {
    input: () => ({
      params: { startsOn: aDate('2026-11-16') },
      body: { revision: 1_000_000, draft: { method: 'Zelle', deductions: [], people: {} } },
    }),
    answers: 409,
  },
  payRun: {
    input: () => ({
      headers: { 'idempotency-key': v7() },
      params: { startsOn: aDate('2026-11-16') },
      body: { revision: 1_000_000, people: 1, finalCents: cents(1_00), shown: '' },
    }),
    answers: 409,
  },
  readEmployer: { input: () => ({}), answers: 200 },
  readPaymentLimit: { input: () => ({}), answers: 200 },
  // Of a revision that nobody saved.
  changeDeductionTemplates: { input: () => ({ body: { deductions: [], revision: 1_000_000 } }), answers: 409 },
  changeEmployer: {
    input: () => ({ body: { legalName: 'Harbor Cafe LLC', address: '1 Pier Road', revision: 1_000_000 } }),
    answers: 409,
  },
  changePaymentLimit: { input: () => ({ body: { limitCents: cents(1_000_00), revision: 1_000_000 } }), answers: 409 },
  approvePayment: { input: () => ({ params: { paymentId: nobody.employeeId } }), answers: 404 },
  readBankAccount: { input: () => ({}), answers: 200 },
  changeBankAccount: {
    input: () => ({ body: { kind: 'checking', routing: '231380104', account: '12345678' } }),
    answers: 200,
  },
  // The one that was entered above.
  removeBankAccount: { input: () => ({}), answers: 200 },
  readPayrollFiles: { input: () => ({ query: {} }), answers: 200 },
  // Of a revision that nobody saved.
  changePayrollSetup: {
    input: () => ({ params: { format: 'adp' }, body: { revision: 1_000_000, setup: { companyCode: 'HB1' } } }),
    answers: 409,
  },
  // Nobody's week is approved.
  exportPayrollFile: {
    input: () => ({ params: { format: 'gusto' }, body: { date: aDate('2026-11-18'), withoutBlocked: true } }),
    answers: 422,
  },
  readDeposits: { input: () => ({ query: {} }), answers: 200 },
  readDepositFiles: { input: () => ({ query: {} }), answers: 200 },
  // No bank is set up.
  makeDepositFile: {
    input: () => ({
      body: {
        date: aDate('2026-11-18'),
        paymentIds: ['00000000-0000-7000-8000-000000000000'],
        finalCents: cents(1_00),
        effectiveOn: aDate('2026-11-27'),
      },
    }),
    answers: 422,
  },
  takeDepositFile: { input: () => ({ params: { fileId: v7() } }), answers: 404 },
  withdrawDepositFile: {
    input: () => ({ params: { fileId: v7() }, body: { reason: 'It never went to the bank' } }),
    answers: 404,
  },
} satisfies Partial<Samples>;

function aMoment(): Instant {
  const at = parseInstant('2026-11-20T14:00:00Z');
  if (at === undefined) throw new TypeError('not a moment');
  return at;
}
