import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useConfirmEmail } from '../identity/queries.ts';
import { FormProblem } from '../kernel/form.tsx';
import { useLinkSecret } from '../kernel/link-secret.ts';
import { AskProblem } from '../kernel/problem.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';

/** /confirm-email#secret: confirms as soon as it is opened. */
export function ConfirmEmail() {
  const { say } = useWords();
  const token = useLinkSecret();
  const { data, error, mutate } = useConfirmEmail();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || token === '') return;
    begun.current = true;
    mutate({ token });
  }, [mutate, token]);

  const isDead = token === '' || (data?.ok === false && data.refusal === 'link_not_valid');
  const title = isDead
    ? say('identity.linkDeadTitle')
    : say(data?.ok === true ? 'identity.confirmedTitle' : 'identity.confirmingTitle');
  useTitle(title);
  return (
    <div className="entry">
      <div className="lead">
        <h1>{title}</h1>
        <p role="status">
          {isDead && say('identity.linkDeadConfirm')}
          {data?.ok === true && say('identity.confirmedText')}
        </p>
      </div>
      {error !== null && <AskProblem error={error} retry={() => mutate({ token })} />}
      {!isDead && <FormProblem answer={data} error={null} />}
      <p className="aside">
        <Link className="link" to="/">
          {say('identity.continue')}
        </Link>
      </p>
    </div>
  );
}
