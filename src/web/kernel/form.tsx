import {
  useController,
  useFormState,
  type Control,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormReturn,
} from 'react-hook-form';
import { refusalSentence, type RefusalCode } from '../../words/refusal-sentence.ts';
import type { PlainKey, Speaker } from '../../words/speak.ts';
import { Problem } from '../ui/problem.tsx';
import { useWords } from './words.tsx';

export { FormProblem } from './form-problem.tsx';

/** What is wrong with a field: a message of its own, or the sentence of a refusal that the server would answer with. */
export type Fault = PlainKey | `refusal.${RefusalCode}`;

/** What is wrong with each field of a form; nothing, if it may be sent. */
export type Faults<Values> = { readonly [Field in keyof Values]?: Fault };

/** Ties a pure check from a noun's `view.ts` to a form. The first faulty field gets the focus. */
export const checkedBy =
  <Values extends FieldValues>(check: (values: Values) => Faults<Values>): Resolver<Values> =>
  (values) => {
    const faults = Object.entries(check(values)).filter(([, fault]) => fault !== undefined);
    const errors = Object.fromEntries(faults.map(([name, message]) => [name, { type: 'fault', message }]));
    return (faults.length === 0 ? { values, errors: {} } : { values: {}, errors }) as ReturnType<Resolver<Values>>;
  };

/** What a text field needs to be part of a form; the fault is said in the language of the moment. */
export function useField<Values extends FieldValues>(control: Control<Values>, name: FieldPath<Values>) {
  const { speaker } = useWords();
  const { field, fieldState } = useController({ control, name });
  const fault = fieldState.error?.message as Fault | undefined;
  return {
    name,
    value: field.value as string,
    onChange: field.onChange as (value: string) => void,
    onBlur: field.onBlur,
    inputRef: field.ref,
    isRequired: true,
    ...(fault !== undefined && { error: sayFault(speaker, fault) }),
  };
}

const sayFault = (speaker: Speaker, fault: Fault): string =>
  isRefusal(fault) ? refusalSentence(speaker, refusalOf(fault)) : speaker.say(fault);

const isRefusal = (fault: Fault): fault is `refusal.${RefusalCode}` => fault.startsWith('refusal.');

const refusalOf = (fault: `refusal.${RefusalCode}`) => fault.slice('refusal.'.length) as RefusalCode;

/** From three faults on, they are listed together above the form; each leads to its field. */
export function ErrorSummary<Values extends FieldValues>({ form }: { readonly form: UseFormReturn<Values> }) {
  const { say, speaker } = useWords();
  const { errors } = useFormState({ control: form.control });
  const faults = Object.entries(errors);
  if (faults.length < 3) return null;
  return (
    <Problem title={say('kernel.somethingMissing')}>
      <ul>
        {faults.map(([name, fault]) => (
          <li key={name}>
            <button type="button" className="link" onClick={() => form.setFocus(name as FieldPath<Values>)}>
              {sayFault(speaker, fault?.message as Fault)}
            </button>
          </li>
        ))}
      </ul>
    </Problem>
  );
}
