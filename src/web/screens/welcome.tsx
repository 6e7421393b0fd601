import { WelcomeForm } from '../identity/welcome-form.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';

/** /welcome, the only page of an empty deployment. */
export function Welcome() {
  const { say } = useWords();
  useTitle(say('identity.welcomeTitle'));
  return (
    <div className="entry broad">
      <div className="lead">
        <h1>{say('identity.welcomeTitle')}</h1>
        <p>{say('identity.welcomeLead')}</p>
      </div>
      <WelcomeForm />
    </div>
  );
}
