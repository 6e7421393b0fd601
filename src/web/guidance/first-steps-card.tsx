import './first-steps-card.css';
import { Check, ChevronRight, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FirstStep } from '../../domain/guidance/first-steps.ts';
import { focusGoesOn } from '../kernel/focus.ts';
import { Said, useWords } from '../kernel/words.tsx';
import { IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast.tsx';
import { useCloseFirstSteps, useFirstSteps } from './queries.ts';

interface FirstStepsCardProps {
  /** Makes a step lead to its screen. */
  readonly link: (step: FirstStep, children: ReactNode) => ReactNode;
}

/** What a new organization does first, each step with the way to its screen; nothing where the list is not shown. */
export function FirstStepsCard({ link }: FirstStepsCardProps) {
  const { say } = useWords();
  const { data } = useFirstSteps();
  const close = usePutAway();
  // It is no screen of its own: where it cannot be read, nothing is missing.
  if (!data?.isShown) return null;
  const done = data.steps.filter(({ isDone }) => isDone).length;
  return (
    <section ref={focusGoesOn} className="card first-steps" aria-labelledby="first-steps">
      <div className="head">
        <div className="grow">
          <h2 id="first-steps">{say('guidance.first.title')}</h2>
          <p className="mute">{say('guidance.first.lead', { done, all: data.steps.length })}</p>
        </div>
        <IconButton label={say('guidance.first.close')} icon={X} onPress={close} />
      </div>
      <ol>
        {data.steps.map(({ step, isDone }) => (
          <li key={step} className={isDone ? 'done' : ''}>
            {link(
              step,
              <>
                <span className="mark">{isDone && <Icon of={Check} size={14} />}</span>
                <span className="grow">
                  <span className="what">
                    {say(`guidance.first.${step}`)}
                    {isDone && <span className="sr"> · {say('guidance.first.done')}</span>}
                  </span>
                  {!isDone && <span className="why">{say(`guidance.first.${step}.why`)}</span>}
                </span>
                <Icon of={ChevronRight} size={16} flip className="mute" />
              </>,
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Puts the list away, and says that it is away for everybody, or that it could not be. */
function usePutAway(): () => void {
  const { mutate } = useCloseFirstSteps();
  const failed = () => showToast({ text: <Said of={({ say }) => say('guidance.first.closeFailed')} /> });
  return () =>
    mutate(undefined, {
      onSuccess: ({ ok }) => {
        if (ok) showToast({ text: <Said of={({ say }) => say('guidance.first.closed')} /> });
        else failed();
      },
      onError: failed,
    });
}
