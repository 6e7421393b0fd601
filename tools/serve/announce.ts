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
  const columns = signIns.map(({ role, status, email, password }) => [
    status === 'active' ? role : status,
    email,
    password,
  ]);
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
      ...(columns.length > 0 ? ['', 'Demo sign-ins:', ...aligned([['role', 'e-mail', 'password'], ...columns])] : []),
      ...standIns,
      '',
    ].join('\n'),
  );
}

const namesOf = ({ providers }: LocalOpenid): string => providers.map(({ name }) => name).join(' and ');

/** Rows of text in columns; the last may be as long as it likes. */
function aligned(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}
