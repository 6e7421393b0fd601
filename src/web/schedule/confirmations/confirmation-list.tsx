import './confirmation-list.css';
import { Bell } from 'lucide-react';
import type { Confirming } from '../../../contract/schedule/confirmations.ts';
import type { Instant, PlainDate, Zone } from '../../../domain/kernel/time.ts';
import { decideRemindingOfShifts } from '../../../domain/schedule/confirmation.ts';
import { refusalSentence } from '../../../words/refusal-sentence.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { shortMoment } from '../../kernel/short-moment.ts';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useConfirmations, useRemindUnconfirmed } from './queries.ts';
import { standingOf } from './view.ts';

interface ConfirmationListProps {
  readonly week: { readonly locationId: string; readonly date: PlainDate };
  readonly photoOf: (employeeId: string) => string | null | undefined;
  readonly now: Instant;
  readonly zone: Zone;
  readonly onClose: () => void;
}

/** Who has confirmed their shifts of the week and who has not, and the button that reminds the latter. */
export function ConfirmationList({ week, photoOf, now, zone, onClose }: ConfirmationListProps) {
  const { say, speaker, formats } = useWords();
  const { data, error, refetch } = useConfirmations(week);
  const remind = useRemindUnconfirmed();
  const { done, missing } = standingOf(data?.people ?? []);
  const waiting = missing.length;
  const decided = decideRemindingOfShifts({ waiting, lastRemindedAt: data?.remindedAt ?? undefined }, now);
  const press = (): void =>
    remind.mutate(week, {
      onSuccess: (answer) => {
        if (!answer.ok) return;
        const count = answer.value.people;
        showToast({ text: <Said of={(words) => words.say('schedule.confirm.reminded', { count })} /> });
      },
    });
  const said = ({ waiting: shifts, lastAt }: Confirming): string =>
    shifts.length > 0
      ? say('schedule.shifts', { count: shifts.length })
      : lastAt === null
        ? ''
        : shortMoment(formats, lastAt, now, zone);
  return (
    <Dialog
      title={say('schedule.confirm.title')}
      isOpen
      onClose={onClose}
      actions={
        waiting > 0 && (
          <Button
            tone="primary"
            icon={Bell}
            busy={remind.isPending}
            unavailable={decided.ok ? undefined : refusalSentence(speaker, decided.refusal)}
            onPress={press}
          >
            {say('schedule.confirm.remind', { count: waiting })}
          </Button>
        )
      }
    >
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('schedule.confirm.failed')} blockSize="160px" />
      )}
      {data?.people.length === 0 && <EmptyState text={say('schedule.confirm.nobody')} />}
      <div className="confirmations">
        {[
          { title: say('schedule.confirm.missing'), people: missing },
          { title: say('schedule.confirm.confirmed'), people: done },
        ].map(
          ({ title, people }) =>
            people.length > 0 && (
              <section key={title} aria-label={title}>
                <h3>
                  {title} <span className="num">{people.length}</span>
                </h3>
                <ul>
                  {people.map((person) => (
                    <li key={person.employeeId}>
                      <Avatar name={person.name} photoUrl={photoOf(person.employeeId)} />
                      <bdi>{person.name}</bdi>
                      <small className="num">{said(person)}</small>
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
        {typeof data?.remindedAt === 'number' && (
          <p>{say('schedule.confirm.remindedAt', { moment: shortMoment(formats, data.remindedAt, now, zone) })}</p>
        )}
        <FormProblem answer={remind.data} error={remind.error} />
      </div>
    </Dialog>
  );
}
