import { v7 } from 'uuid';
import { aTuesday, nobody, type Samples } from './sample.ts';

export const holidaysSamples = {
  readHolidays: { input: () => ({ query: { from: aTuesday, to: aTuesday } }), answers: 200 },
  readHolidayCalendar: { input: () => ({}), answers: 200 },
  addHoliday: {
    // Of a location that nobody has.
    input: () => ({
      body: { id: v7(), locationId: nobody.employeeId, name: 'Founders’ Day', on: aTuesday, isEveryYear: true },
    }),
    answers: 404,
  },
  leaveHolidayOut: {
    input: () => ({
      body: { id: v7(), locationId: nobody.employeeId, code: 'columbus', fromYear: 2026, lastYear: null },
    }),
    answers: 404,
  },
  undoHolidayChange: {
    input: () => ({ params: { changeId: nobody.employeeId }, body: { fromYear: 2026 } }),
    answers: 404,
  },
} satisfies Partial<Samples>;
