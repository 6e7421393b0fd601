import { v7 } from 'uuid';
import { nobody, aDate, type Samples } from './sample.ts';

const theseTimes = { startTime: { hour: 9, minute: 0 }, endTime: { hour: 17, minute: 0 }, breakMinutes: 30 };

const anEntry = (date: string) => ({ date: aDate(date), ...theseTimes });

export const adjustmentsSamples = {
  // Of nobody whom anybody knows.
  readRecordedDay: { input: () => ({ params: { ...nobody, date: aDate('2026-11-18') } }), answers: 404 },
  readAdjustments: {
    input: () => ({ params: nobody, query: { from: aDate('2026-11-16'), to: aDate('2026-11-22') } }),
    answers: 404,
  },
  requestAdjustment: {
    // Nobody has worked tomorrow.
    input: () => ({ body: { id: v7(), entryId: null, asked: anEntry('2026-11-21'), reason: 'I was here' } }),
    answers: 422,
  },
  readPendingAdjustments: { input: () => ({}), answers: 200 },
  // The request is about something else.
  readPendingAdjustment: { input: ({ answered }) => ({ params: { requestId: answered } }), answers: 404 },
  readEffect: {
    input: ({ answered }) => ({ params: { requestId: answered }, query: theseTimes }),
    answers: 404,
  },
  readEffectOnDay: {
    input: () => ({ params: { ...nobody, date: aDate('2026-11-18') }, query: theseTimes }),
    answers: 404,
  },
  explainEffect: {
    input: ({ answered }) => ({ params: { requestId: answered }, query: theseTimes }),
    answers: 404,
  },
  explainEffectOnDay: {
    input: () => ({ params: { ...nobody, date: aDate('2026-11-18') }, query: theseTimes }),
    answers: 404,
  },
  approveAdjustment: {
    input: ({ answered }) => ({ params: { requestId: answered }, body: { changed: theseTimes, seen: [] } }),
    answers: 404,
  },
  correctEntry: {
    input: () => ({
      params: nobody,
      body: { id: v7(), entryId: null, asked: anEntry('2026-11-18'), reason: 'They were here', seen: [] },
    }),
    answers: 404,
  },
} satisfies Partial<Samples>;
