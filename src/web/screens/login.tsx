import { readChapters } from '../../words/chapters.ts';
import { becomes, useMe } from '../identity/queries.ts';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { onDemand } from '../ui/on-demand.tsx';
import { WaysIn } from './ways-in.tsx';

/** Whoever has a second step has passed the first. */
const SecondStepForm = onDemand(
  async () =>
    (await Promise.all([import('../identity/second-step-form.tsx'), readChapters('daily')]))[0].SecondStepForm,
);

/** /login */
export function Login() {
  const { say } = useWords();
  const { data: me } = useMe();
  useTitle(say('identity.logInTitle'));
  if (me?.state !== 'second_step') return <WaysIn me={me} leadOn={becomes} />;
  return (
    <div className="entry">
      <div className="lead">
        <h1>{say('identity.stepTitle')}</h1>
      </div>
      <SecondStepForm ways={me.ways} />
    </div>
  );
}
