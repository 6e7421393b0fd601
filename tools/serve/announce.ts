interface SignIn {
  readonly role: string;
  readonly status: string;
  readonly email: string;
  readonly password: string;
}

/** Says where Meridian is, and how to sign in to the demo, one line each. */
export function announce(url: string, signIns: readonly SignIn[]): void {
  const lines = signIns.map(
    ({ role, status, email, password }) =>
      `  ${(status === 'active' ? role : status).padEnd(8)}  ${email}  ${password}`,
  );
  console.log(
    ['', `Meridian is ready: ${url}`, ...(lines.length > 0 ? ['', 'Demo sign-ins:', ...lines] : []), ''].join('\n'),
  );
}
