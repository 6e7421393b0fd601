import './publish-dialog.css';
import { Send } from 'lucide-react';
import { useState } from 'react';
import type { TeamSchedule } from '../../../contract/schedule.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { changesByPerson, type PersonalChange, type ShiftChange } from '../../../domain/schedule/publication.ts';
import { spanOfShift, type ShiftPlan } from '../../../domain/schedule/shift.ts';
import { FormProblem } from '../../kernel/form.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.tsx';
import { usePublish } from './queries.ts';

interface PublishDialogProps {
  readonly schedule: TeamSchedule;
  readonly changes: readonly ShiftChange[];
  /** Resolves once every change is recorded. */
  readonly recorded: () => Promise<void>;
  readonly onClose: () => void;
}

/** What people do not know yet, person by person, and the button that tells them. */
export function PublishDialog({ schedule, changes, recorded, onClose }: PublishDialogProps) {
  const { say } = useWords();
  const { location, startsOn } = schedule;
  const [told] = useState(() => changesByPerson(changes));
  const publish = usePublish(recorded);
  const openShifts = changes.filter(({ before, after }) => (before ?? after)?.employeeId === null);
  return (
    <Dialog
      title={say('schedule.publishTitle', { count: changes.length })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button
            tone="primary"
            icon={Send}
            flip
            busy={publish.isPending}
            onPress={() =>
              publish.mutate(
                { locationId: location.id, date: startsOn },
                {
                  onSuccess: (answer) => {
                    if (!answer.ok) return;
                    const { people: count } = answer.value;
                    showToast({ text: <Said of={(words) => words.say('schedule.published', { count })} /> });
                    onClose();
                  },
                },
              )
            }
          >
            {say('schedule.publish')}
          </Button>
        </>
      }
    >
      <div className="publish-list">
        <p>{say('schedule.willBeTold', { count: told.size })}</p>
        <ul>
          {[...told].map(([employeeId, own]) => (
            <ToldPerson key={employeeId} employeeId={employeeId} changes={own} schedule={schedule} />
          ))}
        </ul>
        {openShifts.length > 0 && <p>{say('schedule.openChanges', { count: openShifts.length })}</p>}
        <FormProblem answer={publish.data} error={publish.error} />
      </div>
    </Dialog>
  );
}

function ToldPerson({
  employeeId,
  changes,
  schedule,
}: {
  readonly employeeId: string;
  readonly changes: readonly PersonalChange[];
  readonly schedule: TeamSchedule;
}) {
  const { say, formats } = useWords();
  const person = schedule.people.find((one) => one.employeeId === employeeId);
  const { zone } = schedule.location;
  const said = (plan: ShiftPlan): string =>
    `${formats.date(dateAt(plan.startsAt, zone))}, ${formats.timeRange(spanOfShift(plan), zone)}`;
  const sentence = (change: PersonalChange): string => {
    if (change.kind === 'added') return say('schedule.told.added', { shift: said(change.after) });
    if (change.kind === 'removed') return say('schedule.told.removed', { shift: said(change.before) });
    return say('schedule.told.changed', { before: said(change.before), after: said(change.after) });
  };
  return (
    <li>
      <Avatar name={person?.name ?? ''} photoUrl={person?.photoUrl} />
      <div>
        <b>{person?.name}</b>
        {changes.map((change) => (
          <p key={change.shiftId}>{sentence(change)}</p>
        ))}
      </div>
    </li>
  );
}
