import type { ComponentProps, ReactNode } from 'react';
import type { takeShift } from '../../../contract/schedule/offers.ts';
import type { acceptProposal } from '../../../contract/schedule/proposals.ts';
import type { TakingWarning } from '../../../domain/schedule/offer.ts';
import type { CallAnswer } from '../../kernel/call.ts';
import type { AskError } from '../../kernel/refused.ts';
import { Button } from '../../ui/button.tsx';
import { useQuestion } from './use-question.ts';
import { WarnedDialog } from './warned-dialog.tsx';
import { WarningList } from './warning-list.tsx';

type Given = CallAnswer<typeof takeShift> | CallAnswer<typeof acceptProposal>;

/** What whoever would have another shift says with it: the warnings that were read, and why all the same where a rule asks that. */
interface AnsweredQuestion {
  readonly knowing: TakingWarning[];
  readonly reason?: string;
}

interface WeighedButtonProps extends Omit<ComponentProps<typeof Button>, 'onPress'> {
  readonly warnings: readonly TakingWarning[];
  /** A rule among them asks why. */
  readonly needsReason: boolean;
  /** What the press does, as the question names it. */
  readonly does: Exclude<ComponentProps<typeof WarnedDialog>['does'], 'approve'>;
  /** What is asked. */
  readonly title: string;
  /** What it is about. */
  readonly about: ReactNode;
  /** @param onAnswer hears what came of it: the question stands until it is done, and what was typed in it with it */
  readonly onPress: (
    said: AnsweredQuestion,
    onAnswer: { readonly onSuccess: (answer: Given) => void; readonly onError: (error: AskError) => void },
  ) => void;
}

/** A button by which the reader has another shift; asks first: one tap gives nobody a shift that they have to come to. */
export function WeighedButton({ warnings, needsReason, does, title, about, onPress, ...button }: WeighedButtonProps) {
  const { shown, ask, hearing, asking } = useQuestion<readonly TakingWarning[], Given>((answer) =>
    !answer.ok && answer.refusal === 'taking_not_weighed' ? answer.details.warnings : undefined,
  );
  const send = (read: readonly TakingWarning[], reason: string | undefined): void =>
    onPress({ knowing: [...read], ...(reason !== undefined && { reason }) }, hearing(read));
  return (
    <>
      <Button {...button} onPress={() => ask(warnings)} />
      {shown && (
        <WarnedDialog
          does={does}
          title={title}
          about={about}
          isWarned={shown.length > 0}
          needsReason={needsReason}
          asking={asking}
          busy={button.busy === true}
          onDo={(reason) => send(shown, reason)}
        >
          {shown.length > 0 && <WarningList warnings={shown} />}
        </WarnedDialog>
      )}
    </>
  );
}
