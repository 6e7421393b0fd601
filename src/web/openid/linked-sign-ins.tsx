import './linked-sign-ins.css';
import type { Provider } from '../../contract/identity/sign-in.ts';
import { askToLink, type LinkedSignIn } from '../../contract/openid.ts';
import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import { call } from '../kernel/call.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Problem } from '../ui/problem.tsx';
import { showToast } from '../ui/toast.tsx';
import { ProviderMark } from './provider-mark.tsx';
import { linkedSignInsChanged, useLinkedSignIns, useUnlinkSignIn } from './queries.ts';
import { problemOf } from './window/outcome.ts';
import { useProvider } from './window/use-provider.ts';

interface LinkedSignInsProps {
  /** Where the page is, to which a provider leads back that was shown in the page itself. */
  readonly path: string;
  readonly zone: Zone;
}

/** By whom the person may sign in; each can be unlinked but the last way in, and others linked. */
export function LinkedSignIns({ path, zone }: LinkedSignInsProps) {
  const { say } = useWords();
  const { data, error, refetch } = useLinkedSignIns();
  if (data === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('openid.linkedFailed')} blockSize="130px" />;
  if (data.linked.length + data.others.length === 0) return <p className="mute">{say('openid.noProviders')}</p>;
  return <Rows {...data} path={path} zone={zone} />;
}

interface RowsProps extends LinkedSignInsProps {
  readonly linked: readonly LinkedSignIn[];
  readonly others: readonly Provider[];
  readonly mayUnlink: boolean;
}

function Rows({ linked, others, mayUnlink, path, zone }: RowsProps) {
  const { say, speaker, formats } = useWords();
  const unlink = useUnlinkSignIn();
  const { standing, press } = useProvider({
    ask: ({ id }, place) => call(askToLink, { body: { provider: id, place, returnTo: path } }),
    asksFirst: true,
    onDone: (_, { name }) => {
      showToast({ text: say('openid.linkedNow', { provider: name }) });
      void linkedSignInsChanged();
    },
  });
  const unlinkNow = ({ id, name }: Provider): void =>
    unlink.mutate(id, {
      onSuccess: (answer) => answer.ok && showToast({ text: say('openid.unlinkedNow', { provider: name }) }),
    });
  return (
    <>
      <ul className="linked">
        {linked.map((one) => (
          <li key={one.id} data-goes-on>
            <ProviderMark id={one.id} />
            <div>
              <p className="name">{one.name}</p>
              <p className="soft">
                {one.email !== null && <bdi dir="ltr">{one.email}</bdi>}
                <span>{say('openid.linkedSince', { date: formats.fullDate(dateAt(one.linkedAt, zone)) })}</span>
              </p>
            </div>
            <Button
              size="sm"
              unavailable={mayUnlink ? undefined : say('refusal.last_way_in')}
              busy={unlink.isPending && unlink.variables === one.id}
              onPress={() => unlinkNow(one)}
            >
              {say('openid.unlink', { provider: one.name })}
            </Button>
          </li>
        ))}
        {others.map((one) => (
          <li key={one.id} data-goes-on>
            <ProviderMark id={one.id} />
            <div>
              <p className="name">{one.name}</p>
              <p className="soft">{say('openid.notLinked')}</p>
            </div>
            <Button
              size="sm"
              busy={standing?.kind === 'asking' && standing.provider.id === one.id}
              onPress={() => press(one, say('openid.windowTitle', { provider: one.name }))}
            >
              {say('openid.link', { provider: one.name })}
            </Button>
          </li>
        ))}
      </ul>
      <p className="standing" role="status">
        {standing?.kind === 'in_window' && say('openid.windowOpen', { provider: standing.provider.name })}
      </p>
      {standing?.kind === 'failed' && (
        <Problem {...problemOf(speaker, 'link', standing.provider.name, standing.failure)} />
      )}
      <FormProblem answer={unlink.data} error={unlink.error} />
    </>
  );
}
