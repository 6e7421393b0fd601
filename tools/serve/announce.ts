import type { Config } from '../../src/server/kernel/config.ts';
import type { LocalOpenid } from './local-openid.ts';

interface SignIn {
  readonly role: string;
  readonly status: string;
  readonly email: string;
  readonly password: string;
}

/** Says where Meridian is, where its letters go if nowhere else, and how to sign in to the demo, one line each. */
export function announce(
  { publicUrl, mail, outbox }: Pick<Config, 'publicUrl' | 'mail' | 'outbox'>,
  signIns: readonly SignIn[],
  openid: LocalOpenid | undefined,
): void {
  const lines = signIns.map(
    ({ role, status, email, password }) =>
      `  ${(status === 'active' ? role : status).padEnd(8)}  ${email}  ${password}`,
  );
  const aboutLetters =
    mail !== undefined
      ? []
      : outbox
        ? [`Mail and text messages stay here: ${publicUrl}/dev/outbox`]
        : ['Without a mail server nobody can confirm an address, reset a password or be invited by mail.'];
  const standIns =
    openid === undefined ? [] : ['', `A local OpenID provider stands in for ${namesOf(openid)}: ${openid.url}`];
  console.log(
    [
      '',
      `Meridian is ready: ${publicUrl}`,
      ...aboutLetters,
      ...(lines.length > 0 ? ['', 'Demo sign-ins:', ...lines] : []),
      ...standIns,
      '',
    ].join('\n'),
  );
}

const namesOf = ({ providers }: LocalOpenid): string => providers.map(({ name }) => name).join(' and ');
