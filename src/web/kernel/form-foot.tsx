import { Button, type Tone } from '../ui/button.tsx';
import { useWords } from './words.tsx';

export interface FormFootProps {
  /** The id of the form that is sent. */
  readonly form: string;
  /** What the decisive button says, and how it looks. */
  readonly submit: string;
  readonly tone?: Tone;
  /** While it is sent. */
  readonly busy: boolean;
  /** Why nothing can be sent now. */
  readonly unavailable?: string | undefined;
  readonly onClose: () => void;
}

/** What stands at the foot of a dialog with a form: Cancel, and the button that sends it. */
export function FormFoot({ form, submit, tone = 'primary', busy, unavailable, onClose }: FormFootProps) {
  const { say } = useWords();
  return (
    <>
      <Button onPress={onClose}>{say('kernel.cancel')}</Button>
      <Button type="submit" form={form} tone={tone} busy={busy} unavailable={unavailable}>
        {submit}
      </Button>
    </>
  );
}
