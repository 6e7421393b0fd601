import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '../../../contract/kernel/endpoint.ts';
import type { readConversation } from '../../../contract/messaging.ts';
import { focusGoesOn, focusGoesToNext } from '../../kernel/focus.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { useAddPeople, useRemovePerson } from '../queries.ts';

type People = ReplyOf<typeof readConversation>['people'];

interface GroupPeopleProps {
  readonly conversationId: string;
  readonly title: string;
  readonly people: People;
  /** The reader takes others out. */
  readonly mayRun: boolean;
  readonly ownId: string;
}

/** Who is in a conversation, who has read all of it, and the button that takes somebody out; that is undone above the list. */
export function GroupPeople({ conversationId, title, people, mayRun, ownId }: GroupPeopleProps) {
  const { say } = useWords();
  const { mutate: remove, data: removed, error: notRemoved, isPending } = useRemovePerson(conversationId);
  const { mutate: add, data: added, error: notAdded, isPending: isReturning } = useAddPeople(conversationId);
  const [last, setLast] = useState<People[number]>();
  const out = last && !people.some(({ employeeId }) => employeeId === last.employeeId) ? last : undefined;
  return (
    <>
      <FormProblem answer={removed} error={notRemoved} />
      <FormProblem answer={added} error={notAdded} />
      <div role="status">
        {out && (
          <p className="person-out" ref={focusGoesOn}>
            {say('messaging.personRemoved', { name: out.name })}
            <Button size="sm" busy={isReturning} onPress={() => add([out.employeeId])}>
              {say('kernel.undo')}
            </Button>
          </p>
        )}
      </div>
      {/* From the keyboard it is scrolled where it is focused. */}
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
                  onPress={() => {
                    if (!isPending) remove(person.employeeId, { onSuccess: ({ ok }) => ok && setLast(person) });
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
