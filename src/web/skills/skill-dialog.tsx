import { useState } from 'react';
import type { SkillReply } from '../../contract/skills.ts';
import { longestSkillName } from '../../domain/skills/held-skill.ts';
import { FormDialog } from '../kernel/form-dialog.tsx';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useSaveSkill } from './queries.ts';

interface SkillDialogProps {
  /** The one that is changed; undefined, a new one. */
  readonly skill: SkillReply | undefined;
  readonly onClose: () => void;
}

/** The name of a skill, and of a new one whether it ends. */
export function SkillDialog({ skill, onClose }: SkillDialogProps) {
  const { say } = useWords();
  const [name, setName] = useState(skill?.name ?? '');
  const [isCertificate, setCertificate] = useState(skill?.isCertificate ?? false);
  const [isTried, setTried] = useState(false);
  const save = useSaveSkill();
  const isNamed = name.trim() !== '';
  return (
    <FormDialog
      title={say(skill === undefined ? 'skills.add' : 'skills.change')}
      submit={say('skills.save')}
      busy={save.isPending}
      onSubmit={() => {
        setTried(true);
        if (!isNamed) return;
        const wish = { id: skill?.id, name: name.trim(), isCertificate, isOpen: skill?.isOpen ?? true };
        save.mutate(wish, { onSuccess: ({ ok }) => ok && onClose() });
      }}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={say('skills.name')}
        maxLength={longestSkillName}
        isRequired
        value={name}
        onChange={setName}
        error={isTried && !isNamed ? say('skills.enterName') : undefined}
      />
      {skill === undefined && (
        <div>
          <CheckField name="is-certificate" isSelected={isCertificate} onChange={setCertificate}>
            {say('skills.isCertificate')}
          </CheckField>
          <p className="mute">{say('skills.isCertificateHint')}</p>
        </div>
      )}
      <FormProblem answer={save.data} error={save.error} />
    </FormDialog>
  );
}
