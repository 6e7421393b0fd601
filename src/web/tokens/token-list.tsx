import '../ui/item-list.css';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import type { ApiToken } from '../../contract/tokens.ts';
import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { SecretDialog } from '../kernel/secret-dialog.tsx';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { showToast } from '../ui/toast.tsx';
import { useMakeToken, useRevokeToken, useTokens } from './queries.ts';
import { RevokeAll } from './revoke-all.tsx';
import { TokenForm } from './token-form.tsx';

/** The API tokens of whoever is signed in: each can be revoked, and another made. */
export function TokenList({ zone }: { readonly zone: Zone }) {
  const { say } = useWords();
  const { data, error, refetch } = useTokens();
  const [asked, setAsked] = useState(false);
  const [revokesAll, setRevokesAll] = useState(false);
  const make = useMakeToken();
  const secret = make.data?.ok === true ? make.data.value.secret : undefined;
  const close = (): void => {
    setAsked(false);
    make.reset();
  };
  if (data === undefined) return <Unanswered error={error} refetch={refetch} blockSize="64px" />;
  return (
    <div className="item-list">
      {data.tokens.length === 0 ? (
        <p className="mute" data-goes-on>
          {say('tokens.none')}
        </p>
      ) : (
        <ul>
          {data.tokens.map((token) => (
            <Row key={token.tokenId} token={token} zone={zone} />
          ))}
        </ul>
      )}
      <div className="row">
        <Button onPress={() => setAsked(true)}>{say('tokens.make')}</Button>
        {data.tokens.length > 1 && <Button onPress={() => setRevokesAll(true)}>{say('tokens.revokeAll')}</Button>}
      </div>
      {revokesAll && <RevokeAll onClose={() => setRevokesAll(false)} />}
      {asked && secret === undefined && (
        <TokenForm
          busy={make.isPending}
          onMake={(wish) => make.mutate(wish)}
          onClose={close}
          answer={make.data}
          error={make.error}
        />
      )}
      {secret !== undefined && (
        <SecretDialog title={say('tokens.made')} text={say('tokens.madeText')} secret={secret} onClose={close} />
      )}
    </div>
  );
}

function Row({ token, zone }: { readonly token: ApiToken; readonly zone: Zone }) {
  const { say, formats } = useWords();
  const revoke = useRevokeToken();
  const { name, scopes, expiresAt, lastUsedAt, tokenId } = token;
  const used =
    lastUsedAt === null
      ? say('tokens.unused')
      : say('tokens.used', { date: formats.fullDate(dateAt(lastUsedAt, zone)), time: formats.time(lastUsedAt, zone) });
  const end = (): void =>
    revoke.mutate(tokenId, { onSuccess: (answer) => answer.ok && showToast({ text: say('tokens.revoked') }) });
  return (
    <li data-goes-on>
      <Icon of={KeyRound} />
      <div>
        <p className="name">
          <bdi>{name}</bdi>
        </p>
        <p className="soft">
          <span>{formats.list(scopes.map((scope) => say(`tokens.scope.${scope}`)))}</span>
          <span>{say('tokens.until', { date: formats.fullDate(dateAt(expiresAt, zone)) })}</span>
          <span>{used}</span>
        </p>
        <FormProblem answer={revoke.data} error={revoke.error} />
      </div>
      <Button size="sm" busy={revoke.isPending} aria-label={say('tokens.revokeNamed', { name })} onPress={end}>
        {say('tokens.revoke')}
      </Button>
    </li>
  );
}
