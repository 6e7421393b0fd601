import { decimal, one } from '../../domain/kernel/fraction.ts';
import { payFor, roundToCents } from '../../domain/kernel/money.ts';
import { parsePlainDate } from '../../domain/kernel/time.ts';
import type { CitedRule } from '../../domain/pay-rules/citation.ts';
import { minimumWageOn, oldestAdjustable } from '../../domain/pay-rules/pay-policy.ts';
import { citationSentence } from '../../words/reason-sentence.ts';
import { useWords } from '../kernel/words.tsx';
import { useDraft } from './policy-draft.tsx';
import { figuresText, sampleText } from './view/example-text.ts';
import { sourcesBeside } from './view/figure-sources.ts';
import type { PolicyValues } from './view/policy-values.ts';
import { figuresOfSample, type SampleName } from './view/sample.ts';

/** A piece of work and what the draft makes of it, by the same rules as a time card. */
export function PolicyExample({ sample }: { readonly sample: SampleName }) {
  const words = useWords();
  const { examples, currency, startsOn } = useDraft();
  return (
    <p className="example">
      <span>{sampleText(words, sample, currency)}</span>{' '}
      <b className="num">
        {examples.isUnknown(sample)
          ? '–'
          : figuresText(words, sample, figuresOfSample(sample, examples.rules, startsOn), currency)}
      </b>
    </p>
  );
}

/** The minimum wage that is in force as the policy begins. */
export function MinimumWageExample() {
  const { say, formats } = useWords();
  const { examples, currency, startsOn } = useDraft();
  const wage = examples.isUnknown('wage') ? undefined : minimumWageOn(examples.rules, startsOn);
  return (
    <p className="example">
      <span>{say('payRules.sample.wage', { date: formats.fullDate(startsOn) })}</span>{' '}
      <b className="num">
        {wage === undefined ? '–' : formats.money(roundToCents(payFor(60, decimal(wage), one)), currency)}
      </b>
    </p>
  );
}

/** The oldest day whose hours could be corrected today. */
export function CorrectionsExample() {
  const { say, formats } = useWords();
  const { examples, today } = useDraft();
  return (
    <p className="example">
      <span>{say('payRules.sample.corrections')}</span>{' '}
      <b className="num">
        {examples.isUnknown('corrections') ? '–' : formats.fullDate(oldestAdjustable(examples.rules, today))}
      </b>
    </p>
  );
}

/** Where the figures of a field stand. */
export function PolicySources({ beside }: { readonly beside: keyof PolicyValues }) {
  const { values } = useDraft();
  return sourcesBeside(values, beside).map((rule) => <PolicySource key={rule} of={rule} />);
}

/** Where the figure of a rule stands, and when it was last compared with that. */
function PolicySource({ of }: { readonly of: CitedRule }) {
  const { say, speaker, formats } = useWords();
  const citation = useDraft().sources[of];
  const checked = parsePlainDate(citation?.asOf ?? '');
  if (citation === undefined || checked === undefined) return null;
  return (
    <p className="source">
      {citationSentence(speaker, formats, citation)} · {say('payRules.checkedOn', { date: formats.fullDate(checked) })}
    </p>
  );
}
