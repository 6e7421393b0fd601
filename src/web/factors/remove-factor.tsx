import { FormProblem } from '../kernel/form-problem.tsx';
import type { AskError } from '../kernel/refused.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';

interface Answer {
  readonly ok: boolean;
  readonly refusal?: string;
  readonly details?: unknown;
}

interface RemoveFactorProps<What> {
  readonly title: string;
  readonly text: string;
  /** What is said once it is gone. */
  readonly done: string;
  readonly what: What;
  readonly remove: {
    readonly data: Answer | undefined;
    readonly error: AskError | null;
    readonly isPending: boolean;
    readonly mutate: (what: What, options: { onSuccess: (answer: Answer) => void }) => void;
  };
  readonly onClose: () => void;
}

/** Asks before a factor is removed, and says why where it may not be. */
export function RemoveFactor<What>({ title, text, done, what, remove, onClose }: RemoveFactorProps<What>) {
  const { say } = useWords();
  const removeIt = (): void =>
    remove.mutate(what, {
      onSuccess: (answer) => {
        if (!answer.ok) return;
        onClose();
        showToast({ text: done });
      },
    });
  const actions = (
    <>
      <Button onPress={onClose}>{say('kernel.cancel')}</Button>
      <Button tone="out" busy={remove.isPending} onPress={removeIt}>
        {say('security.remove')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen mustAnswer title={title} onClose={onClose} actions={actions}>
      <div className="form">
        <p>{text}</p>
        <FormProblem answer={remove.data} error={remove.error} />
      </div>
    </Dialog>
  );
}
