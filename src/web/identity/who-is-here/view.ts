import type { Me } from '../../../contract/identity/sign-in.ts';

/** Where a path leads for someone: `undefined` if it may be shown, else the path to go to instead. */
export type Redirect = '/dashboard' | '/login' | '/awaiting-approval' | '/welcome' | '/second-factor' | undefined;

/**
 * Whether the person who was here is here no longer: someone else is, or nobody. While it was not known who was here,
 * what this device keeps is taken to be of the person who turns out to be.
 */
export const isSomeoneElse = (before: Me | undefined, now: Me): boolean =>
  before !== undefined && employeeOf(before) !== employeeOf(now);

/** Who is here, if anybody is who may work. */
export const employeeOf = (me: Me): string | undefined => (me.state === 'active' ? me.employee.employeeId : undefined);

/** Where providers send the browser back to, whoever is here by then. */
const returnPath = '/openid/';
/** Where links in letters lead, and the outbox of development: shown to whoever comes, signed in or not. */
const openPaths: readonly string[] = [
  // Where somebody is signed in, it says so and leaves the choice to them.
  '/invitation',
  '/confirm-email',
  '/confirm-new-email',
  '/restore-email',
  '/forgot-password',
  '/reset-password',
  '/dev/outbox',
];

const signedOutPaths: readonly string[] = ['/login', '/register', '/awaiting-approval'];

/**
 * The guard of every route. Signed-in people reach the signed-in routes, and any other path leads
 * to the dashboard; signed-out people reach three, and any other leads to the log-in page. Whoever is not
 * admitted reaches nothing but their state, and on an empty deployment there is only the welcome. Open paths are open to all of them.
 *
 * @param signedInPaths the paths that this person may see, as the router has them
 */
export function redirectOf(me: Me, path: string, signedInPaths: readonly string[]): Redirect {
  if (path.startsWith(returnPath)) return undefined;
  if (openPaths.includes(path)) return undefined;
  switch (me.state) {
    case 'second_step':
      return path === '/login' ? undefined : '/login';
    case 'second_factor_missing':
      return path === '/second-factor' ? undefined : '/second-factor';
    case 'active':
      // Recovery codes are still on the screen there; it leads on by itself.
      if (path === '/second-factor') return undefined;
      return signedInPaths.includes(path) ? undefined : '/dashboard';
    case 'waiting':
      return path === '/awaiting-approval' ? undefined : '/awaiting-approval';
    case 'signed_out':
      if (me.deployment === 'empty') return path === '/welcome' ? undefined : '/welcome';
      return signedOutPaths.includes(path) ? undefined : '/login';
  }
}
