import { FormProblem } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { useStartTotp } from './queries.ts';
import { TotpDialog } from './totp-dialog.tsx';

interface TotpSetUpProps extends Pick<ButtonProps, 'tone' | 'size' | 'wide'> {
  /** The app is on. The codes are shown by whoever stays when this button goes. */
  readonly onConfirmed: (recoveryCodes: readonly string[]) => void;
}

/** A button, and behind it the way to an app that shows codes. */
export function TotpSetUp({ onConfirmed, ...look }: TotpSetUpProps) {
  const { say } = useWords();
  const start = useStartTotp();
  const started = start.data?.ok === true ? start.data.value : undefined;
  const confirmed = (recoveryCodes: readonly string[]): void => {
    start.reset();
    onConfirmed(recoveryCodes);
  };
  return (
    <>
      <Button {...look} busy={start.isPending} onPress={() => start.mutate()}>
        {say('security.setUpApp')}
      </Button>
      <FormProblem answer={start.data} error={start.error} />
      {started && <TotpDialog {...started} onClose={start.reset} onConfirmed={confirmed} />}
    </>
  );
}
