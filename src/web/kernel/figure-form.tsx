import { useState } from 'react';
import { TextField } from '../ui/text-field.tsx';
import type { FormProblemProps } from './form-problem.tsx';
import { onceSent, SettingForm } from './setting-form.tsx';
import { useTyped } from './use-typed.ts';
import type { Words } from './words.tsx';

interface Sending extends Pick<FormProblemProps, 'error'> {
  readonly data: FormProblemProps['answer'];
  readonly isPending: boolean;
  readonly reset: () => void;
}

interface FigureFormProps<Figure> {
  /** What the server has, as it would be typed. */
  readonly text: string;
  /** The revision that it is at; 0 where what is saved last stands. */
  readonly revision: number;
  /** Undefined: what was typed is no such figure. */
  readonly read: (text: string) => Figure | undefined;
  readonly label: string;
  readonly hint: string;
  /** What to type instead. */
  readonly fault: string;
  readonly maxLength: number;
  /** What its button says. */
  readonly submit: string;
  /** @param revision the one that the typing began on */
  readonly onSend: (figure: Figure, revision: number, heard: ReturnType<typeof onceSent>) => void;
  readonly sending: Sending;
  /** What is said once it is kept. */
  readonly kept: (words: Words) => string;
}

/** The card of a setting that is one figure. */
export function FigureForm<Figure>(props: FigureFormProps<Figure>) {
  const typed = useTyped({ text: props.text }, props.revision);
  const { values, revision, isDirty, change } = typed;
  const [isWrong, setWrong] = useState(false);
  const { data, error, isPending, reset } = props.sending;
  const send = (): void => {
    const figure = props.read(values.text);
    setWrong(figure === undefined);
    if (figure !== undefined) props.onSend(figure, revision, onceSent(typed, props.kept));
  };
  const discard = (): void => {
    typed.forget();
    setWrong(false);
    reset();
  };
  return (
    <SettingForm
      submit={props.submit}
      onSubmit={send}
      busy={isPending}
      isDirty={isDirty}
      onDiscard={discard}
      answer={data}
      error={error}
    >
      <TextField
        label={props.label}
        hint={props.hint}
        error={isWrong ? props.fault : undefined}
        inputMode="decimal"
        autoComplete="off"
        maxLength={props.maxLength}
        ltr
        value={values.text}
        onChange={(text) => change({ text })}
      />
    </SettingForm>
  );
}
