import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ResetForm } from '../identity/reset-form.tsx';
import { useLinkSecret } from '../kernel/link-secret.ts';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';

type Step = 'asking' | 'done' | 'dead';

const titles = {
  asking: 'identity.resetTitle',
  done: 'identity.passwordSetTitle',
  dead: 'identity.linkDeadTitle',
} as const;
const texts = {
  asking: 'identity.resetLead',
  done: 'identity.passwordSetText',
  dead: 'identity.linkDeadReset',
} as const;

/** /reset-password#secret */
export function ResetPassword() {
  const { say } = useWords();
  const token = useLinkSecret();
  const [step, setStep] = useState<Step>(token === '' ? 'dead' : 'asking');
  useTitle(say(titles[step]));
  return (
    <div className="entry">
      <div className="lead">
        <h1>{say(titles[step])}</h1>
        <p role="status" {...(step === 'asking' && { className: 'soft' })}>
          {say(texts[step])}
        </p>
      </div>
      {step === 'asking' && <ResetForm token={token} onReset={() => setStep('done')} onDead={() => setStep('dead')} />}
      <p className="aside">
        {step === 'dead' ? (
          <Link className="link" to="/forgot-password">
            {say('identity.newLink')}
          </Link>
        ) : (
          <Link className="link" to="/login">
            {say(step === 'done' ? 'identity.logIn' : 'identity.backToLogin')}
          </Link>
        )}
      </p>
    </div>
  );
}
