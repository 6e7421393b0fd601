import { Link, useNavigate } from '@tanstack/react-router';
import { useMe } from '../identity/queries.ts';
import { RegisterForm } from '../identity/register-form.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ProviderButtons } from '../openid/provider-buttons.tsx';

/** /register, which ends at /awaiting-approval. */
export function Register() {
  const { say } = useWords();
  const navigate = useNavigate();
  const { data: me } = useMe();
  const onRegistered = () => void navigate({ to: '/awaiting-approval' });
  useTitle(say('identity.registerTitle'));
  return (
    <div className="entry">
      <div className="lead">
        <h1>{say('identity.registerTitle')}</h1>
        <p>{say('identity.registerLead')}</p>
      </div>
      <RegisterForm onRegistered={onRegistered} />
      {me?.state === 'signed_out' && (
        <ProviderButtons purpose="register" providers={me.providers} onRegistered={onRegistered} />
      )}
      <p className="aside">
        {say('identity.haveAccount')}
        <Link className="link" to="/login">
          {say('identity.logIn')}
        </Link>
      </p>
    </div>
  );
}
