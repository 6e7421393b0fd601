import { useState } from 'react';
import type { HeldSkillReply, SkillReply } from '../../contract/skills.ts';
import { parsePlainDate, type PlainDate } from '../../domain/kernel/time.ts';
import { decideHeld, longestCertificateNumber } from '../../domain/skills/held-skill.ts';
import { FormDialog } from '../kernel/form-dialog.tsx';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useWishId } from '../kernel/wish-id.ts';
import { useWords } from '../kernel/words.tsx';
import { DateField } from '../ui/date-field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useRecordHeld } from './queries.ts';
import { renewedFrom } from './view.ts';

/** What the form is for: something new, a certificate anew, or what was recorded wrongly. */
export type Recording =
  | { readonly kind: 'new' }
  | { readonly kind: 'renew' | 'correct'; readonly held: HeldSkillReply; readonly skill: SkillReply };

interface HeldSkillFormProps {
  readonly employeeId: string;
  readonly name: string;
  readonly skills: readonly SkillReply[];
  readonly recording: Recording;
  readonly today: PlainDate;
  readonly onDone: () => void;
}

/** From when somebody holds a skill; of a certificate also its last day and its number. */
export function HeldSkillForm({ employeeId, name, skills, recording, today, onDone }: HeldSkillFormProps) {
  const { say } = useWords();
  const save = useRecordHeld(employeeId);
  const { idOf } = useWishId();
  const former = recording.kind === 'new' ? undefined : recording.held;
  const [skillId, setSkillId] = useState(former?.skillId ?? '');
  const [startsOn, setStartsOn] = useState<string>(
    former === undefined ? today : recording.kind === 'renew' ? renewedFrom(former.endsOn, today) : former.startsOn,
  );
  const [endsOn, setEndsOn] = useState<string>(recording.kind === 'correct' ? (former?.endsOn ?? '') : '');
  const [number, setNumber] = useState(former?.number ?? '');
  const [isTried, setTried] = useState(false);
  const isCorrection = recording.kind === 'correct';
  const choices = recording.kind === 'new' ? skills.filter(({ isOpen }) => isOpen) : [recording.skill];
  const skill = choices.find(({ id }) => id === skillId);
  const [first, last] = [parsePlainDate(startsOn), parsePlainDate(endsOn)];
  const wish = {
    skillId,
    endsOn: skill?.isCertificate === true ? (last ?? null) : null,
    number: skill?.isCertificate === true && number.trim() !== '' ? number.trim() : null,
    supersedesId: isCorrection ? (former?.id ?? null) : null,
  };
  const decided =
    skill === undefined || first === undefined
      ? undefined
      : decideHeld({ startsOn: first, endsOn: wish.endsOn }, isCorrection ? { ...skill, isOpen: true } : skill);
  const send = () => {
    setTried(true);
    if (first === undefined || decided?.ok !== true) return;
    const meant = { ...wish, startsOn: first };
    save.mutate({ id: idOf(meant), ...meant }, { onSuccess: ({ ok }) => ok && onDone() });
  };
  return (
    <FormDialog
      title={
        recording.kind === 'new'
          ? say('skills.recordTitle', { name })
          : say(isCorrection ? 'skills.correctOf' : 'skills.renewOf', { skill: recording.skill.name })
      }
      submit={say('skills.save')}
      busy={save.isPending}
      onSubmit={send}
      onClose={onDone}
    >
      {recording.kind === 'new' && (
        <SelectField
          name="skill"
          label={say('skills.skill')}
          none={say('skills.chooseSkill')}
          choices={choices.map(({ id, name: label }) => ({ value: id, label }))}
          value={skillId}
          onChange={setSkillId}
          error={isTried && skill === undefined ? say('skills.chooseSkill') : undefined}
        />
      )}
      <div className="two">
        <DateField
          label={say('skills.startsOn')}
          isRequired
          value={startsOn}
          onChange={setStartsOn}
          error={isTried && first === undefined ? say('skills.notADate') : undefined}
        />
        {skill?.isCertificate === true && (
          <DateField
            label={say('skills.endsOn')}
            isRequired
            value={endsOn}
            onChange={setEndsOn}
            error={isTried && decided?.ok === false ? say(`refusal.${decided.refusal}`) : undefined}
          />
        )}
      </div>
      {skill?.isCertificate === true && (
        <TextField
          name="number"
          label={say('skills.number')}
          hint={say('skills.numberHint')}
          autoComplete="off"
          maxLength={longestCertificateNumber}
          value={number}
          onChange={setNumber}
          ltr
        />
      )}
      <FormProblem answer={save.data} error={save.error} />
    </FormDialog>
  );
}
