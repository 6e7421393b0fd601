import { describe, expect, test } from 'vitest';
import { newYork } from '../../tests/world/payable-weeks.ts';
import type { Reason } from '../domain/pay-rules/reason.ts';
import { ar } from './ar/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { formatsOf } from './formats.ts';
import { reasonSentence } from './reason-sentence.ts';
import { makeSpeaker } from './speak.ts';

const of = (rule: Reason['rule'], minutes: number, parameters: Reason['parameters']): Reason => ({
  rule,
  minutes,
  parameters,
  punchIds: [],
});
const paid = { multiplier: '1.5', afterMinutes: 0, startsAtMinute: 0 };
const twice = { multiplier: '2', afterMinutes: 480, startsAtMinute: 480 };

const paidHours: readonly (readonly [Reason, string, string, string])[] = [
  [
    of('consecutive-day', 480, { ...paid, nthDay: 7, scope: 'workweek' }),
    '8:00 on the seventh day in a row of the workweek, paid 1.5 times.',
    '8:00 en el séptimo día seguido de la semana laboral, pagadas por 1.5.',
    '8:00 في اليوم السابع على التوالي من أسبوع العمل، تُدفع مضروبة في 1.5.',
  ],
  [
    of('consecutive-day', 60, { ...twice, nthDay: 7, scope: 'workweek' }),
    '1:00 past 8:00 on the seventh day in a row of the workweek, paid 2 times.',
    '1:00 después de 8:00 en el séptimo día seguido de la semana laboral, pagadas por 2.',
    '1:00 بعد 8:00 في اليوم السابع على التوالي من أسبوع العمل، تُدفع مضروبة في 2.',
  ],
  [
    of('consecutive-day', 60, { ...paid, nthDay: 9, scope: 'rolling' }),
    '1:00 on day 9 in a row, paid 1.5 times.',
    '1:00 en el día 9 seguido, pagadas por 1.5.',
    '1:00 في اليوم رقم 9 على التوالي، تُدفع مضروبة في 1.5.',
  ],
  [
    of('consecutive-day', 60, { ...paid, nthDay: 7, scope: 'workweek', periodOverMinutes: 2_400 }),
    '1:00 on the seventh day in a row of the workweek, paid 1.5 times. It holds in a week with more than 40:00 of work.',
    '1:00 en el séptimo día seguido de la semana laboral, pagadas por 1.5. Vale en una semana con más de 40:00 de trabajo.',
    '1:00 في اليوم السابع على التوالي من أسبوع العمل، تُدفع مضروبة في 1.5. يسري ذلك في أسبوع تزيد ساعات العمل فيه على 40:00.',
  ],
  [
    of('consecutive-day', 60, { ...paid, nthDay: 2, scope: 'rolling', periodOverMinutes: 4_800, periodDays: 14 }),
    '1:00 on the second day in a row, paid 1.5 times. It holds in 14 days with more than 80:00 of work.',
    '1:00 en el segundo día seguido, pagadas por 1.5. Vale en 14 días con más de 80:00 de trabajo.',
    '1:00 في اليوم الثاني على التوالي، تُدفع مضروبة في 1.5. يسري ذلك في 14 يومًا تزيد ساعات العمل فيها على 80:00.',
  ],
  [
    of('nth-worked-day', 60, { ...twice, nthDay: 6 }),
    '1:00 past 8:00 on the sixth day worked in the workweek, paid 2 times.',
    '1:00 después de 8:00 en el sexto día trabajado de la semana laboral, pagadas por 2.',
    '1:00 بعد 8:00 في اليوم السادس من أيام العمل في الأسبوع، تُدفع مضروبة في 2.',
  ],
  [
    of('holiday', 60, { ...paid, holiday: 'christmas' }),
    '1:00 on a holiday (Christmas Day), paid 1.5 times.',
    '1:00 en un día festivo (Navidad), pagadas por 1.5.',
    '1:00 في يوم عطلة رسمية (عيد الميلاد)، تُدفع مضروبة في 1.5.',
  ],
  [
    of('holiday', 60, { ...twice, holiday: 'Founders' }),
    '1:00 past 8:00 on a holiday (Founders), paid 2 times.',
    '1:00 después de 8:00 en un día festivo (Founders), pagadas por 2.',
    '1:00 بعد 8:00 في يوم عطلة رسمية (Founders)، تُدفع مضروبة في 2.',
  ],
  [
    of('holiday', 60, paid),
    '1:00 on a holiday, paid 1.5 times.',
    '1:00 en un día festivo, pagadas por 1.5.',
    '1:00 في يوم عطلة رسمية، تُدفع مضروبة في 1.5.',
  ],
  [
    of('alternative-schedule', 60, { ...twice, afterMinutes: 600, scheduledMinutes: 600 }),
    '1:00 past the 10:00 scheduled for the day, paid 2 times.',
    '1:00 después de las 10:00 programadas para el día, pagadas por 2.',
    '1:00 بعد 10:00 المقرّرة لليوم، تُدفع مضروبة في 2.',
  ],
  [
    of('alternative-schedule', 60, { ...twice, afterMinutes: 720, scheduledMinutes: 600 }),
    '1:00 past 12:00 of a day with 10:00 in the schedule, paid 2 times.',
    '1:00 después de 12:00 en un día con 10:00 programadas, pagadas por 2.',
    '1:00 بعد 12:00 في يوم مقرّر له 10:00، تُدفع مضروبة في 2.',
  ],
  [
    of('unscheduled-day', 60, twice),
    '1:00 past 8:00 on a day that is not in the schedule, paid 2 times.',
    '1:00 después de 8:00 en un día fuera del horario, pagadas por 2.',
    '1:00 بعد 8:00 في يوم خارج الجدول، تُدفع مضروبة في 2.',
  ],
  [
    of('unscheduled-day', 60, paid),
    '1:00 on a day that is not in the schedule, paid 1.5 times.',
    '1:00 en un día fuera del horario, pagadas por 1.5.',
    '1:00 في يوم خارج الجدول، تُدفع مضروبة في 1.5.',
  ],
  [
    of('makeup-time', 60, { ...paid, afterMinutes: 540, makeupMinutes: 60 }),
    '1:00 past 9:00 of a day on which 1:00 of lost time was made up, paid 1.5 times.',
    '1:00 después de 9:00 en un día en que se recuperaron 1:00 de tiempo perdido, pagadas por 1.5.',
    '1:00 بعد 9:00 في يوم عُوِّضت فيه 1:00 من وقت فائت، تُدفع مضروبة في 1.5.',
  ],
  [
    of('daily-overtime', 60, { ...paid, afterMinutes: 480, countedFrom: 'shift-start' }),
    '1:00 past 8:00 of the 24 hours from the start of work, paid 1.5 times.',
    '1:00 después de 8:00 de las 24 horas desde el inicio del trabajo, pagadas por 1.5.',
    '1:00 بعد 8:00 في 24 ساعة من بداية العمل، تُدفع مضروبة في 1.5.',
  ],
  [
    of('weekly-overtime', 60, { ...paid, afterMinutes: 4_800, periodDays: 14, periodStartsOn: '2026-11-02' }),
    '1:00 past 80:00 of the 14 days from Mon Nov 2, paid 1.5 times.',
    '1:00 después de 80:00 en los 14 días desde el lun 2 nov, pagadas por 1.5.',
    '1:00 بعد 80:00 في 14 يومًا ابتداءً من الاثنين 2 نوفمبر، تُدفع مضروبة في 1.5.',
  ],
];

const bare = (text: string) => text.replace(/[\u2068\u2069\u200e\u200f]/g, '').replace(/[\u00a0\u202f]/g, ' ');

describe.each([
  ['en', en, 0],
  ['es', es, 1],
  ['ar', ar, 2],
] as const)('hours that are paid more say what their rule was held against, in %s', (language, catalog, place) => {
  const speaker = makeSpeaker(language, catalog);
  const formats = formatsOf(speaker, 'h12');

  test.each(paidHours)('%j', (reason, ...sentences) => {
    expect(bare(reasonSentence(speaker, formats, reason, { currency: 'USD', zone: newYork }))).toBe(sentences[place]);
  });
});
