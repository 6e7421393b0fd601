import { decimal, fraction, multiply } from '../domain/kernel/fraction.ts';
import { cents, roundToCents } from '../domain/kernel/money.ts';
import { instant, type Zone } from '../domain/kernel/time.ts';
import type { Reason, ReasonParameters } from '../domain/pay-rules/reason.ts';
import { roundModes, type RoundMode } from '../domain/pay-rules/rounding.ts';
import type { Formats } from './formats.ts';
import type { Speaker } from './speak.ts';

/** In what money and by whose clock a reason is told. */
export interface ToldIn {
  readonly currency: string;
  readonly zone: Zone;
}

type RuleKey =
  | `rounded.${RoundMode}`
  | 'whole-minutes.nearest'
  | 'whole-minutes.down'
  | 'work-before'
  | 'long-week'
  | 'long-period'
  | 'grace'
  | 'taken-off'
  | 'taken-off-less'
  | 'worked-through'
  | 'added'
  | 'rest'
  | 'break'
  | 'rests-due'
  | 'window'
  | 'adds'
  | 'times'
  | 'earned'
  | 'earned-more'
  | 'credited'
  | 'reported'
  | 'reported-again'
  | 'split'
  | 'least-shift'
  | 'least-shift-after';

/** What the rule of a reason was held against, a sentence each; none where the reason does not say it, as those of old do not. */
export function ruleSentences(
  { say }: Speaker,
  formats: Formats,
  reason: Reason,
  { currency, zone }: ToldIn,
): string[] {
  const { rule, minutes = 0, cents: paid, parameters } = reason;
  const { addPerHour, minimumWage, included, straightTime } = parameters;
  const span = (minute: Parameter) => formats.duration(Number(minute ?? 0));
  const time = (at: Parameter) => formats.time(instant(Number(at ?? 0)), zone);
  const money = (amount: Parameter) =>
    formats.money(roundToCents(multiply(decimal(String(amount ?? 0)), fraction(100))), currency);
  const { windowFromMinute, windowToMinute, startedAt, endedAt, wagesCents, creditedCents = 0 } = parameters;
  const limit = limits.map((name) => parameters[name]).find((value) => value !== undefined);
  const keys = countsWholeMinutes(reason) ? ofMinutes(parameters) : keysOf(rule, minutes, parameters);
  return keys.map((key) =>
    say(`payRules.whyRule.${key}`, {
      limit: span(key === 'grace' ? parameters['graceMinutes'] : limit),
      after: span(parameters['afterMinutes']),
      from: time(startedAt),
      to: time(endedAt),
      hours: formats.wallRange({ from: Number(windowFromMinute ?? 0), to: Number(windowToMinute ?? 0) }),
      worked: span(parameters['withinMinutes'] ?? parameters['workedMinutes']),
      scheduled: span(parameters['scheduledMinutes']),
      gap: span(parameters['gapMinutes']),
      times: String(parameters['times'] ?? 1),
      days: String(parameters['periodDays'] ?? 7),
      amount: money(addPerHour ?? minimumWage ?? included),
      whole: formats.money(cents((paid ?? 0) + Number(creditedCents)), currency),
      credited: formats.money(cents(Number(creditedCents)), currency),
      earned: wagesCents === undefined ? money(straightTime) : formats.money(cents(Number(wagesCents)), currency),
    }),
  );
}

/** Whether a day has other minutes than its work since minutes are whole, by no policy: it is not told as a rounding that somebody chose. */
export function countsWholeMinutes({
  rule,
  citation,
  parameters: { toMinutes, intervalMinutes = 1 },
}: Reason): boolean {
  return rule === 'day-rounded' && citation === undefined && toMinutes !== undefined && intervalMinutes === 1;
}

/** How they became whole; of a night that was rounded as one, no mode tells. */
const ofMinutes = ({ mode }: ReasonParameters): RuleKey[] =>
  mode === 'nearest' || mode === 'down' ? [`whole-minutes.${mode}`] : [];

type Parameter = ReasonParameters[string] | undefined;

/** Of a reason's figures, the one that is the limit of its rule. */
const limits = [
  'intervalMinutes',
  'pauseMinutes',
  'upToMinutes',
  'perMinutes',
  'guaranteedMinutes',
  'secondReportMinutes',
  'gapOverMinutes',
  'leastMinutes',
  'periodOverMinutes',
] as const;

function keysOf(rule: Reason['rule'], minutes: number, parameters: ReasonParameters): RuleKey[] {
  const has = (name: string): boolean => parameters[name] !== undefined;
  switch (rule) {
    case 'punches-rounded':
    case 'meal-rounded':
    case 'day-rounded': {
      const mode = roundModes.find((each) => each === parameters['mode']);
      if (mode === undefined) return parameters['mode'] === 'work-before' ? ['work-before'] : [];
      return has('graceMinutes') ? [`rounded.${mode}`, 'grace'] : [`rounded.${mode}`];
    }
    case 'meal-deducted':
    case 'break-deducted': {
      const isLess = parameters['countsPunched'] === 'yes' && -minutes < Number(parameters['pauseMinutes']);
      return has('pauseMinutes') ? [isLess ? 'taken-off-less' : 'taken-off'] : [];
    }
    case 'meal-worked':
      return has('pauseMinutes') ? ['worked-through'] : [];
    case 'meal-added':
    case 'break-added':
      return has('pauseMinutes') ? ['added'] : [];
    case 'consecutive-day':
      if (!has('periodOverMinutes')) return [];
      return [has('periodDays') ? 'long-period' : 'long-week'];
    case 'short-rest':
      return has('upToMinutes') ? ['rest'] : [];
    case 'paid-break':
      return has('upToMinutes') ? ['break'] : [];
    case 'rest-missed':
      return has('perMinutes') ? ['rests-due'] : [];
    case 'premium-window':
      return has('windowFromMinute') ? ['window'] : [];
    case 'earning':
      return [...(has('addPerHour') ? ['adds' as const] : []), ...(has('times') ? ['times' as const] : [])];
    case 'regular-rate':
      // A salary is the base of a rate of its own, and has a line that says it.
      if (has('salary') || !has('straightTime')) return [];
      return [Number(parameters['included']) === 0 ? 'earned' : 'earned-more'];
    case 'overtime-hours':
    case 'overtime-premium':
      return has('creditedCents') ? ['credited'] : [];
    case 'reporting-time':
      return has('secondReportMinutes') ? ['reported-again'] : has('guaranteedMinutes') ? ['reported'] : [];
    case 'split-shift':
      return has('gapOverMinutes') ? ['split'] : [];
    case 'minimum-shift':
      if (!has('leastMinutes')) return [];
      return [Number(parameters['gapMinutes']) > 0 ? 'least-shift-after' : 'least-shift'];
    default:
      return [];
  }
}
