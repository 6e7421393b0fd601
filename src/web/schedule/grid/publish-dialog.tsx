import './publish-dialog.css';
import { Send } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { longestRemark } from '../../../contract/kernel/schemas.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { changesByPerson, wholeWeekByPerson } from '../../../domain/schedule/publication.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { TypedDialog } from '../../kernel/typed-dialog.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { OverTarget } from '../labour-target/over-target.tsx';
import type { WeekBesideTarget } from '../labour-target/view.ts';
import { refusalAhead, sortedAgainst } from './against.ts';
import { changedSince } from './changed-since.ts';
import type { Planning } from './plan-history.ts';
import { PublishWarnings } from './publish-warnings.tsx';
import { ToldPeople } from './told-people.tsx';
import { usePublishing } from './use-publishing.tsx';
import type { Grid, GridShift } from './view.ts';
import { WeekMeanwhile } from './week-meanwhile.tsx';

interface PublishDialogProps {
  readonly schedule: TeamSchedule;
  /** The week as the reader may publish it. */
  readonly grid: Pick<Grid, 'publishable' | 'changes' | 'waiting'>;
  /** Those of them that something speaks against. */
  readonly against: readonly GridShift[];
  /** Those that people know already and that come after somebody's last day: told of, and nothing that publishing waits for. */
  readonly outlasting: readonly GridShift[];
  /** The week beside the target of its location. */
  readonly week: WeekBesideTarget;
  readonly planning: Pick<Planning, 'recorded' | 'seenNow'>;
  /** Opens a shift, to be changed before all is published. */
  readonly onOpen: (shift: GridShift) => void;
  readonly onClose: () => void;
}

/** What people do not know yet, person by person, and the button that tells them. */
export function PublishDialog(props: PublishDialogProps) {
  const { schedule, grid, against, outlasting, week, planning, onOpen, onClose } = props;
  const { say } = useWords();
  const { location, startsOn } = schedule;
  // What is published is what was looked at: whatever is planned meanwhile is shown first.
  const [known, setKnown] = useState(grid);
  const [tell, setTell] = useState<'changes' | 'everybody'>('changes');
  const told = tell === 'changes' ? changesByPerson(known.changes) : wholeWeekByPerson(known.publishable);
  const unreached = schedule.people.filter(({ employeeId, isActive }) => !isActive && told.has(employeeId)).length;
  const [isTried, setTried] = useState(false);
  // The server looks farther than the week that is shown, and at what was planned since.
  const [isAsked, setAsked] = useState(false);
  const { publish, isWanted } = usePublishing({
    onPublished: onClose,
    onRefused: (refusal) => {
      setTried(false);
      setAsked(isAsked || refusal === 'warnings_need_reason');
    },
  });
  const meanwhile = publish.isPending || publish.data?.ok === true ? [] : changedSince(known.changes, grid.changes);
  const lookAgain = (): void => {
    setKnown(grid);
    publish.reset();
  };
  const [reason, setReason] = useState('');
  const refused = refusalAhead(against, grid.publishable, schedule);
  const { toChange, toReason, others } = sortedAgainst(against, grid.publishable, schedule);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (isAsked) reasonField.current?.focus();
  }, [isAsked]);
  // Where something is to be changed first no reason helps, and none is asked for.
  const needsReason = toChange.length === 0 && (isAsked || toReason.length > 0);
  const lacksReason = needsReason && reason.trim() === '';
  const send = (): void => {
    setTried(true);
    if (lacksReason) return;
    const why = needsReason ? { reason: reason.trim() } : {};
    const shiftIds = known.changes.map(({ shiftId }) => shiftId);
    publish.mutate({
      recorded: planning.recorded,
      seen: planning.seenNow(),
      wish: { locationId: location.id, date: startsOn, tell, shiftIds, ...why },
      isWanted,
    });
  };
  const openShifts = known.changes.filter(({ before, after }) => (before ?? after)?.employeeId === null);
  const lookFirst = meanwhile.length > 0 ? say('schedule.publishMeanwhile.lookFirst') : undefined;
  const unavailable = refused === undefined ? lookFirst : say(`refusal.${refused}`);
  const listed = { schedule, onOpen };
  return (
    <TypedDialog
      title={say('schedule.publishTitle', { count: known.changes.length })}
      onClose={onClose}
      actions={
        <>
          {unavailable !== undefined && <p className="why-not">{unavailable}</p>}
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button tone="primary" icon={Send} flip busy={publish.isPending} unavailable={unavailable} onPress={send}>
            {say('schedule.publish')}
          </Button>
        </>
      }
    >
      <div className="publish-list">
        {/* First what speaks against it, and why all the same: below everybody who is told of it nobody would come upon it. */}
        <PublishWarnings
          {...listed}
          title={say('schedule.publishAgainst.change', { count: toChange.length })}
          shifts={toChange}
        />
        <PublishWarnings
          {...listed}
          title={say('schedule.publishAgainst.reason', { count: toReason.length })}
          shifts={toReason}
        />
        <PublishWarnings
          {...listed}
          title={say('schedule.publishAgainst', { count: outlasting.length + others.length })}
          shifts={[...outlasting, ...others]}
        />
        <OverTarget schedule={schedule} against={week} />
        {meanwhile.length > 0 && <WeekMeanwhile schedule={schedule} differing={meanwhile} onLook={lookAgain} />}
        <FormProblem answer={meanwhile.length > 0 ? undefined : publish.data} error={publish.error} />
        {needsReason && (
          <TextAreaField
            name="reason"
            inputRef={reasonField}
            label={say('schedule.publishReason')}
            maxLength={longestRemark}
            value={reason}
            error={isTried && lacksReason ? say('schedule.enterReason') : undefined}
            onChange={setReason}
          />
        )}
        <Segmented
          label={say('schedule.tell')}
          choices={[
            { value: 'changes', label: say('schedule.tell.changes') },
            { value: 'everybody', label: say('schedule.tell.everybody') },
          ]}
          value={tell}
          onChange={setTell}
        />
        <p>
          {say(tell === 'changes' ? 'schedule.willBeTold' : 'schedule.everybodyIsTold', {
            count: told.size - unreached,
          })}
        </p>
        {unreached > 0 && <p>{say('schedule.notReached', { count: unreached })}</p>}
        <ToldPeople told={told} people={schedule.people} schedule={schedule} />
        {grid.waiting > 0 && <p>{say('schedule.changesWait', { count: grid.waiting })}</p>}
        {openShifts.length > 0 && <p>{say('schedule.openChanges', { count: openShifts.length })}</p>}
      </div>
    </TypedDialog>
  );
}
