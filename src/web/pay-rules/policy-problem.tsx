import type { PolicyWish, previewPayPolicy, setPayPolicy } from '../../contract/pay-rules.ts';
import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import type { CallAnswer } from '../kernel/call.ts';
import { FormProblem, type FormProblemProps } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Problem } from '../ui/problem.tsx';
import { fateOf } from './view/policy-wish.ts';

interface PolicyProblemProps extends Pick<FormProblemProps, 'error'> {
  /** Of whoever reads. */
  readonly zone: Zone;
  /** What it is the answer to. */
  readonly sent: PolicyWish | undefined;
  readonly answer: CallAnswer<typeof previewPayPolicy> | CallAnswer<typeof setPayPolicy> | undefined;
}

/** Why a policy was not set; where somebody else set one meanwhile, who, when and which. */
export function PolicyProblem({ answer, error, sent, zone }: PolicyProblemProps) {
  const { say, formats, speaker } = useWords();
  if (error !== null || sent === undefined || answer?.ok !== false || answer.refusal !== 'pay_policy_set_meanwhile') {
    return <FormProblem answer={answer} error={error} />;
  }
  const { preset, startsOn, setBy, setAt } = answer.details;
  return (
    <Problem
      title={refusalSentence(speaker, answer.refusal, answer.details)}
      text={say('payRules.setMeanwhile', {
        name: setBy ?? '–',
        date: formats.fullDate(dateAt(setAt, zone)),
        time: formats.time(setAt, zone),
        preset: say(`payRules.preset.${preset ?? 'custom'}`),
        from: formats.fullDate(startsOn),
        fate: fateOf(answer.details, sent),
        own: formats.fullDate(sent.startsOn),
      })}
    />
  );
}
