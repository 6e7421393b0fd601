import './demo-sign-ins.css';
import { ArrowRight } from 'lucide-react';
import type { DemoSignIn } from '../../../contract/identity/sign-in.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSignIn, type LeadOn } from './queries.ts';

interface DemoSignInsProps {
  readonly signIns: readonly DemoSignIn[];
  readonly prove: () => Promise<string | undefined>;
  readonly leadOn: LeadOn;
}

/** In demo mode: the people of the demo, one press each. */
export function DemoSignIns({ signIns, prove, leadOn }: DemoSignInsProps) {
  const { say } = useWords();
  const signIn = useSignIn(prove, leadOn);
  if (signIns.length === 0) return null;
  return (
    <section className="demo" aria-labelledby="demo-title">
      <h2 id="demo-title">{say('identity.demoTitle')}</h2>
      <p>{say('identity.demoLead')}</p>
      <ul>
        {signIns.map(({ name, role, status, email, password }) => (
          <li key={email}>
            <button type="button" disabled={signIn.isPending} onClick={() => void signIn.mutate({ email, password })}>
              <Avatar name={name} />
              <span className="grow">
                <bdi>{name}</bdi>
              </span>
              <span className="role">
                {status === 'pending' ? say('identity.pendingTitle') : say(`people.role.${role}`)}
              </span>
              <Icon of={ArrowRight} size={16} flip />
            </button>
          </li>
        ))}
      </ul>
      <FormProblem answer={signIn.data} error={signIn.error} />
    </section>
  );
}
