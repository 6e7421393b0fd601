import { useState } from 'react';
import { roles } from '../../domain/access/role.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { sentenceFor } from '../kernel/problem.tsx';
import { TypedDialog } from '../kernel/typed-dialog.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCorrespondents, useOpenFollowing } from './queries.ts';

interface ConversationForAllProps {
  /** All locations are one of the choices. */
  readonly mayReachAll: boolean;
  readonly onClose: () => void;
  readonly onOpen: (id: string) => void;
}

/** A conversation with whoever works at a location or has a role: those who come are in it, and those who go are not. */
export function ConversationForAll({ mayReachAll, onClose, onOpen }: ConversationForAllProps) {
  const { say, speaker } = useWords();
  const { data } = useCorrespondents();
  const { mutate: open, data: answer, error, isPending } = useOpenFollowing();
  const [name, setName] = useState('');
  const [place, setPlace] = useState('');
  const [role, setRole] = useState('');
  const [kind, setKind] = useState<'announcement' | 'group'>('announcement');
  const [isTried, setIsTried] = useState(false);
  const locations = data?.locations ?? [];
  // A manager speaks to one of theirs; the first is chosen until they say otherwise.
  const locationId = place === '' && !mayReachAll ? (locations[0]?.id ?? '') : place;
  const isNameless = name.trim() === '';
  const refused =
    error === null
      ? answer?.ok === false && refusalSentence(speaker, answer.refusal, answer.details)
      : sentenceFor(speaker, error);
  const start = (): void => {
    setIsTried(true);
    if (isNameless || data === undefined) return;
    open(
      {
        kind,
        name: name.trim(),
        locationId: locationId === '' ? null : locationId,
        role: roles.find((one) => one === role) ?? null,
      },
      { onSuccess: (told) => told.ok && onOpen(told.value.id) },
    );
  };
  const choice = (value: string, label: string) => ({ value, label });
  return (
    <TypedDialog
      title={say('messaging.newForAll')}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button tone="primary" onPress={start} busy={isPending}>
            {say('messaging.start')}
          </Button>
        </>
      }
    >
      <div className="form">
        {typeof refused === 'string' && <Problem title={refused} />}
        <TextField
          name="name"
          label={say('messaging.forAllName')}
          error={isTried && isNameless ? say('messaging.enterName') : undefined}
          value={name}
          onChange={setName}
          maxLength={80}
          isRequired
        />
        <SelectField
          name="location"
          label={say('messaging.whoWorksAt')}
          value={locationId}
          onChange={setPlace}
          choices={[
            ...(mayReachAll ? [choice('', say('messaging.allLocations'))] : []),
            ...locations.map(({ id, name: called }) => choice(id, called)),
          ]}
        />
        <SelectField
          name="role"
          label={say('messaging.withRole')}
          hint={say('messaging.ruleHint')}
          value={role}
          onChange={setRole}
          choices={[
            choice('', say('messaging.everyRole')),
            ...roles.map((one) => choice(one, say(`people.role.${one}`))),
          ]}
        />
        <Segmented
          label={say('messaging.whoWrites')}
          value={kind}
          onChange={setKind}
          choices={[
            { value: 'announcement', label: say('messaging.announcersWrite') },
            { value: 'group', label: say('messaging.allWrite') },
          ]}
        />
      </div>
    </TypedDialog>
  );
}
