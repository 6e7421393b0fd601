import { describe, expect, test } from 'vitest';
import { clock, newYork } from '../../tests/world/payable-weeks.ts';
import { cents } from '../domain/kernel/money.ts';
import { ownSource } from '../domain/pay-rules/citation.ts';
import type { Reason } from '../domain/pay-rules/reason.ts';
import { ar } from './ar/index.ts';
import { en } from './en/index.ts';
import { es } from './es/index.ts';
import { formatsOf } from './formats.ts';
import { reasonSentence } from './reason-sentence.ts';
import { makeSpeaker } from './speak.ts';

const of = (rule: Reason['rule'], minutes: number, parameters: Reason['parameters'], paid?: number): Reason => ({
  rule,
  minutes,
  parameters,
  punchIds: [],
  ...(paid === undefined ? {} : { cents: cents(paid) }),
});
const quarter = { intervalMinutes: 15, mode: 'nearest-whole-minute' };
const moved = { punchedAt: clock(0, '8:07'), countedAt: clock(0, '8:00') };

const told: readonly (readonly [Reason, string, string, string])[] = [
  [
    of('punches-rounded', 7, { ...moved, ...quarter }),
    '0:07 by rounding: 8:07 AM counts as 8:00 AM. Rounded to the nearest 0:15, after leaving out the seconds.',
    '0:07 por redondeo: 8:07 AM cuenta como 8:00 AM. Redondeado al múltiplo más cercano de 0:15, sin contar los segundos.',
    '0:07 من التقريب: 8:07 ص تُحسب 8:00 ص. قُرّب إلى أقرب 0:15 بعد ترك الثواني.',
  ],
  [
    of('punches-rounded', 7.5, { ...moved, intervalMinutes: 15, mode: 'up', graceMinutes: 3 }),
    '0:07:30 by rounding: 8:07 AM counts as 8:00 AM. Rounded up to a multiple of 0:15. Up to 0:03 are forgiven.',
    '0:07:30 por redondeo: 8:07 AM cuenta como 8:00 AM. Redondeado hacia arriba a un múltiplo de 0:15. Se perdonan hasta 0:03.',
    '0:07:30 من التقريب: 8:07 ص تُحسب 8:00 ص. قُرّب إلى الأعلى إلى مضاعف لـ 0:15. يُتسامح فيما لا يزيد على 0:03.',
  ],
  [
    of('worked', 481 + 2 / 3, {}),
    '8:01:40 between the punches.',
    '8:01:40 entre los fichajes.',
    '8:01:40 بين تسجيلات الحضور والانصراف.',
  ],
  [
    of('earning', 0, { code: 'late', withinMinutes: 120, addPerHour: '2.00', times: '1.5' }, 40_00),
    'late: $40.00. 2:00 within its hours, at $2.00 an hour more. 2:00 within its hours, paid 1.5 times.',
    'late: $40.00. 2:00 dentro de su horario, a $2.00 más por hora. 2:00 dentro de su horario, pagadas por 1.5.',
    'late: $40.00. 2:00 ضمن ساعاتها، بزيادة $2.00 للساعة. 2:00 ضمن ساعاتها، تُدفع مضروبة في 1.5.',
  ],
  [
    of('punches-rounded', -5, { punchedAt: clock(0, '10:10'), countedAt: clock(0, '10:15'), mode: 'work-before' }),
    '−0:05 by rounding: 10:10 AM counts as 10:15 AM. The work before it is counted up to then.',
    '−0:05 por redondeo: 10:10 AM cuenta como 10:15 AM. El trabajo anterior se cuenta hasta entonces.',
    '−0:05 من التقريب: 10:10 ص تُحسب 10:15 ص. العمل الذي قبله محسوب حتى ذلك الحين.',
  ],
  [
    of('punches-rounded', 0.5, { mode: 'seconds' }),
    '0:00:30 by leaving out the seconds of the punches.',
    '0:00:30 por dejar fuera los segundos de los fichajes.',
    '0:00:30 من ترك ثواني تسجيلات الحضور والانصراف.',
  ],
  [
    of('meal-deducted', -30, { afterMinutes: 360, pauseMinutes: 30, countsPunched: 'yes' }),
    '−0:30 taken off for a meal. After 6:00 of work, 0:30 are taken off.',
    '−0:30 descontadas por una comida. Después de 6:00 de trabajo se descuentan 0:30.',
    '−0:30 خُصمت لوجبة. بعد 6:00 من العمل تُخصم 0:30.',
  ],
  [
    of('meal-worked', 0, { afterMinutes: 360, pauseMinutes: 30, countsPunched: 'yes', mealMinutes: 20 }),
    '0:20 of a meal were worked through, so they are not taken off. After 6:00 of work, 0:30 are taken off for a meal, unless it is said that it was worked through.',
    'Se trabajaron 0:20 de una comida, así que no se descuentan. Después de 6:00 de trabajo se descuentan 0:30 por una comida, salvo que se diga que se trabajó durante ella.',
    '0:20 من وجبة جرى العمل خلالها، فلا تُخصم. بعد 6:00 من العمل تُخصم 0:30 لوجبة، ما لم يُذكر أن العمل استمر خلالها.',
  ],
  [
    of('break-deducted', -20, { afterMinutes: 360, pauseMinutes: 30, countsPunched: 'yes' }),
    '−0:20 taken off for a break. After 6:00 of work, 0:30 are taken off, less what was punched.',
    '−0:20 descontadas por un descanso. Después de 6:00 de trabajo se descuentan 0:30, menos lo que se fichó.',
    '−0:20 خُصمت لاستراحة. بعد 6:00 من العمل تُخصم 0:30 ناقصًا ما سُجّل منها.',
  ],
  [
    of('meal-added', 20, { afterMinutes: 360, pauseMinutes: 30, countsPunched: 'yes' }),
    '0:20 added for a paid meal. After 6:00 of work, up to 0:30 are paid.',
    '0:20 añadidas por una comida pagada. Después de 6:00 de trabajo se pagan hasta 0:30.',
    '0:20 أُضيفت لوجبة مدفوعة. بعد 6:00 من العمل تُدفع 0:30 على الأكثر.',
  ],
  [
    of('short-rest', 15, { startedAt: clock(0, '10:00'), endedAt: clock(0, '10:15'), upToMinutes: 20 }),
    '0:15 of short rest, which counts as work. From 10:00 AM to 10:15 AM; rests of up to 0:20 count.',
    '0:15 de descanso corto, que cuenta como trabajo. De 10:00 AM a 10:15 AM; cuentan los descansos de hasta 0:20.',
    '0:15 استراحة قصيرة تُحسب عملًا. من 10:00 ص إلى 10:15 ص؛ تُحسب الاستراحات التي لا تزيد على 0:20.',
  ],
  [
    of('short-rest', 15.5, { startedAt: clock(0, '10:00'), endedAt: clock(0, '10:15'), upToMinutes: 20 }),
    '0:15:30 of short rest, which counts as work. From 10:00 AM to 10:15 AM; rests of up to 0:20 count.',
    '0:15:30 de descanso corto, que cuenta como trabajo. De 10:00 AM a 10:15 AM; cuentan los descansos de hasta 0:20.',
    '0:15:30 استراحة قصيرة تُحسب عملًا. من 10:00 ص إلى 10:15 ص؛ تُحسب الاستراحات التي لا تزيد على 0:20.',
  ],
  [
    of('paid-break', 10, { startedAt: clock(0, '10:00'), endedAt: clock(0, '10:10'), upToMinutes: 10 }),
    '0:10 of a paid break. From 10:00 AM to 10:10 AM; up to 0:10 are paid.',
    '0:10 de descanso pagado. De 10:00 AM a 10:10 AM; se pagan hasta 0:10.',
    '0:10 استراحة مدفوعة. من 10:00 ص إلى 10:10 ص؛ تُدفع 0:10 على الأكثر.',
  ],
  [
    of('meal-rounded', 4, { intervalMinutes: 15, mode: 'nearest' }),
    '0:04 by rounding the meals. Rounded to the nearest 0:15.',
    '0:04 por redondear las comidas. Redondeado al múltiplo más cercano de 0:15.',
    '0:04 من تقريب وقت الوجبات. قُرّب إلى أقرب 0:15.',
  ],
  [
    of('day-rounded', -6, { intervalMinutes: 15, mode: 'down', toMinutes: 480 }),
    '−0:06 by rounding the total of the day. Rounded down to a multiple of 0:15.',
    '−0:06 por redondear el total del día. Redondeado hacia abajo a un múltiplo de 0:15.',
    '−0:06 من تقريب مجموع اليوم. قُرّب إلى الأدنى إلى مضاعف لـ 0:15.',
  ],
  [
    {
      ...of('day-rounded', 1 / 3, { intervalMinutes: 1, mode: 'nearest', toMinutes: 481 }),
      citation: { source: ownSource, asOf: '2026-11-21' },
    },
    '0:00:20 by rounding the total of the day. Rounded to the nearest 0:01.',
    '0:00:20 por redondear el total del día. Redondeado al múltiplo más cercano de 0:01.',
    '0:00:20 من تقريب مجموع اليوم. قُرّب إلى أقرب 0:01.',
  ],
  [
    of('meal-missed', 0, { mealMinutes: 30, byMinute: 600, mealsDue: 2, mealsBegun: 1 }),
    'Meals of at least 0:30 begun within the first 10:00 of work: 1 of 2.',
    'Comidas de al menos 0:30 que empezaron dentro de las primeras 10:00 de trabajo: 1 de 2.',
    'الوجبات التي مدتها 0:30 على الأقل وبدأت خلال أول 10:00 من العمل: 1 من 2.',
  ],
  [
    of('meal-missed', 0, { mealMinutes: 30, byMinute: 300, beganAfterMinutes: 330 }),
    'A meal began after 5:30 of work; it had to begin within the first 5:00.',
    'Una comida empezó después de 5:30 de trabajo; debía empezar dentro de las primeras 5:00.',
    'بدأت وجبة بعد 5:30 من العمل، وكان يجب أن تبدأ خلال أول 5:00.',
  ],
  [
    of('meal-missed', 0, { mealMinutes: 30, byMinute: 300, beganAfterMinutes: 471.85 }),
    'A meal began after 7:51:51 of work; it had to begin within the first 5:00.',
    'Una comida empezó después de 7:51:51 de trabajo; debía empezar dentro de las primeras 5:00.',
    'بدأت وجبة بعد 7:51:51 من العمل، وكان يجب أن تبدأ خلال أول 5:00.',
  ],
  [
    of('rest-missed', 0, { missed: 1, due: 2, perMinutes: 240 }),
    '1 of 2 rest breaks were not given, as it was signed. One rest is due for each 4:00 of work or the greater part of it.',
    'No se concedieron 1 de 2 descansos, según se firmó. Corresponde un descanso por cada 4:00 de trabajo o la mayor parte de ellas.',
    'لم تُمنح 1 من استراحتين، كما وُقّع عليه. تُستحق استراحة عن كل 4:00 من العمل أو معظمها.',
  ],
  [
    of('premium-window', 120, { code: 'late', windowFromMinute: 1080, windowToMinute: 180 }),
    '2:00 within the hours of the premium “late”. It is earned in these hours: 6:00 PM – 3:00 AM.',
    '2:00 dentro del horario de la prima «late». Se gana en este horario: 6:00 PM – 3:00 AM.',
    '2:00 ضمن ساعات العلاوة «late». تُستحق في هذا الوقت: 6:00 م – 3:00 ص.',
  ],
  [
    of('earning', 0, { code: 'late', withinMinutes: 120, addPerHour: '2.00' }, 400),
    'late: $4.00. 2:00 within its hours, at $2.00 an hour more.',
    'late: $4.00. 2:00 dentro de su horario, a $2.00 más por hora.',
    'late: $4.00. 2:00 ضمن ساعاتها، بزيادة $2.00 للساعة.',
  ],
  [
    of('earning', 0, { code: 'late', withinMinutes: 120, times: '1.5' }, 400),
    'late: $4.00. 2:00 within its hours, paid 1.5 times.',
    'late: $4.00. 2:00 dentro de su horario, pagadas por 1.5.',
    'late: $4.00. 2:00 ضمن ساعاتها، تُدفع مضروبة في 1.5.',
  ],
  [
    of('regular-rate', 0, { rate: '21.0000', workedMinutes: 240, straightTime: '80.0000', included: '4.0000' }),
    'The regular rate of the week is $21.00 an hour. $80.00 for the hours and $4.00 of premiums and bonuses, over 4:00 of work.',
    'La tarifa regular de la semana es de $21.00 por hora. $80.00 por las horas y $4.00 de primas y bonos, entre 4:00 de trabajo.',
    'الأجر المعتاد للأسبوع هو $21.00 للساعة. $80.00 عن الساعات و$4.00 من العلاوات والمكافآت، على 4:00 من العمل.',
  ],
  [
    of('regular-rate', 0, { rate: '20.0000', workedMinutes: 240, straightTime: '80.0000', included: '0.0000' }),
    'The regular rate of the week is $20.00 an hour. $80.00 for the hours, over 4:00 of work.',
    'La tarifa regular de la semana es de $20.00 por hora. $80.00 por las horas, entre 4:00 de trabajo.',
    'الأجر المعتاد للأسبوع هو $20.00 للساعة. $80.00 عن الساعات، على 4:00 من العمل.',
  ],
  [
    of('regular-rate', 0, {
      rate: '20.0000',
      workedMinutes: 4_440,
      straightTime: '1480.0000',
      included: '0.0000',
      periodDays: 14,
      periodStartsOn: '2026-11-02',
    }),
    'The regular rate of the 14 days from Mon Nov 2 is $20.00 an hour. $1,480.00 for the hours, over 74:00 of work.',
    'La tarifa regular de los 14 días desde el lun 2 nov es de $20.00 por hora. $1,480.00 por las horas, entre 74:00 de trabajo.',
    'الأجر المعتاد لـ 14 يومًا ابتداءً من الاثنين 2 نوفمبر هو $20.00 للساعة. $1,480.00 عن الساعات، على 74:00 من العمل.',
  ],
  [
    of('overtime-premium', 480, { rate: '10.0000', multiplier: '1.5', creditedCents: 8_000 }, 0),
    '8:00 of overtime, $10.00 an hour on top of straight time: $0.00. That is $80.00 less $80.00, which premiums that count toward overtime have already paid.',
    '8:00 de horas extra, $10.00 por hora además del tiempo normal: $0.00. Son $80.00 menos $80.00, que ya pagaron las primas que cuentan para las horas extra.',
    '8:00 وقت إضافي، $10.00 للساعة فوق الأجر العادي: $0.00. أي $80.00 ناقصًا $80.00 سبق أن دفعتها العلاوات التي تُحسب من أجر الوقت الإضافي.',
  ],
  [
    of('overtime-hours', 480, { rate: '30.0000', multiplier: '1.5', creditedCents: 8_000 }, 16_000),
    '8:00 of overtime at $30.00 an hour: $160.00. That is $240.00 less $80.00, which premiums that count toward overtime have already paid.',
    '8:00 de horas extra a $30.00 por hora: $160.00. Son $240.00 menos $80.00, que ya pagaron las primas que cuentan para las horas extra.',
    '8:00 وقت إضافي بأجر $30.00 للساعة: $160.00. أي $240.00 ناقصًا $80.00 سبق أن دفعتها العلاوات التي تُحسب من أجر الوقت الإضافي.',
  ],
  [
    of(
      'reporting-time',
      180,
      { rate: '20.0000', scheduledMinutes: 480, workedMinutes: 60, guaranteedMinutes: 240 },
      6_000,
    ),
    '3:00 guaranteed for coming to work, at $20.00 an hour: $60.00. 8:00 were scheduled and 1:00 worked; at least 4:00 are paid.',
    '3:00 garantizadas por presentarse a trabajar, a $20.00 por hora: $60.00. Estaban programadas 8:00 y se trabajaron 1:00; se pagan al menos 4:00.',
    '3:00 مضمونة لقاء الحضور إلى العمل، بأجر $20.00 للساعة: $60.00. كان المقرّر 8:00 والعمل 1:00؛ تُدفع 4:00 على الأقل.',
  ],
  [
    of('reporting-time', 60, { rate: '20.0000', secondReportMinutes: 120 }, 2_000),
    '1:00 guaranteed for coming to work, at $20.00 an hour: $20.00. Coming a second time on one day pays at least 2:00.',
    '1:00 garantizadas por presentarse a trabajar, a $20.00 por hora: $20.00. Venir por segunda vez en un día paga al menos 2:00.',
    '1:00 مضمونة لقاء الحضور إلى العمل، بأجر $20.00 للساعة: $20.00. الحضور مرة ثانية في اليوم نفسه يُدفع عنه 2:00 على الأقل.',
  ],
  [
    of(
      'split-shift',
      0,
      { gapMinutes: 120, gapOverMinutes: 60, workedMinutes: 360, minimumWage: '15.00', wagesCents: '9600' },
      900,
    ),
    'The premium for a split shift: $9.00. The gap of 2:00 is longer than 1:00. 6:00 of work and an hour more at the minimum wage of $15.00 are more than the $96.00 earned.',
    'La prima por turno partido: $9.00. El intervalo de 2:00 supera 1:00. 6:00 de trabajo y una hora más al salario mínimo de $15.00 son más que los $96.00 ganados.',
    'علاوة المناوبة المجزأة: $9.00. الفاصل 2:00 أطول من 1:00. و6:00 من العمل وساعة فوقها بالحد الأدنى للأجر $15.00 أكثر من $96.00 المكتسبة.',
  ],
  [
    of('minimum-shift', 180, { rate: '20.0000', leastMinutes: 240, gapMinutes: 480 }, 6_000),
    '3:00 up to the minimum of a shift, at $20.00 an hour: $60.00. A shift that begins 8:00 or more after the one before pays at least 4:00.',
    '3:00 hasta el mínimo de un turno, a $20.00 por hora: $60.00. Un turno que empieza 8:00 o más después del anterior paga al menos 4:00.',
    '3:00 حتى الحد الأدنى للمناوبة، بأجر $20.00 للساعة: $60.00. المناوبة التي تبدأ بعد سابقتها بـ 8:00 أو أكثر تُدفع عنها 4:00 على الأقل.',
  ],
  [
    of('minimum-shift', 180, { rate: '20.0000', leastMinutes: 240, gapMinutes: 0 }, 6_000),
    '3:00 up to the minimum of a shift, at $20.00 an hour: $60.00. A shift pays at least 4:00.',
    '3:00 hasta el mínimo de un turno, a $20.00 por hora: $60.00. Un turno paga al menos 4:00.',
    '3:00 حتى الحد الأدنى للمناوبة، بأجر $20.00 للساعة: $60.00. تُدفع عن المناوبة 4:00 على الأقل.',
  ],
];

/** That minutes are whole no policy says: it is no rounding that somebody chose. */
const wholeMinutes: typeof told = [
  [
    of('day-rounded', 1 / 3, { intervalMinutes: 1, mode: 'nearest', toMinutes: 481 }),
    '0:00:20 since a day counts in whole minutes. To the nearest minute; half a minute or more counts as one.',
    '0:00:20 porque un día se cuenta en minutos enteros. Al minuto más cercano; medio minuto o más cuenta como uno.',
    '0:00:20 لأن اليوم يُحسب بالدقائق الكاملة. إلى أقرب دقيقة؛ ونصف الدقيقة فأكثر يُحسب دقيقة.',
  ],
  [
    of('day-rounded', -29 / 60, { intervalMinutes: 1, mode: 'down', toMinutes: 480 }),
    '−0:00:29 since a day counts in whole minutes. What does not fill a minute is left out.',
    '−0:00:29 porque un día se cuenta en minutos enteros. Lo que no llena un minuto se deja fuera.',
    '−0:00:29 لأن اليوم يُحسب بالدقائق الكاملة. ما لا يملأ دقيقة لا يُحسب.',
  ],
  [
    of('day-rounded', 1 / 3, { toMinutes: 481 }),
    '0:00:20 since a day counts in whole minutes.',
    '0:00:20 porque un día se cuenta en minutos enteros.',
    '0:00:20 لأن اليوم يُحسب بالدقائق الكاملة.',
  ],
];

const bare = (text: string) => text.replace(/[\u2068\u2069\u200e\u200f]/g, '').replace(/[\u00a0\u202f]/g, ' ');

describe.each([
  ['en', en, 0],
  ['es', es, 1],
  ['ar', ar, 2],
] as const)('what a rule was held against, in %s', (language, catalog, place) => {
  const speaker = makeSpeaker(language, catalog);
  const formats = formatsOf(speaker, 'h12');

  test.each([...told, ...wholeMinutes])('%j', (reason, ...sentences) => {
    expect(bare(reasonSentence(speaker, formats, reason, { currency: 'USD', zone: newYork }))).toBe(sentences[place]);
  });

  test.each(told.filter(([{ rule }]) => !['worked', 'punches-rounded', 'meal-missed'].includes(rule)))(
    'a reason without what its rule was held against is told as before: %j',
    (reason, ...sentences) => {
      const {
        rate = '0',
        code = '',
        missed = 0,
        due = 0,
        mealMinutes = 0,
        periodDays,
        periodStartsOn = '',
      } = reason.parameters;
      const period = periodDays === undefined ? {} : { periodDays, periodStartsOn };
      const bareReason = { ...reason, parameters: { rate, code, missed, due, mealMinutes, ...period } };
      const sentence = bare(reasonSentence(speaker, formats, bareReason, { currency: 'USD', zone: newYork }));
      expect(sentences[place]?.startsWith(`${sentence} `)).toBe(true);
    },
  );
});
