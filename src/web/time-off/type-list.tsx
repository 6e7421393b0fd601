import '../ui/item-list.css';
import { Archive, ArchiveRestore, CalendarOff, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { KeptTypeReply } from '../../contract/time-off/time-off-rules.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageLead, SectionHead } from '../ui/layout.tsx';
import { useChangeTimeOffType, useTimeOffTypes } from './queries.ts';
import { TypeDialog } from './type-dialog.tsx';

/** What people may ask for: added, renamed, retired and opened again. */
export function TypeList() {
  const { say } = useWords();
  const [edited, setEdited] = useState<KeptTypeReply | 'new'>();
  return (
    <>
      <SectionHead title={say('timeOff.types')}>
        <span className="end">
          <Button size="sm" icon={Plus} onPress={() => setEdited('new')}>
            {say('timeOff.typeAdd')}
          </Button>
        </span>
      </SectionHead>
      <PageLead>{say('timeOff.typesLead')}</PageLead>
      <Types onEdit={setEdited} />
      {edited !== undefined && (
        <TypeDialog type={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function Types({ onEdit }: { readonly onEdit: (type: KeptTypeReply) => void }) {
  const { say, speaker } = useWords();
  const { data, error, refetch } = useTimeOffTypes();
  const change = useChangeTimeOffType();
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('timeOff.typesFailed')} blockSize="192px" />;
  return (
    <div className="item-list leave-types">
      <ul>
        {data.types.map((type) => {
          const { typeId, isPaid, unit, needsNote, needsAttachment, isOpen } = type;
          const name = timeOffTypeName(speaker, type);
          return (
            <li key={typeId}>
              <Icon of={CalendarOff} size={18} />
              <span>
                <span className="name">
                  <bdi>{name}</bdi> {!isOpen && <Chip>{say('timeOff.typeRetired')}</Chip>}
                </span>
                <span className="soft">
                  <span>{say(isPaid ? 'timeOff.typePaid' : 'timeOff.typeUnpaid')}</span>
                  <span>{say(`timeOff.unit.${unit}`)}</span>
                  {needsNote && <span>{say('timeOff.withNote')}</span>}
                  {needsAttachment && <span>{say('timeOff.withAttachment')}</span>}
                </span>
              </span>
              <span className="row">
                <IconButton label={say('timeOff.typeChangeOf', { name })} icon={Pencil} onPress={() => onEdit(type)} />
                <IconButton
                  label={say(isOpen ? 'timeOff.typeRetire' : 'timeOff.typeReopen', { name })}
                  icon={isOpen ? Archive : ArchiveRestore}
                  onPress={() => change.mutate({ typeId, changed: { isOpen: !isOpen } })}
                />
              </span>
            </li>
          );
        })}
      </ul>
      <FormProblem answer={change.data} error={change.error} />
    </div>
  );
}
