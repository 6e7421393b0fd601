import './new-conversation.css';
import { useId, useState, type ReactNode } from 'react';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { sentenceFor } from '../kernel/problem.tsx';
import { TypedDialog } from '../kernel/typed-dialog.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Problem } from '../ui/problem.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PeopleChoice } from './people-choice.tsx';
import { useCorrespondents, useOpenDirect, useOpenGroup } from './queries.ts';

/** Whom to write to: one person, or several as a group with a name. */
export function NewConversation({
  alone,
  onClose,
  onOpen,
}: {
  /** What can be done where there is nobody to write to. */
  readonly alone: ReactNode;
  readonly onClose: () => void;
  readonly onOpen: (id: string) => void;
}) {
  const { say, speaker } = useWords();
  const form = useId();
  const { data: known } = useCorrespondents();
  const isAlone = known?.people.length === 0;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [name, setName] = useState('');
  const [fault, setFault] = useState<'messaging.chooseSomebody' | 'messaging.enterName'>();
  const direct = useOpenDirect();
  const group = useOpenGroup();
  const [one] = chosen;
  const isGroup = chosen.length > 1;
  const answered = {
    onSuccess: (answer: Awaited<ReturnType<typeof direct.mutateAsync>>) => answer.ok && onOpen(answer.value.id),
  };
  const start = (): void => {
    const wrong =
      one === undefined
        ? 'messaging.chooseSomebody'
        : isGroup && name.trim() === ''
          ? 'messaging.enterName'
          : undefined;
    setFault(wrong);
    if (wrong !== undefined || one === undefined) return;
    if (isGroup) group.mutate({ name: name.trim(), employeeIds: [...chosen] }, answered);
    else direct.mutate(one, answered);
  };
  const { data: answer, error } = isGroup ? group : direct;
  const refused =
    error !== null
      ? sentenceFor(speaker, error)
      : answer?.ok === false && refusalSentence(speaker, answer.refusal, answer.details);
  return (
    <TypedDialog
      title={say('messaging.new')}
      onClose={onClose}
      isDirty={chosen.length > 0 || name !== ''}
      isChosen={name === ''}
      actions={
        !isAlone && (
          <>
            <Button onPress={onClose}>{say('kernel.cancel')}</Button>
            <Button tone="primary" type="submit" form={form} busy={direct.isPending || group.isPending}>
              {say('messaging.start')}
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
          if (!direct.isPending && !group.isPending) start();
        }}
      >
        {typeof refused === 'string' && <Problem title={refused} />}
        <PeopleChoice
          nobody={<EmptyState text={say('messaging.noColleagues')}>{alone}</EmptyState>}
          chosen={chosen}
          onChange={(next) => {
            setChosen(next);
            setFault(undefined);
          }}
        />
        {fault === 'messaging.chooseSomebody' && <p role="alert">{say(fault)}</p>}
        {isGroup && (
          <TextField
            name="name"
            label={say('messaging.groupName')}
            hint={say('messaging.groupHint')}
            error={fault === 'messaging.enterName' ? say(fault) : undefined}
            value={name}
            onChange={setName}
            maxLength={80}
            isRequired
          />
        )}
      </form>
    </TypedDialog>
  );
}
