import { parsePlainDate } from '../../domain/kernel/time.ts';
import type { CitedRule } from '../../domain/pay-rules/citation.ts';
import { citationSentence } from '../../words/reason-sentence.ts';
import { useWords, type Words } from '../kernel/words.tsx';
import { useDraft, type PolicyDraft } from './policy-draft.tsx';
import { figuresOfSample, type SampleName } from './view/sample.ts';

/** A piece of work and what the draft makes of it, by the same rules as a time card. */
export function PolicyExample({ sample }: { readonly sample: SampleName }) {
  const words = useWords();
  const draft = useDraft();
  return (
    <p className="example">
      <span>{words.say(`payRules.sample.${sample}`)}</span>{' '}
      <b className="num">{draft.isSound ? figuresText(words, draft, sample) : '–'}</b>
    </p>
  );
}

function figuresText({ say, formats }: Words, { rules, currency }: PolicyDraft, sample: SampleName): string {
  const { minutes, grossCents, shiftCount } = figuresOfSample(sample, rules);
  if (sample === 'gap') return say('payRules.shifts', { count: shiftCount });
  const parts = minutes.map((each) =>
    say('payRules.timesRate', { duration: formats.duration(each.minutes), multiplier: each.multiplier }),
  );
  return [...parts, formats.money(grossCents, currency)].join(' · ');
}

/** Where the figure of a rule stands, and when it was last compared with that. */
export function PolicySource({ of }: { readonly of: CitedRule }) {
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
