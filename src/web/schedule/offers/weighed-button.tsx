import { useState, type ComponentProps } from 'react';
import type { TakingWarning } from '../../../domain/schedule/offer.ts';
import type { AskError } from '../../kernel/refused.ts';
import { Button } from '../../ui/button.tsx';
import { isHeldUp, type Answer } from './held-up.ts';
import { WarnedDialog } from './warned-dialog.tsx';
import { WarningList } from './warning-list.tsx';

/** What whoever would have another shift says with it: the warnings that were read, and why all the same where a rule asks that. */
interface Weighed {
  readonly knowing: TakingWarning[];
  readonly reason?: string;
}

interface WeighedButtonProps extends Omit<ComponentProps<typeof Button>, 'onPress'> {
  readonly warnings: readonly TakingWarning[];
  /** A rule among them asks why. */
  readonly needsReason: boolean;
  /** What the press does, as the question names it. */
  readonly does: ComponentProps<typeof WarnedDialog>['does'];
  /** @param onAnswer hears what came of it: the question stands until it is done, and what was typed in it with it */
  readonly onPress: (
    said: Weighed,
    onAnswer: { readonly onSuccess: (answer: Answer) => void; readonly onError: (error: AskError) => void },
  ) => void;
}

/** A button by which the reader has another shift; asks first where something is warned of. */
export function WeighedButton({ warnings, needsReason, does, onPress, ...button }: WeighedButtonProps) {
  // What the question shows, whatever comes to be known under it: that alone was read.
  const [shown, setShown] = useState<readonly TakingWarning[]>();
  const [failed, setFailed] = useState<{ readonly answer?: Answer; readonly error?: AskError }>({});
  const ask = (): void => {
    setShown(warnings);
    setFailed({});
  };
  const close = (): void => {
    setShown(undefined);
    setFailed({});
  };
  const send = (read: readonly TakingWarning[], reason: string | undefined): void => {
    const said = { knowing: [...read], ...(reason !== undefined && { reason }) };
    onPress(said, {
      onSuccess: (answer) => {
        if (answer.ok) return close();
        setFailed({ answer });
        // What came up since is read in the question too.
        if (isHeldUp(answer)) setShown(answer.refusal === 'taking_not_weighed' ? answer.details.warnings : read);
      },
      onError: (error) => setFailed({ error }),
    });
  };
  return (
    <>
      <Button {...button} onPress={() => (warnings.length === 0 ? send([], undefined) : ask())} />
      {shown && (
        <WarnedDialog
          does={does}
          needsReason={needsReason}
          answer={failed.answer}
          error={failed.error ?? null}
          busy={button.busy === true}
          onDo={(reason) => send(shown, reason)}
          onClose={close}
        >
          <WarningList warnings={shown} />
        </WarnedDialog>
      )}
    </>
  );
}
