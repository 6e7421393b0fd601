import { useController, useForm } from 'react-hook-form';
import type { makeToken } from '../../contract/tokens.ts';
import { longestTokenName } from '../../contract/tokens.ts';
import { scopes } from '../../domain/access/scope.ts';
import type { CallInput } from '../kernel/call.ts';
import { FormDialog } from '../kernel/form-dialog.tsx';
import { FormProblem, type FormProblemProps } from '../kernel/form-problem.tsx';
import { checkedBy, useField } from '../kernel/form.tsx';
import { useWords } from '../kernel/words.tsx';
import { CheckField } from '../ui/check-field.tsx';
import { CheckGroup } from '../ui/check-group.tsx';
import { SelectField } from '../ui/select-field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { checkToken, noToken, tokenDays, withScope, type TokenValues } from './view.ts';

interface TokenFormProps extends FormProblemProps {
  readonly busy: boolean;
  readonly onMake: (wish: CallInput<typeof makeToken>) => void;
  readonly onClose: () => void;
}

/** A dialog that asks what a token is called, what it is for and for how long. */
export function TokenForm({ busy, onMake, onClose, ...problem }: TokenFormProps) {
  const { say } = useWords();
  const { control, handleSubmit } = useForm<TokenValues>({ defaultValues: noToken, resolver: checkedBy(checkToken) });
  const name = useField(control, 'name');
  const days = useField(control, 'days');
  const chosen = useController({ control, name: 'scopes' });
  const make = (values: TokenValues): void =>
    onMake({ body: { name: values.name.trim(), scopes: [...values.scopes], days: Number(values.days) } });
  return (
    <FormDialog
      title={say('tokens.make')}
      submit={say('tokens.make')}
      busy={busy}
      onSubmit={handleSubmit(make)}
      onClose={onClose}
    >
      <TextField
        {...name}
        label={say('tokens.name')}
        hint={say('tokens.nameHint')}
        maxLength={longestTokenName}
        autoComplete="off"
      />
      <SelectField
        name={days.name}
        value={days.value}
        onChange={days.onChange}
        onBlur={days.onBlur}
        label={say('tokens.days')}
        choices={tokenDays.map((count) => ({ value: String(count), label: say('tokens.forDays', { count }) }))}
      />
      <CheckGroup
        legend={say('tokens.scopes')}
        error={chosen.fieldState.error === undefined ? undefined : say('tokens.chooseScope')}
      >
        {scopes.map((scope) => (
          <CheckField
            key={scope}
            isSelected={chosen.field.value.includes(scope)}
            onChange={(isChosen) => chosen.field.onChange(withScope(chosen.field.value, scope, isChosen))}
          >
            {say(`tokens.scope.${scope}`)} <code dir="ltr">{scope}</code>
          </CheckField>
        ))}
      </CheckGroup>
      <FormProblem {...problem} />
    </FormDialog>
  );
}
