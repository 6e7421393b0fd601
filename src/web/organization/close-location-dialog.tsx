import type { ReactNode } from 'react';
import type { Location } from '../../contract/organization.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Problem } from '../ui/problem.tsx';
import { useCloseLocation } from './queries.ts';

/**
 * Asks before a location is closed. Where people would be left without a home location it says at once how many, and names them to whoever
 * asks all the same; where shifts to come would lose their place, how many, and where they are removed.
 */
export function CloseLocationDialog({
  location,
  onDone,
  peopleLink,
}: {
  readonly location: Location;
  readonly onDone: () => void;
  readonly peopleLink: ReactNode;
}) {
  const { say } = useWords();
  const close = useCloseLocation();
  const answer = close.data;
  const people = answer?.ok === false && answer.refusal === 'location_has_people' ? answer.details : undefined;
  const shifts = answer?.ok === false && answer.refusal === 'location_has_shifts' ? answer.details.count : 0;
  const send = () => close.mutate(location.id, { onSuccess: ({ ok }) => ok && onDone() });
  return (
    <Dialog
      title={say('organization.closeTitle', { name: location.name })}
      isOpen
      onClose={onDone}
      actions={
        <>
          <Button onPress={onDone}>{say('kernel.cancel')}</Button>
          <Button tone="out" busy={close.isPending} onPress={send}>
            {say('organization.closeLocation')}
          </Button>
        </>
      }
    >
      <div className="form">
        <p>{say('organization.closeText')}</p>
        {people === undefined && location.homeCount > 0 && (
          <Problem title={say('organization.moveFirst', { count: location.homeCount })}>{peopleLink}</Problem>
        )}
        {shifts > 0 && (
          <Problem title={say('organization.shiftsFirst', { count: shifts })}>
            <ButtonLink size="sm" href={`/schedule?location=${location.id}`}>
              {say('organization.openSchedule')}
            </ButtonLink>
          </Problem>
        )}
        {people === undefined && shifts === 0 && <FormProblem answer={answer} error={close.error} />}
        {people !== undefined && (
          <Problem title={say('organization.moveFirst', { count: people.count })}>
            <ul>
              {people.people.map(({ employeeId, name }) => (
                <li key={employeeId}>
                  <bdi>{name}</bdi>
                </li>
              ))}
              {people.count > people.people.length && (
                <li>{say('organization.andMore', { count: people.count - people.people.length })}</li>
              )}
            </ul>
            {peopleLink}
          </Problem>
        )}
      </div>
    </Dialog>
  );
}
