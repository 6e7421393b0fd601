import { UserMinus } from 'lucide-react';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readConversation } from '../../../contract/messaging.ts';
import { refusalSentence, type RefusalCode } from '../../../words/refusal-sentence.ts';
import { focusGoesToNext } from '../../kernel/focus.ts';
import { sentenceFor } from '../../kernel/problem.tsx';
import type { AskError } from '../../kernel/refused.ts';
import { Said, useWords, type Words } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { IconButton } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useAddPeople, useRemovePerson } from '../queries.ts';

interface GroupPeopleProps {
  readonly conversationId: string;
  readonly title: string;
  readonly people: ReplyOf<typeof readConversation>['people'];
  /** The reader takes others out. */
  readonly mayRun: boolean;
  readonly ownId: string;
}

const tell = (sentence: (words: Words) => string) => showToast({ text: <Said of={sentence} /> }, { untilClosed: true });
const tellFailed = (error: AskError) => tell((words) => sentenceFor(words, error));
const tellRefused = ({ refusal, details }: { readonly refusal: RefusalCode; readonly details?: unknown }) =>
  tell((words) => refusalSentence(words, refusal, details));

/** Who is in a conversation, who has read all of it, and the button that takes somebody out; that is undone where it is told. */
export function GroupPeople({ conversationId, title, people, mayRun, ownId }: GroupPeopleProps) {
  const { say } = useWords();
  const { mutateAsync: remove, isPending } = useRemovePerson(conversationId);
  const { mutateAsync: add } = useAddPeople(conversationId);
  // It may be undone when this dialog has long been closed.
  const takeOut = ({ employeeId, name }: GroupPeopleProps['people'][number]): void =>
    void remove(employeeId).then(
      (answer) =>
        answer.ok
          ? showToast({
              text: <Said of={(words) => words.say('messaging.personRemoved', { name })} />,
              action: {
                label: <Said of={({ say: sayNow }) => sayNow('kernel.undo')} />,
                onPress: () => void add([employeeId]).then((told) => !told.ok && tellRefused(told), tellFailed),
              },
            })
          : tellRefused(answer),
      tellFailed,
    );
  return (
    // From the keyboard it is scrolled where it is focused.
    <div role="region" aria-label={title} tabIndex={0}>
      <ul className="in-conversation" ref={focusGoesToNext}>
        {people.map((person) => (
          <li key={person.employeeId} data-goes-on>
            <Avatar name={person.name} photoUrl={person.photoUrl} />
            <span>
              <bdi>{person.name}</bdi>
              <small>{say(person.hasRead ? 'messaging.read' : 'messaging.notRead')}</small>
            </span>
            {mayRun && person.employeeId !== ownId && (
              <IconButton
                label={say('messaging.removePerson', { name: person.name })}
                icon={UserMinus}
                onPress={() => !isPending && takeOut(person)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
