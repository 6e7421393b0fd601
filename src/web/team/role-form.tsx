import './employee-form.css';
import { useState } from 'react';
import type { PersonReply } from '../../contract/team.ts';
import { roles, type Role } from '../../domain/access/role.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Segmented } from '../ui/segmented.tsx';
import { showToast } from '../ui/toast.tsx';
import { ChangedMeanwhile } from './changed-meanwhile.tsx';
import { useChangeRole } from './queries.ts';
import { nameOf } from './view.ts';

interface RoleFormProps {
  readonly person: PersonReply;
  readonly zone: Zone;
  readonly onDone: () => void;
}

/** The role, and for a manager the locations they answer for. */
export function RoleForm({ person, zone, onDone }: RoleFormProps) {
  const { say } = useWords();
  const save = useChangeRole(person.employeeId);
  const [role, setRole] = useState<Role>(person.role);
  const [managed, setManaged] = useState<readonly string[]>(person.managed.map(({ id }) => id));
  // Of when what is shown was read; once it was told that somebody was quicker, saving again is over what is there now.
  const [readAt, setReadAt] = useState(person.employment?.revision);
  const [missing, setMissing] = useState(false);
  const places = [...new Map([...person.choices, ...person.managed].map((place) => [place.id, place])).values()];
  const answer = save.data;
  const conflict = answer?.ok === false && answer.refusal === 'employee_changed_meanwhile' ? answer.details : undefined;
  const send = () => {
    const lacks = role === 'manager' && managed.length === 0;
    setMissing(lacks);
    if (lacks) return;
    const body = {
      role,
      managedLocationIds: role === 'manager' ? [...managed] : [],
      revision: readAt ?? person.employment?.revision ?? 1,
    };
    save.mutate(body, {
      onSuccess: ({ ok }) => {
        if (!ok) return setReadAt(undefined);
        showToast({ text: say('team.saved') });
        onDone();
      },
    });
  };
  return (
    <Dialog
      title={say('team.roleTitle', { name: nameOf(person) })}
      isOpen
      onClose={onDone}
      actions={
        <>
          <Button onPress={onDone}>{say('kernel.cancel')}</Button>
          <Button tone="primary" busy={save.isPending} onPress={send}>
            {say('team.save')}
          </Button>
        </>
      }
    >
      <div className="form">
        <Segmented
          label={say('team.role')}
          hint={say('team.roleHint')}
          value={role}
          onChange={setRole}
          choices={roles.map((value) => ({ value, label: say(`people.role.${value}`) }))}
        />
        {role === 'manager' && (
          <fieldset className="places">
            <legend>{say('team.managed')}</legend>
            <p className="hint">{say('team.managedHint')}</p>
            {places.map(({ id, name }) => (
              <CheckField
                key={id}
                isSelected={managed.includes(id)}
                onChange={(isSelected) => {
                  setManaged(isSelected ? [...managed, id] : managed.filter((one) => one !== id));
                  setMissing(false);
                }}
              >
                {name}
              </CheckField>
            ))}
            {missing && (
              <p className="error" role="alert">
                {say('team.chooseManaged')}
              </p>
            )}
          </fieldset>
        )}
        {conflict === undefined ? (
          <FormProblem answer={answer} error={save.error} />
        ) : (
          <ChangedMeanwhile {...conflict} zone={zone} />
        )}
      </div>
    </Dialog>
  );
}
