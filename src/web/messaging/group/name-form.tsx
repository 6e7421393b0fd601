import { useId, useState } from 'react';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { TypedDialog } from '../../kernel/typed-dialog.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useRenameConversation } from '../queries.ts';

interface NameFormProps {
  readonly conversationId: string;
  /** What it is called so far. */
  readonly name: string;
  readonly onDone: () => void;
}

/** Gives a group another name. */
export function NameForm({ conversationId, name, onDone }: NameFormProps) {
  const { say } = useWords();
  const form = useId();
  const [typed, setTyped] = useState(name);
  const [isTried, setTried] = useState(false);
  const { mutate: rename, data: answer, error, isPending } = useRenameConversation(conversationId);
  const isNameless = typed.trim() === '';
  const save = (): void => {
    setTried(true);
    if (!isNameless) rename(typed.trim(), { onSuccess: (told) => told.ok && onDone() });
  };
  return (
    <TypedDialog
      title={say('messaging.renameTitle')}
      onClose={onDone}
      actions={
        <>
          <Button onPress={onDone}>{say('kernel.cancel')}</Button>
          <Button tone="primary" type="submit" form={form} busy={isPending}>
            {say('messaging.saveEdit')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) save();
        }}
      >
        <FormProblem answer={answer} error={error} />
        <TextField
          name="name"
          label={say('messaging.groupName')}
          hint={say('messaging.groupHint')}
          error={isTried && isNameless ? say('messaging.enterName') : undefined}
          value={typed}
          onChange={setTyped}
          maxLength={80}
          isRequired
        />
      </form>
    </TypedDialog>
  );
}
