import './check-container.css';
import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useWords } from '../kernel/words.tsx';
import { Icon } from '../ui/icon.tsx';
import type { CheckState } from './queries.ts';

const words = { checking: 'human.checking', passed: 'human.passed', failed: 'human.failed' } as const;

/** Where the human check says how it stands: empty until it begins, and nothing to press. */
export function CheckContainer({ state }: { readonly state: CheckState }) {
  const { say } = useWords();
  return (
    <div className="human-check" role="status" data-state={state}>
      {state !== 'idle' && (
        <>
          {state === 'checking' ? (
            <span className="spinner" aria-hidden />
          ) : (
            <Icon of={state === 'passed' ? ShieldCheck : CircleAlert} size={16} />
          )}
          <span>{say(words[state])}</span>
        </>
      )}
    </div>
  );
}
