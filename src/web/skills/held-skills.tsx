import './held-skills.css';
import { Pencil, RefreshCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { dateAt, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { useFocusAfter } from '../kernel/focus.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { Table } from '../ui/table.tsx';
import { HeldSkillForm, type Recording } from './held-skill-form.tsx';
import { useHeldSkills, useWithdrawHeld } from './queries.ts';
import { heldRows, isGone, type HeldRow } from './view.ts';

interface HeldSkillsProps {
  readonly employeeId: string;
  readonly name: string;
  readonly isOwn: boolean;
  readonly today: PlainDate;
  readonly zone: Zone;
}

/** What somebody holds and held: their own to read, of one's people to record. */
export function HeldSkills({ employeeId, name, isOwn, today, zone }: HeldSkillsProps) {
  const { say } = useWords();
  const { data, error, refetch } = useHeldSkills(employeeId);
  const [recording, setRecording] = useState<Recording>();
  const [withdrawn, setWithdrawn] = useState<HeldRow>();
  const section = useFocusAfter<HTMLElement>(withdrawn !== undefined);
  const noneToChoose = data?.skills.some(({ isOpen }) => isOpen) === false ? say('skills.noneToChoose') : undefined;
  return (
    <section ref={section} tabIndex={-1} className="held-skills">
      <SectionHead title={say('skills.held')}>
        {data?.mayRecord === true && (
          <span className="end">
            <Button size="sm" unavailable={noneToChoose} onPress={() => setRecording({ kind: 'new' })}>
              {say('skills.record')}
            </Button>
          </span>
        )}
      </SectionHead>
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('skills.heldFailed')} blockSize="138px" />
      )}
      {data?.held.length === 0 && <EmptyState text={say(isOwn ? 'skills.noneHeldOwn' : 'skills.noneHeld')} />}
      {data !== undefined && data.held.length > 0 && (
        <HeldTable
          rows={heldRows(data, today)}
          zone={zone}
          mayRecord={data.mayRecord}
          onRecord={setRecording}
          onWithdraw={setWithdrawn}
        />
      )}
      {data !== undefined && recording !== undefined && (
        <HeldSkillForm
          employeeId={employeeId}
          name={name}
          skills={data.skills}
          recording={recording}
          today={today}
          onDone={() => setRecording(undefined)}
        />
      )}
      {withdrawn !== undefined && (
        <WithdrawDialog employeeId={employeeId} row={withdrawn} onClose={() => setWithdrawn(undefined)} />
      )}
    </section>
  );
}

interface HeldTableProps {
  readonly rows: readonly HeldRow[];
  readonly zone: Zone;
  readonly mayRecord: boolean;
  readonly onRecord: (recording: Recording) => void;
  readonly onWithdraw: (row: HeldRow) => void;
}

const tones = { holds: 'in', to_come: 'acc', ends_soon: 'brk', ended: 'out' } as const;

function HeldTable({ rows, zone, mayRecord, onRecord, onWithdraw }: HeldTableProps) {
  const { say, formats } = useWords();
  return (
    <Table label={say('skills.held')}>
      <thead>
        <tr>
          <th scope="col">{say('skills.skill')}</th>
          <th scope="col">{say('skills.standing')}</th>
          <th scope="col">{say('skills.startsOn')}</th>
          <th scope="col">{say('skills.endsOn')}</th>
          <th scope="col">{say('skills.recordedBy')}</th>
          {mayRecord && (
            <th scope="col">
              <span className="sr">{say('skills.actions')}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const { held, skill, standing } = row;
          return (
            <tr key={held.id} className={isGone(row) ? 'gone' : ''}>
              <th scope="row">
                <bdi>{skill.name}</bdi>
                {held.number !== null && (
                  <small>
                    <bdi dir="ltr">{held.number}</bdi>
                  </small>
                )}
              </th>
              <td>
                {standing === 'corrected' || standing === 'withdrawn' ? (
                  <Chip>{say(`skills.${standing}`)}</Chip>
                ) : (
                  <Chip tone={tones[standing]}>{say(`skills.${standing}`)}</Chip>
                )}
              </td>
              <td className="num">{formats.fullDate(held.startsOn)}</td>
              <td className="num">{held.endsOn === null ? say('skills.noEnd') : formats.fullDate(held.endsOn)}</td>
              <td>
                <bdi>{held.recordedBy}</bdi> · {formats.dayMonth(dateAt(held.recordedAt, zone))}
              </td>
              {mayRecord && (
                <td>
                  {!isGone(row) && (
                    <span className="row">
                      {skill.isCertificate && skill.isOpen && (
                        <IconButton
                          label={say('skills.renewOf', { skill: skill.name })}
                          icon={RefreshCw}
                          onPress={() => onRecord({ kind: 'renew', held, skill })}
                        />
                      )}
                      <IconButton
                        label={say('skills.correctOf', { skill: skill.name })}
                        icon={Pencil}
                        onPress={() => onRecord({ kind: 'correct', held, skill })}
                      />
                      <IconButton
                        label={say('skills.withdrawOf', { skill: skill.name })}
                        icon={Trash2}
                        onPress={() => onWithdraw(row)}
                      />
                    </span>
                  )}
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function WithdrawDialog({
  employeeId,
  row: { held, skill },
  onClose,
}: {
  readonly employeeId: string;
  readonly row: HeldRow;
  readonly onClose: () => void;
}) {
  const { say } = useWords();
  const withdraw = useWithdrawHeld(employeeId);
  return (
    <Dialog
      title={say('skills.withdrawTitle', { skill: skill.name })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{say('kernel.cancel')}</Button>
          <Button
            tone="out"
            busy={withdraw.isPending}
            onPress={() => withdraw.mutate(held.id, { onSuccess: ({ ok }) => ok && onClose() })}
          >
            {say('skills.withdraw')}
          </Button>
        </>
      }
    >
      <p>{say('skills.withdrawText')}</p>
      <FormProblem answer={withdraw.data} error={withdraw.error} />
    </Dialog>
  );
}
