import '../new-conversation.css';
import { useId, useState } from 'react';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { TypedDialog } from '../../kernel/typed-dialog.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PeopleChoice } from '../people-choice.tsx';
import { useAddPeople, useCorrespondents } from '../queries.ts';

interface AddPeopleProps {
  readonly conversationId: string;
  readonly title: string;
  readonly inIt: ReadonlySet<string>;
  readonly onDone: () => void;
}

/** Who else shall be in a group; and that they read what was said before. */
export function AddPeople({ conversationId, title, inIt, onDone }: AddPeopleProps) {
  const { say } = useWords();
  const form = useId();
  const { data: known } = useCorrespondents();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isTried, setTried] = useState(false);
  const { mutate: add, data: answer, error, isPending } = useAddPeople(conversationId);
  // Somebody else may have added them meanwhile.
  const others = chosen.filter((id) => !inIt.has(id));
  const count = others.length;
  const hasOthers = known?.people.some(({ employeeId }) => !inIt.has(employeeId)) === true;
  const save = (): void => {
    setTried(true);
    if (count === 0) return;
    add(others, {
      onSuccess: (told) => told.ok && onDone(),
    });
  };
  return (
    <TypedDialog
      title={say('messaging.addPeopleTo', { title })}
      onClose={onDone}
      isDirty={count > 0}
      isChosen
      actions={
        hasOthers && (
          <>
            <Button onPress={onDone}>{say('kernel.cancel')}</Button>
            <Button tone="primary" type="submit" form={form} busy={isPending}>
              {count === 0 ? say('messaging.addPeople') : say('messaging.addChosen', { count })}
            </Button>
          </>
        )
      }
    >
      <form
        id={form}
        className="form new-conversation"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending) save();
        }}
      >
        <FormProblem answer={answer} error={error} />
        {hasOthers && <p>{say('messaging.addPeopleHint')}</p>}
        <PeopleChoice
          but={inIt}
          nobody={<EmptyState text={say('messaging.nobodyToAdd')} />}
          chosen={chosen}
          onChange={setChosen}
        />
        {isTried && count === 0 && <p role="alert">{say('messaging.chooseSomebody')}</p>}
      </form>
    </TypedDialog>
  );
}
