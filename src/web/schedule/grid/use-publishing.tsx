import { useEffect, useRef } from 'react';
import { Unreachable } from '../../kernel/unreachable.ts';
import { Said } from '../../kernel/words.tsx';
import { showToast } from '../../ui/toast.tsx';
import { usePublish } from './queries.ts';
import { sayFailure } from './say-failure.tsx';

interface PublishingWish {
  readonly onPublished: () => void;
  readonly onRefused: (refusal: string) => void;
}

/**
 * Publishes from a dialog. Closed before anything was sent, nothing is; closed later, what came of it is said all the same.
 *
 * @returns with `isWanted`, whether the dialog is open
 */
export function usePublishing({ onPublished, onRefused }: PublishingWish) {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  /** Whether something was sent whose answer is awaited. */
  const isSent = useRef(false);
  const publish = usePublish({
    onSuccess: (answer) => {
      isSent.current = false;
      if (answer?.ok === true) {
        sayPublished(answer.value);
        if (isOpen.current) onPublished();
      } else if (answer !== undefined && isOpen.current) onRefused(answer.refusal);
      else if (answer !== undefined) {
        sayFailure({ code: answer.refusal, details: 'details' in answer ? answer.details : undefined }, undefined);
      }
    },
    onError: (error) => {
      if (isSent.current && error instanceof Unreachable && !isOpen.current) sayFailure(undefined, undefined);
      isSent.current = false;
    },
  });
  const isWanted = (): boolean => {
    isSent.current = isOpen.current;
    return isSent.current;
  };
  return { publish, isWanted };
}

/** How many were told, and that something of the week waits for others. */
function sayPublished({ people: count, waiting }: { readonly people: number; readonly waiting: number }): void {
  const left =
    waiting === 0 ? undefined : <Said of={(words) => words.say('schedule.changesWait', { count: waiting })} />;
  showToast({
    text: (
      <>
        <Said of={(words) => words.say('schedule.published', { count })} /> {left}
      </>
    ),
  });
}
