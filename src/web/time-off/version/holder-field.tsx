import type { TimeOffPoliciesReply } from '../../../contract/time-off/time-off-policies.ts';
import { useWords } from '../../kernel/words.tsx';
import { SelectField } from '../../ui/select-field.tsx';

interface HolderFieldProps {
  readonly policies: Pick<TimeOffPoliciesReply, 'locations' | 'people'>;
  readonly name: string;
  readonly label: string;
  /** As `scopeOf` reads it. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** For whom a version is: everybody, a location, or one person. */
export function HolderField({ policies, ...rest }: HolderFieldProps) {
  const { say } = useWords();
  return (
    <SelectField
      {...rest}
      choices={[{ value: 'organization', label: say('timeOff.everybody') }]}
      groups={[
        {
          label: say('timeOff.locations'),
          choices: policies.locations.map(({ id, name }) => ({ value: `location:${id}`, label: name })),
        },
        {
          label: say('timeOff.people'),
          choices: policies.people.map(({ id, name }) => ({ value: `employee:${id}`, label: name })),
        },
      ]}
    />
  );
}
