import type { Me } from '../../contract/identity/sign-in.ts';
import { redirectOf } from '../identity/who-is-here/view.ts';
import { Said } from '../kernel/words.tsx';
import { showToast } from '../ui/toast.tsx';
import { isSignedInPath, mayVisit, signedInPaths } from './paths.ts';

/**
 * Where a path leads whoever may not see it; undefined where they may. From a page that others of the organization see they are not led
 * away without a word.
 *
 * @param isLookingAhead they do not go there yet
 */
export function wayOut(me: Me, path: string, isLookingAhead: boolean): ReturnType<typeof redirectOf> {
  const visible = me.state === 'active' ? signedInPaths.filter((one) => mayVisit(me.employee, one)) : [];
  const to = redirectOf(me, path, visible);
  if (to === '/dashboard' && isSignedInPath(path) && !isLookingAhead) {
    showToast({ text: <Said of={({ say }) => say('nav.refused')} /> });
  }
  return to;
}
