import './templates-dialog.css';
import '../../ui/item-list.css';
import { CalendarDays, CalendarPlus, Clock, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import type { Template } from '../../../contract/schedule/templates.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { planOfTemplate } from '../../../domain/schedule/template.ts';
import { focusGoesToNext } from '../../kernel/focus.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { TypedDialog } from '../../kernel/typed-dialog.tsx';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ChangeShift } from './change-shift.tsx';
import { KeepShift } from './keep-shift.tsx';
import { KeepWeek } from './keep-week.tsx';
import { useAddTemplate, useRemoveTemplate, useTemplates } from './queries.ts';
import { useSayTemplate } from './say-template.ts';
import { usualTemplate } from './view.ts';

interface TemplatesDialogProps {
  readonly schedule: TeamSchedule;
  /** Plans the shifts of a week that was kept, in the week that is shown. */
  readonly onPlan: (plans: readonly ShiftPlan[]) => void;
  readonly onClose: () => void;
}

/** The weeks and shifts that are planned again and again at a location: planned, kept and removed. */
export function TemplatesDialog({ schedule, onPlan, onClose }: TemplatesDialogProps) {
  const { say } = useWords();
  const { location, startsOn } = schedule;
  const { data, error, refetch } = useTemplates(location.id);
  const remove = useRemoveTemplate();
  const [removed, setRemoved] = useState<Template>();
  const takeAway = (template: Template): void =>
    remove.mutate(template.templateId, { onSuccess: ({ ok }) => ok && setRemoved(template) });
  const [weekName, setWeekName] = useState('');
  const [shift, setShift] = useState(usualTemplate);
  const [changed, setChanged] = useState<Template>();
  const [kept] = changed?.shifts ?? [];
  const removedOf = (kind: Template['kind']) =>
    removed?.kind === kind && (
      <Removed key={removed.templateId} of={removed} locationId={location.id} onKept={() => setRemoved(undefined)} />
    );
  const isDirty = weekName.trim() !== '' || JSON.stringify(shift) !== JSON.stringify(usualTemplate);
  const ofKind = (kind: Template['kind']) => data?.templates.filter((template) => template.kind === kind) ?? [];
  return (
    <TypedDialog title={say('schedule.templates')} isDirty={isDirty} side onClose={onClose}>
      {data === undefined && (
        <Unanswered error={error} refetch={refetch} title={say('schedule.templates.failed')} blockSize="24rem" />
      )}
      {data && (
        <div className="templates" ref={focusGoesToNext}>
          <h3>{say('schedule.templates.weeks')}</h3>
          <p>{say('schedule.templates.weeksLead')}</p>
          <Templates
            of={ofKind('week')}
            positions={schedule.positions}
            none={say('schedule.templates.noWeeks')}
            onRemove={takeAway}
            onPlan={({ shifts }) => onPlan(shifts.map((one) => planOfTemplate(one, startsOn, location)))}
          />
          {removedOf('week')}
          <KeepWeek schedule={schedule} name={weekName} onType={setWeekName} />
          <h3>{say('schedule.templates.shifts')}</h3>
          <p>{say('schedule.templates.shiftsLead')}</p>
          <Templates
            of={ofKind('shift')}
            positions={schedule.positions}
            none={say('schedule.templates.noShifts')}
            onRemove={takeAway}
            onChange={setChanged}
          />
          {removedOf('shift')}
          <KeepShift schedule={schedule} wish={shift} onType={setShift} />
          <FormProblem answer={remove.data} error={remove.error} />
        </div>
      )}
      {changed !== undefined && kept !== undefined && (
        <ChangeShift schedule={schedule} template={changed} kept={kept} onClose={() => setChanged(undefined)} />
      )}
    </TypedDialog>
  );
}

/** Says of a template that it was taken away, and keeps it again as it was. It stands in the dialog: what is behind it cannot be pressed. */
function Removed({ of: template, locationId, onKept }: RemovedProps) {
  const { say } = useWords();
  const keep = useAddTemplate();
  const { kind, name, shifts } = template;
  const undo = (): void => keep.mutate({ locationId, kind, name, shifts }, { onSuccess: ({ ok }) => ok && onKept() });
  return (
    <>
      <div className="row removed" role="status">
        <span>{say('schedule.templates.removed', { name })}</span>
        <Button size="sm" busy={keep.isPending} onPress={undo}>
          {say('kernel.undo')}
        </Button>
      </div>
      <FormProblem answer={keep.data} error={keep.error} />
    </>
  );
}

interface RemovedProps {
  readonly of: Template;
  readonly locationId: string;
  readonly onKept: () => void;
}

interface TemplatesProps {
  readonly of: readonly Template[];
  readonly positions: TeamSchedule['positions'];
  readonly none: string;
  readonly onRemove: (template: Template) => void;
  /** Left out where they are chosen elsewhere. */
  readonly onPlan?: (template: Template) => void;
  /** Left out where they are kept anew instead. */
  readonly onChange?: (template: Template) => void;
}

function Templates({ of: templates, positions, none, onRemove, onPlan, onChange }: TemplatesProps) {
  const { say } = useWords();
  const sayTemplate = useSayTemplate(positions);
  if (templates.length === 0) {
    return (
      <p className="soft" data-goes-on>
        {none}
      </p>
    );
  }
  return (
    <div className="item-list">
      <ul>
        {templates.map((template) => {
          const { templateId, name } = template;
          return (
            <li key={templateId} data-goes-on>
              <Icon of={template.kind === 'week' ? CalendarDays : Clock} size={18} />
              <span>
                <span className="name">
                  <bdi>{name}</bdi>
                </span>
                <span className="soft num">
                  {sayTemplate(template).map((fact) => (
                    <bdi key={fact}>{fact}</bdi>
                  ))}
                </span>
              </span>
              <span className="row">
                {onPlan !== undefined && (
                  <Button
                    size="sm"
                    icon={CalendarPlus}
                    onPress={() => onPlan(template)}
                    aria-label={say('schedule.templates.apply', { name })}
                  >
                    {say('schedule.templates.plan')}
                  </Button>
                )}
                {onChange !== undefined && (
                  <IconButton
                    label={say('schedule.templates.change', { name })}
                    icon={Pencil}
                    onPress={() => onChange(template)}
                  />
                )}
                <IconButton
                  label={say('schedule.templates.remove', { name })}
                  icon={Trash2}
                  onPress={() => onRemove(template)}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
