import { useState } from 'react';
import type { ManagedPosition } from '../../../contract/schedule.ts';
import type { SkillReply } from '../../../contract/skills.ts';
import { longestPositionName } from '../../../domain/schedule/position-name.ts';
import { FormDialog } from '../../kernel/form-dialog.tsx';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { CheckGroup } from '../../ui/check-group.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSavePosition } from './queries.ts';

interface PositionDialogProps {
  /** The one that is changed; undefined, a new one. */
  readonly position: ManagedPosition | undefined;
  /** What it may ask for. */
  readonly skills: readonly SkillReply[];
  readonly onClose: () => void;
}

const hues = [1, 2, 3, 4, 5] as const;

/** The name and the colour of what people work as, and what it asks of them. */
export function PositionDialog({ position, skills, onClose }: PositionDialogProps) {
  const { say } = useWords();
  const [name, setName] = useState(position?.name ?? '');
  const [hue, setHue] = useState(String(position?.hue ?? hues[0]));
  const [skillIds, setSkillIds] = useState<readonly string[]>(position?.skillIds ?? []);
  const [isTried, setTried] = useState(false);
  const save = useSavePosition();
  // What is closed is asked for no more, but for where it is already.
  const askable = skills.filter(({ id, isOpen }) => isOpen || position?.skillIds.includes(id));
  const isNamed = name.trim() !== '';
  return (
    <FormDialog
      title={say(position === undefined ? 'schedule.positions.add' : 'schedule.positions.change')}
      submit={say('schedule.positions.save')}
      busy={save.isPending}
      onSubmit={() => {
        setTried(true);
        if (!isNamed) return;
        const wish = {
          id: position?.id,
          name: name.trim(),
          hue: Number(hue),
          isOpen: position?.isOpen ?? true,
          skillIds: [...skillIds],
        };
        save.mutate(wish, { onSuccess: ({ ok }) => ok && onClose() });
      }}
      onClose={onClose}
    >
      <TextField
        name="name"
        label={say('schedule.positions.name')}
        maxLength={longestPositionName}
        isRequired
        value={name}
        onChange={setName}
        error={isTried && !isNamed ? say('schedule.positions.enterName') : undefined}
      />
      <SelectField
        name="hue"
        label={say('schedule.positions.colour')}
        choices={hues.map((value) => ({ value: String(value), label: say(`schedule.hue.${value}`) }))}
        value={hue}
        onChange={setHue}
      />
      {askable.length > 0 && (
        <CheckGroup legend={say('schedule.positions.asks')}>
          {askable.map(({ id, name: skill }) => (
            <CheckField
              key={id}
              isSelected={skillIds.includes(id)}
              onChange={(isAsked) => setSkillIds(isAsked ? [...skillIds, id] : skillIds.filter((one) => one !== id))}
            >
              <bdi>{skill}</bdi>
            </CheckField>
          ))}
        </CheckGroup>
      )}
      <FormProblem answer={save.data} error={save.error} />
    </FormDialog>
  );
}
