import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ForgotForm } from '../identity/forgot-form.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';

/** /forgot-password: the answer is the same whether or not there is such an account. */
export function ForgotPassword() {
  const { say } = useWords();
  const [sentTo, setSentTo] = useState<string>();
  useTitle(say('identity.forgotTitle'));
  return (
    <div className="entry">
      <div className="lead">
        <h1>{say(sentTo === undefined ? 'identity.forgotTitle' : 'identity.linkSentTitle')}</h1>
        <p role="status" {...(sentTo === undefined && { className: 'soft' })}>
          {sentTo === undefined ? say('identity.forgotLead') : say('identity.linkSentText', { email: sentTo })}
        </p>
      </div>
      {sentTo === undefined && <ForgotForm onSent={setSentTo} />}
      <p className="aside">
        <Link className="link" to="/login">
          {say('identity.backToLogin')}
        </Link>
      </p>
    </div>
  );
}
