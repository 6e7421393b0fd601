import { cents } from '../../../src/domain/kernel/money.ts';
import { aDate, type Samples } from './sample.ts';

let rates = 1_000;

const nextRate = () => cents((rates += 1));

export const peopleSamples = {
  chooseLocation: { input: () => ({ body: { locationId: '00000000-0000-7000-8000-000000000000' } }), answers: 404 },
  changePreferences: { input: () => ({ body: { language: 'en', theme: 'dark', hourCycle: 'h23' } }), answers: 200 },
  readSupportContacts: { input: () => ({}), answers: 200 },
  readPayRates: {
    input: ({ bystander }) => ({ params: { employeeId: bystander.employee.employeeId } }),
    answers: 200,
    outside: 404,
  },
  setPayRate: {
    // Never the same twice: a rate that is in force already is refused.
    input: ({ bystander }) => ({
      params: { employeeId: bystander.employee.employeeId },
      body: { startsOn: aDate('2026-11-16'), centsPerHour: nextRate(), reason: 'As agreed' },
    }),
    answers: 200,
    outside: 404,
  },
} satisfies Partial<Samples>;
