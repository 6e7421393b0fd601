import { useEffect, useState, type ComponentType } from 'react';
import type { readWaysToConfirm } from '../../contract/identity.ts';
import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import { confirmWith } from '../kernel/confirmation.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { useWaysToConfirm } from './queries.ts';

const ConfirmForm = onDemand(async () => (await import('./confirm-form.tsx')).ConfirmForm);

export type WaysToConfirm = ReplyOf<typeof readWaysToConfirm>;

/** What asks a provider, once there is a code where one stands beside its word. */
export interface ProvidersAsked {
  readonly providers: WaysToConfirm['providers'];
  /** What was typed: empty where none is asked, undefined where one is missing, which the form then says. */
  readonly code: () => string | undefined;
  readonly onConfirmed: () => void;
}

interface ConfirmDialogProps {
  readonly email: string;
  readonly askProviders: ComponentType<ProvidersAsked>;
}

/** Once around the signed-in screens: opens whenever a call needs a fresh sign-in, and lets that call go on. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const [settle, setSettle] = useState<(confirmed: boolean) => void>();
  useEffect(
    () =>
      confirmWith(
        () =>
          new Promise<boolean>((resolve) => {
            setSettle(() => resolve);
          }),
      ),
    [],
  );
  const close = (confirmed: boolean): void => {
    settle?.(confirmed);
    setSettle(undefined);
  };
  // A form of its own each time: nothing that was typed stays behind.
  return settle && <Asked {...props} onClose={close} />;
}

type AskedProps = ConfirmDialogProps & { readonly onClose: (confirmed: boolean) => void };

/** By every way that this person has; what they are is asked anew, since ways come and go. */
function Asked({ onClose, ...props }: AskedProps) {
  const { say } = useWords();
  const { data: ways, error, refetch } = useWaysToConfirm();
  if (ways !== undefined) return <ConfirmForm {...props} ways={ways} onClose={onClose} />;
  return (
    <Dialog isOpen title={say('identity.againTitle')} onClose={() => onClose(false)}>
      <Unanswered error={error} refetch={refetch} title={say('security.factorsFailed')} blockSize="96px" />
    </Dialog>
  );
}
