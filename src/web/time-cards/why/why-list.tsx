import './why-list.css';
import type { CardReason, Explained } from '../../../contract/time-cards/card-reasons.ts';
import { inMinutes, millisecondsOf, type PlainDate, type Span } from '../../../domain/kernel/time.ts';
import type { Citation } from '../../../domain/pay-rules/citation.ts';
import type { Reason } from '../../../domain/pay-rules/reason.ts';
import type { CardName } from '../../../domain/time-cards/card-name.ts';
import { citationSentence, reasonSentence } from '../../../words/reason-sentence.ts';
import type { PlainKey } from '../../../words/speak.ts';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { useReasons } from './queries.ts';
import { breaksByDay, reasonsAbout, toTheSecond, type WhyAsk, type WhyTopic } from './view.ts';

/** The reasons of a figure, day by day: what the rule gave, from which punches, and where the rule stands. */
export function WhyList({ card, ...asked }: { readonly card: CardName } & WhyAsk) {
  const { say, formats } = useWords();
  const { data, error, refetch } = useReasons(card);
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('timeCards.whyFailed')} blockSize="200px" />;
  const asOf = say('timeCards.whyAsOf', { time: formats.time(data.workedOutAt, data.zone) });
  return <WhyDays of={data} ask={asked} asOf={asOf} />;
}

interface WhyDaysProps {
  readonly of: Explained;
  readonly ask: WhyAsk;
  /** Says when all this was so. */
  readonly asOf: string;
}

/** Why a figure is nothing although somebody worked. */
const nothingOf: Partial<Record<WhyTopic, PlainKey>> = {
  overtime: 'timeCards.whyNoOvertime',
  double: 'timeCards.whyNoDouble',
  premiums: 'timeCards.whyNoPremiums',
  breaks: 'timeCards.whyNoBreaks',
};

/** What of the reasons belongs to a figure, by day. */
export function WhyDays({ of, ask, asOf }: WhyDaysProps) {
  const { say, formats } = useWords();
  const breaks = ask.topic === 'breaks' ? breaksByDay(of, ask.date) : new Map<PlainDate, Span[]>();
  const about = new Map(reasonsAbout(toTheSecond(of.reasons), ask).map(({ date, reasons }) => [date, reasons]));
  const days = [...new Set([...breaks.keys(), ...about.keys()])]
    .toSorted((a, b) => (a ?? '9').localeCompare(b ?? '9'))
    .map((date) => ({ date, taken: breaks.get(date as PlainDate) ?? [], reasons: about.get(date) ?? [] }));
  if (days.length === 0) {
    return <p className="soft">{say(nothingOf[ask.topic] ?? 'timeCards.whyNothing')}</p>;
  }
  return (
    <div className="why-days">
      {days.map(({ date, taken, reasons }) => (
        <section key={date ?? 'week'}>
          <h3>{date === null ? say('timeCards.whyWeek') : formats.longDate(date)}</h3>
          <ol>
            {taken.map((span) => (
              <li key={span.from}>
                <span className="num">
                  {say('timeCards.ofDay', {
                    what: formats.timeRange(span, of.zone),
                    amount: formats.duration(inMinutes(millisecondsOf(span))),
                  })}
                </span>
              </li>
            ))}
            {reasons.map((reason, index) => (
              <Told key={keyOf(reason, index)} reason={reason} of={of} hasSeconds={reasons.some(tellsSeconds)} />
            ))}
          </ol>
        </section>
      ))}
      <p className="mute">{asOf}</p>
    </div>
  );
}

interface ToldProps {
  readonly reason: CardReason;
  readonly of: Explained;
  /** Something that is told beside it counts the seconds of its punches. */
  readonly hasSeconds: boolean;
}

function Told({ reason, of, hasSeconds }: ToldProps) {
  const { say, speaker, formats } = useWords();
  const { citation } = reason;
  const punches = reason.rule === 'worked' ? of.punches.filter(({ id }) => reason.punchIds.includes(id)) : [];
  // Seconds that nothing counts are in the way.
  const timeOf = hasSeconds ? formats.exactTime : formats.time;
  const times = punches.map(({ kind, punchedAt }) =>
    say('timeCards.whyPunch', { punch: say(`timeCards.punch.${kind}`), time: timeOf(punchedAt, of.zone) }),
  );
  return (
    <li>
      <span>{reasonSentence(speaker, formats, reasonOf(reason), of)}</span>
      {times.length > 0 && (
        <small className="why-punches">
          {times.map((time) => (
            <span key={time}>{time}</span>
          ))}
        </small>
      )}
      {citation !== null && <small>{citationSentence(speaker, formats, withoutNulls(citation))}</small>}
    </li>
  );
}

/** Hours between punches, or before a meal, that are no whole minutes. */
const tellsSeconds = ({ rule, minutes, parameters }: CardReason): boolean =>
  (rule === 'worked' && !Number.isInteger(minutes)) || !Number.isInteger(parameters['beganAfterMinutes'] ?? 0);

const withoutNulls = ({ since, ...citation }: NonNullable<CardReason['citation']>): Citation =>
  since === null ? citation : { ...citation, since };

function reasonOf({ rule, minutes, cents, punchIds, parameters }: CardReason): Reason {
  const given = { ...(minutes === null ? {} : { minutes }), ...(cents === null ? {} : { cents }) };
  return { rule, punchIds, parameters, ...given };
}

/** What tells the reasons of one day apart: a rule gives one for each stretch of the day, or for each rate, and two may be alike. */
const keyOf = ({ rule, minutes, cents, punchIds, parameters }: CardReason, index: number): string =>
  JSON.stringify([rule, minutes, cents, punchIds, parameters, index]);
