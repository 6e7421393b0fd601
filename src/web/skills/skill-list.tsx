import './skill-list.css';
import '../ui/item-list.css';
import { Archive, ArchiveRestore, BadgeCheck, Pencil, Plus } from 'lucide-react';
import { useState } from 'react';
import type { SkillReply } from '../../contract/skills.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Icon } from '../ui/icon.tsx';
import { PageLead, SectionHead } from '../ui/layout.tsx';
import { useSaveSkill, useSkills } from './queries.ts';
import { SkillDialog } from './skill-dialog.tsx';

/** What positions may ask of people: added, renamed, closed and opened again. */
export function SkillList() {
  const { say } = useWords();
  const [edited, setEdited] = useState<SkillReply | 'new'>();
  return (
    <>
      <SectionHead title={say('skills.title')}>
        <span className="end">
          <Button size="sm" icon={Plus} onPress={() => setEdited('new')}>
            {say('skills.add')}
          </Button>
        </span>
      </SectionHead>
      <PageLead>{say('skills.lead')}</PageLead>
      <Skills onEdit={setEdited} />
      {edited !== undefined && (
        <SkillDialog skill={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />
      )}
    </>
  );
}

function Skills({ onEdit }: { readonly onEdit: (skill: SkillReply) => void }) {
  const { say } = useWords();
  const { data, error, refetch } = useSkills();
  const save = useSaveSkill();
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('skills.failed')} blockSize="192px" />;
  if (data.skills.length === 0) return <EmptyState text={say('skills.none')} />;
  return (
    <div className="item-list skill-list">
      <ul>
        {data.skills.map((skill) => {
          const { id, name, isCertificate, isOpen } = skill;
          return (
            <li key={id}>
              <Icon of={BadgeCheck} size={18} />
              <span className="name">
                <bdi>{name}</bdi> {isCertificate && <Chip tone="acc">{say('skills.certificate')}</Chip>}{' '}
                {!isOpen && <Chip>{say('skills.closed')}</Chip>}
              </span>
              <span className="row">
                <IconButton label={say('skills.changeOf', { name })} icon={Pencil} onPress={() => onEdit(skill)} />
                <IconButton
                  label={say(isOpen ? 'skills.close' : 'skills.reopen', { name })}
                  icon={isOpen ? Archive : ArchiveRestore}
                  onPress={() => save.mutate({ ...skill, isOpen: !isOpen })}
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
