import './setting-form.css';
import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Loading, Skeleton } from '../ui/skeleton.tsx';
import { showToast } from '../ui/toast.tsx';
import { FormProblem, type FormProblemProps } from './form-problem.tsx';
import { AskProblem } from './problem.tsx';
import type { AskError } from './refused.ts';
import { UnsavedGuard } from './unsaved.tsx';
import type { Typed } from './use-typed.ts';
import { Said, useWords, type Words } from './words.tsx';

interface SettingToComeProps {
  /** Why it did not come; null while it is on its way. */
  readonly error: AskError | null;
  /** What is said where it did not come. */
  readonly failed: string;
  readonly retry: () => void;
  /** How tall the form will be, so that nothing below it moves. */
  readonly blockSize: string;
}

/** What stands in the place of a setting until it has come. */
export function SettingToCome({ error, failed, retry, blockSize }: SettingToComeProps) {
  const { say } = useWords();
  if (error !== null) return <AskProblem title={failed} error={error} retry={retry} />;
  return (
    <Loading label={say('kernel.loading')}>
      <div className="card setting-form">
        <Skeleton blockSize={blockSize} />
      </div>
    </Loading>
  );
}

/** What follows once a setting was sent: kept, it is told, and what was typed since stays; refused, saving again is theirs to decide. */
export const onceSent = <Values,>(
  { forget, goOn, values }: Pick<Typed<Values>, 'forget' | 'goOn' | 'values'>,
  kept: (words: Words) => string,
) => ({
  onSuccess: ({ ok }: { readonly ok: boolean }): void => {
    if (!ok) return goOn();
    forget(values);
    showToast({ text: <Said of={kept} /> });
  },
});

interface SettingFormProps extends FormProblemProps {
  /** What its button says. */
  readonly submit: string;
  readonly onSubmit: () => void;
  readonly busy: boolean;
  /** Something typed is not what the server has. */
  readonly isDirty: boolean;
  readonly onDiscard: () => void;
  readonly children: ReactNode;
}

/** The card of one setting that others may save meanwhile: its fields, what the server said, Save, and Discard once something was typed. */
export function SettingForm(props: SettingFormProps) {
  const { submit, onSubmit, busy, isDirty, onDiscard, answer, error, children } = props;
  const { say } = useWords();
  return (
    <form
      className="card setting-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <UnsavedGuard isDirty={isDirty} isFragile={false} onLeave={() => undefined} />
      {children}
      <FormProblem answer={answer} error={error} />
      <div className="row">
        <Button type="submit" busy={busy}>
          {submit}
        </Button>
        {isDirty && <Button onPress={onDiscard}>{say('kernel.discard')}</Button>}
      </div>
    </form>
  );
}
