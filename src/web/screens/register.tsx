import { Link, useNavigate } from '@tanstack/react-router';
import { RegisterForm } from '../identity/register-form.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';

/** /register, which ends at /awaiting-approval. */
export function Register() {
  const { say } = useWords();
  const navigate = useNavigate();
  useTitle(say('identity.registerTitle'));
  return (
    <div className="entry">
      <div className="lead">
        <h1>{say('identity.registerTitle')}</h1>
        <p>{say('identity.registerLead')}</p>
      </div>
      <RegisterForm onRegistered={() => void navigate({ to: '/awaiting-approval' })} />
      <p className="aside">
        {say('identity.haveAccount')}
        <Link className="link" to="/login">
          {say('identity.logIn')}
        </Link>
      </p>
    </div>
  );
}
