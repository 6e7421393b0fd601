import { useState, type ComponentProps } from 'react';
import type { TakingWarning } from '../../../domain/schedule/offer.ts';
import { Button } from '../../ui/button.tsx';
import { WarnedDialog } from './warned-dialog.tsx';

interface WeighedButtonProps extends Omit<ComponentProps<typeof Button>, 'onPress'> {
  readonly warnings: readonly TakingWarning[];
  /** What the press does, as the question names it. */
  readonly does: ComponentProps<typeof WarnedDialog>['does'];
  /** @param knowing the warnings that were read before it */
  readonly onPress: (knowing: TakingWarning[]) => void;
}

/** A button by which the reader has another shift; asks first where something is warned of. */
export function WeighedButton({ warnings, does, onPress, ...button }: WeighedButtonProps) {
  // What the question shows, whatever comes to be known under it: that alone was read.
  const [shown, setShown] = useState<readonly TakingWarning[]>();
  return (
    <>
      <Button {...button} onPress={() => (warnings.length === 0 ? onPress([]) : setShown(warnings))} />
      {shown && (
        <WarnedDialog
          warnings={shown}
          does={does}
          onDo={() => {
            setShown(undefined);
            onPress([...shown]);
          }}
          onClose={() => setShown(undefined)}
        />
      )}
    </>
  );
}
