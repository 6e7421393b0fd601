import { v7 } from 'uuid';
import { aDate, type Samples } from './sample.ts';

export const reportsSamples = {
  exportPersonalData: { input: () => ({}), answers: 200 },
  exportPayments: { input: () => ({ body: { status: 'paid', format: 'csv' } }), answers: 200 },
  exportTimeCards: {
    input: () => ({ body: { from: aDate('2026-11-16'), to: aDate('2026-11-22'), format: 'csv' } }),
    answers: 200,
  },
  askExport: {
    input: () => ({ body: { from: aDate('2026-11-16'), to: aDate('2026-11-22'), format: 'csv' } }),
    answers: 200,
  },
  readExports: { input: () => ({}), answers: 200 },
  downloadExport: { input: () => ({ params: { exportId: v7() } }), answers: 404 },
  readLabour: { input: () => ({ query: { weeks: '4' } }), answers: 200 },
  exportLabour: { input: () => ({ body: { weeks: '4', by: 'person', format: 'csv' } }), answers: 200 },
  readAttendance: { input: () => ({ query: { weeks: '4' } }), answers: 200 },
  exportAttendance: { input: () => ({ body: { weeks: '4', by: 'person', format: 'csv' } }), answers: 200 },
  exportTimeCard: { input: () => ({ query: { date: aDate('2026-11-18'), format: 'csv' } }), answers: 200 },
} satisfies Partial<Samples>;
