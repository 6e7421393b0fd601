import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { useMe } from '../identity/queries.ts';
import { RegisterForm } from '../identity/register-form.tsx';
import { useTitle } from '../kernel/title.ts';
import { useWords } from '../kernel/words.tsx';
import { ProviderButtons } from '../openid/provider-buttons.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';

/** /register, which ends at /awaiting-approval; `?code=` brings the code of an organization. */
export function Register() {
  const { say, speaker } = useWords();
  const navigate = useNavigate();
  const { code = '' } = useSearch({ from: '/signed-out/register' });
  const { data: me } = useMe();
  const [joinCode, setJoinCode] = useState(code);
  const [hasCode, setHasCode] = useState(code !== '');
  const onRegistered = () => void navigate({ to: '/awaiting-approval' });
  useTitle(say('identity.registerTitle'));
  const admission = me?.state === 'signed_out' ? me.admission : 'open';
  const asksCode = hasCode || admission === 'code';
  const isClosed = admission === 'invitation' && !hasCode;
  const typedCode = joinCode.trim();
  return (
    <div className="entry">
      <div className="lead">
        <h1>{say('identity.registerTitle')}</h1>
        <p>{isClosed ? refusalSentence(speaker, 'invitation_needed') : say('identity.registerLead')}</p>
      </div>
      {isClosed ? (
        <Button wide size="lg" onPress={() => setHasCode(true)}>
          {say('identity.haveCode')}
        </Button>
      ) : (
        <>
          <RegisterForm joinCode={typedCode} onRegistered={onRegistered}>
            {asksCode && (
              <TextField
                name="joinCode"
                label={say('identity.joinCode')}
                hint={say('identity.joinCodeHint')}
                value={joinCode}
                onChange={setJoinCode}
                autoComplete="off"
                maxLength={40}
                isRequired
                ltr
              />
            )}
          </RegisterForm>
          {me?.state === 'signed_out' && (
            <ProviderButtons
              purpose="register"
              joinCode={typedCode}
              providers={me.providers}
              onDone={(outcome) => outcome === 'registered' && onRegistered()}
            />
          )}
        </>
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
