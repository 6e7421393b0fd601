import { FormProblem } from '../../kernel/form-problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import type { KeptDraft } from './queries.ts';

interface RunStandingProps {
  readonly kept: KeptDraft;
  /** For whom something is typed that makes no sense. */
  readonly unclear: readonly string[];
}

/** Whether the server has what is on the screen. */
export function RunStanding({ kept: { state, answer, error, tryAgain, letGo }, unclear }: RunStandingProps) {
  const { say, formats } = useWords();
  return (
    <>
      <p className="run-state" role="status">
        {state === 'saved' && unclear.length > 0
          ? say('payroll.run.state.savedBut', { names: formats.list(unclear) })
          : say(`payroll.run.state.${state}`)}
      </p>
      {state === 'stopped' && (
        <>
          <FormProblem answer={answer} error={error} />
          <Button onPress={answer?.ok === false ? letGo : tryAgain}>
            {say(answer?.ok === false ? 'payroll.run.loadAgain' : 'payroll.run.saveAgain')}
          </Button>
        </>
      )}
    </>
  );
}
