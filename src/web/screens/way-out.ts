import type { Me } from '../../contract/identity/sign-in.ts';
import { redirectOf } from '../identity/who-is-here/view.ts';
import { isSignedInPath, mayVisit, signedInPaths } from './paths.ts';

let wasRefused = false;

/**
 * Where a path leads whoever may not see it; undefined where they may.
 *
 * @param isLookingAhead they do not go there yet
 */
export function wayOut(me: Me, path: string, isLookingAhead: boolean): ReturnType<typeof redirectOf> {
  const visible = me.state === 'active' ? signedInPaths.filter((one) => mayVisit(me.employee, one)) : [];
  const to = redirectOf(me, path, visible);
  if (to === '/dashboard' && isSignedInPath(path) && !isLookingAhead) wasRefused = true;
  return to;
}

/** Whether somebody was led away from a page that others of their organization see, and not told yet. Once it was asked they are. */
export function takeRefused(): boolean {
  const was = wasRefused;
  wasRefused = false;
  return was;
}
