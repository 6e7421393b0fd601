import { federalCodes } from '../domain/holidays/federal-holidays.ts';
import { decimal, fraction, multiply } from '../domain/kernel/fraction.ts';
import { roundToCents } from '../domain/kernel/money.ts';
import { instant, millisecondsPerMinute, parsePlainDate } from '../domain/kernel/time.ts';
import { betweenSources, ownSource, type Citation } from '../domain/pay-rules/citation.ts';
import type { Reason, ReasonRule } from '../domain/pay-rules/reason.ts';
import { typePresets } from '../domain/time-off/time-off-type.ts';
import type { Formats } from './formats.ts';
import { holidayName } from './holiday-name.ts';
import { countsWholeMinutes, ruleSentences, type ToldIn } from './reason-rule.ts';
import type { Speaker } from './speak.ts';

/** A sentence for each rule; `en/pay-rules.ts` must satisfy it, so that a new rule without one does not compile. */
type WhyKey =
  | `payRules.why.${ReasonRule}`
  | 'payRules.why.line.straight-time'
  | 'payRules.whyRule.seconds'
  | 'payRules.whyRule.whole-minutes'
  | 'payRules.whyRule.meal-late'
  | 'payRules.whyRule.rate-of-period'
  | 'payRules.whyRule.overtime-of-period'
  | 'payRules.whyRule.daily-from-start'
  | 'payRules.whyRule.past-scheduled';

/**
 * Tells why a figure is what it is: what the rule gave, and what it was held against. Rates are shown to the cent, whatever they are
 * exactly.
 */
export function reasonSentence(speaker: Speaker, formats: Formats, reason: Reason, told: ToldIn): string {
  const { rule, minutes = 0, cents = 0, parameters } = reason;
  const { multiplier = '1', rate = '0', code = '', missed = 0, due = 0, counted = 0, types = '' } = parameters;
  const {
    afterMinutes,
    byMinute,
    beganAfterMinutes,
    mealMinutes,
    mealsBegun = 0,
    mealsDue = 1,
    punchedAt,
    countedAt,
    periodDays = 0,
    periodStartsOn = '',
    nthDay = 1,
    scope = '',
    holiday = '',
    makeupMinutes,
    scheduledMinutes,
  } = parameters;
  const from = parsePlainDate(String(periodStartsOn));
  const span = (length: string | number | undefined) => formats.duration(Number(length ?? 0));
  // Punches have seconds, and so do the breaks between them and what is rounded: all are told, so that they add up.
  const exact = (length: number) =>
    Number.isInteger(length)
      ? formats.duration(length)
      : formats.exactDuration(Math.round(length * millisecondsPerMinute));
  const time = (at: string | number | undefined) => formats.time(instant(Number(at ?? 0)), told.zone);
  const sentence = speaker.say(keyOf(reason), {
    duration: exact(minutes),
    after: span(afterMinutes ?? byMinute),
    multiplier: String(multiplier),
    rate: formats.money(roundToCents(multiply(decimal(String(rate)), fraction(100))), told.currency),
    amount: formats.money(cents, told.currency),
    code: String(code),
    missed: String(missed),
    due: Number(due),
    counted: rule === 'punches-rounded' ? time(countedAt) : formats.duration(Number(counted)),
    at: time(punchedAt),
    began: exact(Number(beganAfterMinutes ?? 0)),
    limit: span(mealMinutes),
    begun: String(mealsBegun),
    meals: String(mealsDue),
    days: String(periodDays),
    from: from === undefined ? '' : formats.date(from),
    types: typesOf(speaker, formats, String(types)),
    past: Number(afterMinutes) > 0 ? 'yes' : 'no',
    day: speaker.say('payRules.whyRule.nth-day', { number: Number(nthDay) }),
    scope: String(scope),
    named: holiday === '' ? 'no' : 'yes',
    holiday: nameOfHoliday(speaker, String(holiday)),
    made: span(makeupMinutes),
    scheduled: span(scheduledMinutes),
  });
  return [sentence, ...ruleSentences(speaker, formats, reason, told)].join(' ');
}

/** Of which types time off is: by the name that the organization gave them, else by the word of the reader’s language. */
function typesOf({ say }: Speaker, formats: Formats, types: string): string {
  const named = types.split('\n').map((type) => {
    const preset = typePresets.find((one) => one === type);
    return preset === undefined ? type : say(`timeOff.preset.${preset}`);
  });
  return formats.list(named);
}

/** A federal holiday by the word of the reader’s language, one of the organization’s own by the name it was given. */
function nameOfHoliday(speaker: Speaker, named: string): string {
  const code = federalCodes.find((each) => each === named) ?? null;
  return holidayName(speaker, { code, name: named });
}

function keyOf(reason: Reason): WhyKey {
  const { rule, cents, parameters } = reason;
  if (rule === 'straight-time' && cents !== undefined) return 'payRules.why.line.straight-time';
  if (rule === 'punches-rounded' && parameters['mode'] === 'seconds') return 'payRules.whyRule.seconds';
  if (rule === 'meal-missed' && parameters['beganAfterMinutes'] !== undefined) return 'payRules.whyRule.meal-late';
  if (rule === 'regular-rate' && parameters['periodDays'] !== undefined) return 'payRules.whyRule.rate-of-period';
  if (rule === 'weekly-overtime' && parameters['periodDays'] !== undefined)
    return 'payRules.whyRule.overtime-of-period';
  if (rule === 'daily-overtime' && parameters['countedFrom'] === 'shift-start')
    return 'payRules.whyRule.daily-from-start';
  // Its second step begins past what is scheduled: 12 hours of a day of ten.
  const { afterMinutes, scheduledMinutes = afterMinutes } = parameters;
  if (rule === 'alternative-schedule' && scheduledMinutes !== afterMinutes) return 'payRules.whyRule.past-scheduled';
  if (countsWholeMinutes(reason)) return 'payRules.whyRule.whole-minutes';
  return `payRules.why.${rule}`;
}

/** Where a figure stands, and since when. */
export function citationSentence(speaker: Speaker, formats: Formats, { source: kept, since }: Citation): string {
  const source = kept
    .split(betweenSources)
    .map((each) => (each === ownSource ? speaker.say('payRules.ownSource') : each))
    .join(betweenSources);
  const date = parsePlainDate(since ?? '');
  if (date === undefined) return speaker.say('payRules.source', { source });
  return speaker.say('payRules.sourceSince', { source, date: formats.fullDate(date) });
}
