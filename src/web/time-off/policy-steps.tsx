import './policy-steps.css';
import { Plus, X } from 'lucide-react';
import { v7 } from 'uuid';
import { focusGoesToNext } from '../kernel/focus.ts';
import { useWords } from '../kernel/words.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { mostSteps, withStep, type PolicyValues, type StepValues } from './view/policy.ts';
import { fieldOf, type PolicyField, type StepField } from './view/typed-policy.ts';

interface PolicyStepsProps {
  readonly values: PolicyValues;
  readonly faulty: readonly PolicyField[];
  readonly onChange: (change: Partial<PolicyValues>) => void;
}

const fields = ['years', 'hours', 'cap', 'carryOver'] as const satisfies readonly StepField[];

/** What holds from so many years of service on: as many steps as are wanted. */
export function PolicySteps({ values, faulty, onChange }: PolicyStepsProps) {
  const { say } = useWords();
  const { steps } = values;
  const change = (key: string, typed: Partial<StepValues>) =>
    onChange({ steps: steps.map((step) => (step.key === key ? Object.assign({}, step, typed) : step)) });
  return (
    <div className="leave-steps" ref={focusGoesToNext}>
      <p className="label">{say('timeOff.steps')}</p>
      {steps.length === 0 && (
        <p className="leave-hint" data-goes-on>
          {say('timeOff.noSteps')}
        </p>
      )}
      {steps.map((step, index) => {
        const name = say('timeOff.step', { number: index + 1 });
        return (
          <div key={step.key} className="leave-step" role="group" aria-label={name} data-goes-on>
            {fields.map((field) => (
              <TextField
                key={field}
                label={say(`timeOff.stepField.${field}`)}
                inputMode="decimal"
                ltr
                value={step[field]}
                onChange={(text) => change(step.key, { [field]: text })}
                {...(faulty.includes(fieldOf(field, step)) && { error: say('timeOff.enterFigure') })}
              />
            ))}
            <IconButton
              label={say('timeOff.stepRemove', { number: index + 1 })}
              icon={X}
              onPress={() => onChange({ steps: steps.filter(({ key }) => key !== step.key) })}
            />
          </div>
        );
      })}
      {steps.length > 0 && <p className="leave-hint">{say('timeOff.stepHint')}</p>}
      <div className="row">
        <Button
          size="sm"
          icon={Plus}
          unavailable={steps.length >= mostSteps ? say('timeOff.stepsFull') : undefined}
          onPress={() => onChange(withStep(values, v7()))}
        >
          {say('timeOff.stepAdd')}
        </Button>
      </div>
    </div>
  );
}
