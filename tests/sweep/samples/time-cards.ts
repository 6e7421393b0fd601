import { parsePlainDate } from '../../../src/domain/kernel/time.ts';
import type { Stage } from '../stage.ts';
import { aTuesday, nobody, aDate, type Samples } from './sample.ts';

const nobodysCard = { employeeId: '00000000-0000-7000-8000-000000000000', startsOn: aTuesday };

const aboutCardOfBystander = ({ bystander }: Stage) => ({
  params: { employeeId: bystander.employee.employeeId, startsOn: aTuesday },
});

export const timeCardsSamples = {
  readTimeCards: { input: () => ({ query: { date: parsePlainDate('2026-11-16') } }), answers: 200 },
  // A Tuesday begins nobody's week.
  readCard: { input: aboutCardOfBystander, answers: 404 },
  readEarlierCards: { input: () => ({ query: { before: aTuesday } }), answers: 200 },
  signTimeCard: {
    input: () => ({ params: { startsOn: aTuesday }, body: { attestationVersion: 1, language: 'en', seen: 0 } }),
    answers: 404,
  },
  approveTimeCard: {
    input: (stage) => ({ ...aboutCardOfBystander(stage), body: { seen: 0, behind: '' } }),
    answers: 404,
  },
  approveTimeCards: {
    input: () => ({ body: { cards: [{ ...nobodysCard, seen: 0, behind: '' }] } }),
    answers: 200,
  },
  lockTimeCard: { input: aboutCardOfBystander, answers: 404 },
  lockTimeCards: { input: () => ({ body: { cards: [nobodysCard] } }), answers: 200 },
  reopenTimeCard: {
    input: (stage) => ({ ...aboutCardOfBystander(stage), body: { reason: 'A break was forgotten' } }),
    answers: 404,
  },
  readMealWaivers: { input: () => ({ params: nobody }), answers: 404 },
  // The rules here know of no such agreement.
  acceptMealWaiver: {
    input: () => ({ body: { meal: 'first', startsOn: aDate('2026-12-01'), wordingVersion: 1, language: 'en' } }),
    answers: 409,
  },
  // Nothing was agreed to, so nothing is added.
  revokeMealWaiver: { input: () => ({ body: { meal: 'first', startsOn: aDate('2026-12-01') } }), answers: 200 },
  // A Tuesday begins nobody's week.
  tellWorkedMeal: {
    input: () => ({ params: { startsOn: aTuesday }, body: { date: aTuesday, meal: 1, isWorked: true } }),
    answers: 404,
  },
  readTimeCardsBetween: {
    input: () => ({ query: { from: aDate('2026-11-01'), to: aDate('2026-11-30') } }),
    answers: 200,
  },
  readTimeCard: { input: () => ({ query: { date: parsePlainDate('2026-11-18') } }), answers: 200 },
  explainCard: { input: () => ({ params: { ...nobody, startsOn: aDate('2026-11-16') } }), answers: 404 },
} satisfies Partial<Samples>;
