import './position-list.css';
import '../shift-hues.css';
import '../../ui/item-list.css';
import { Archive, ArchiveRestore, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ManagedPosition } from '../../../contract/schedule.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { Unanswered } from '../../kernel/unanswered.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageLead, SectionHead } from '../../ui/layout.tsx';
import { PositionDialog } from './position-dialog.tsx';
import { usePositions, useSavePosition } from './queries.ts';

/** What people work as: added, renamed, recoloured, closed and opened again. */
export function PositionList() {
  const { say } = useWords();
  const [edited, setEdited] = useState<ManagedPosition | 'new'>();
  return (
    <>
      <SectionHead title={say('schedule.positions.title')}>
        <span className="end">
          <Button size="sm" icon={Plus} onPress={() => setEdited('new')}>
            {say('schedule.positions.add')}
          </Button>
        </span>
      </SectionHead>
      <PageLead>{say('schedule.positions.lead')}</PageLead>
      <Positions onEdit={setEdited} />
      {edited !== undefined && (
        <EditPosition position={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function EditPosition(props: { readonly position: ManagedPosition | undefined; readonly onClose: () => void }) {
  const { data } = usePositions();
  return <PositionDialog {...props} skills={data?.skills ?? []} />;
}

function Positions({ onEdit }: { readonly onEdit: (position: ManagedPosition) => void }) {
  const { say, formats } = useWords();
  const { data, error, refetch } = usePositions();
  const save = useSavePosition();
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('schedule.positions.failed')} blockSize="320px" />;
  if (data.positions.length === 0) return <EmptyState text={say('schedule.positions.none')} />;
  return (
    <div className="item-list position-list">
      <ul>
        {data.positions.map((position) => {
          const { id, name, hue, isOpen, skillIds } = position;
          const asked = data.skills.flatMap((skill) => (skillIds.includes(skill.id) ? [skill.name] : []));
          return (
            <li key={id} className={`hue-${hue}`}>
              <i aria-hidden />
              <span className="name">
                <bdi>{name}</bdi> {!isOpen && <Chip>{say('schedule.positions.closed')}</Chip>}
                {asked.length > 0 && (
                  <small className="mute">{say('schedule.positions.asksOf', { skills: formats.list(asked) })}</small>
                )}
              </span>
              <span className="row">
                <IconButton
                  label={say('schedule.positions.changeOf', { name })}
                  icon={Pencil}
                  onPress={() => onEdit(position)}
                />
                <IconButton
                  label={say(isOpen ? 'schedule.positions.close' : 'schedule.positions.reopen', { name })}
                  icon={isOpen ? Archive : ArchiveRestore}
                  onPress={() => save.mutate({ ...position, isOpen: !isOpen })}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <FormProblem answer={save.data} error={save.error} />
    </div>
  );
}
