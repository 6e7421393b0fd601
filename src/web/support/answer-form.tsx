import { useId } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import type { SupportRequest } from '../../contract/support.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { checkedBy, useField } from '../kernel/form.tsx';
import { UnsavedGuard } from '../kernel/unsaved.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { TextAreaField } from '../ui/text-area-field.tsx';
import { useAnswerSupport, useCloseSupport } from './queries.ts';
import { checkAnswer } from './view.ts';

/** An admin's answer to a question, or the word that it needs none. */
export function AnswerForm({ request }: { readonly request: SupportRequest }) {
  const { say } = useWords();
  const answer = useAnswerSupport(request.id);
  const close = useCloseSupport(request.id);
  const id = useId();
  const { control, handleSubmit } = useForm({ defaultValues: { answer: '' }, resolver: checkedBy(checkAnswer) });
  const { isDirty } = useFormState({ control });
  const send = handleSubmit((values) => answer.mutate(values.answer));
  return (
    <form id={id} className="answer-form" noValidate onSubmit={(event) => void send(event)}>
      <TextAreaField
        {...useField(control, 'answer')}
        label={say('support.answerTo', { name: request.from.name })}
        rows={3}
        maxLength={4000}
      />
      <FormProblem answer={answer.data ?? close.data} error={answer.error ?? close.error} />
      <div>
        <Button type="submit" tone="ink" size="sm" busy={answer.isPending}>
          {say('support.answer')}
        </Button>
        <Button size="sm" tone="ghost" busy={close.isPending} onPress={() => close.mutate()}>
          {say('support.close')}
        </Button>
      </div>
      <UnsavedGuard isDirty={isDirty && !answer.isSuccess} isFragile={isDirty} onLeave={() => undefined} />
    </form>
  );
}
