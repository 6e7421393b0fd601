import { useId, useState } from 'react';
import type { Conversation } from '../../../contract/messaging.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { TypedDialog } from '../../kernel/typed-dialog.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useRenameConversation } from '../queries.ts';

interface NameFormProps {
  readonly conversation: Pick<Conversation, 'id' | 'revision'>;
  /** What it is called so far. */
  readonly name: string;
  readonly onDone: () => void;
}

/** Gives a group another name. */
export function NameForm({ conversation, name, onDone }: NameFormProps) {
  const { say } = useWords();
  const form = useId();
  const [typed, setTyped] = useState(name);
  // Of the name that they saw when they began to type, and then of the one that they were told of.
  const [revision, setRevision] = useState(conversation.revision);
  const [isTried, setTried] = useState(false);
  const { mutate: rename, data: answer, error, isPending } = useRenameConversation(conversation.id);
  const isNameless = typed.trim() === '';
  const save = (): void => {
    setTried(true);
    if (isNameless) return;
    const onSuccess = (told: NonNullable<typeof answer>): void => {
      if (told.ok) onDone();
      else if (told.refusal === 'conversation_changed_meanwhile') setRevision(told.details.revision);
    };
    rename({ name: typed.trim(), revision }, { onSuccess });
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
