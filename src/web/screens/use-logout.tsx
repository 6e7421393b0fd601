import { useSignOut } from '../identity/queries.ts';
import { Unreachable } from '../kernel/call.ts';
import { Said } from '../kernel/words.tsx';
import { showToast } from '../ui/toast.tsx';

/**
 * Logs out: the session ends on the server, everything on this device is forgotten, and the log-in page opens.
 *
 * @param mayLogOut is asked first: punches that wait are sent, or their owner decides
 */
export function useLogout(mayLogOut: () => Promise<boolean> = always): () => void {
  const { mutateAsync: signOut } = useSignOut();

  const logout = async (): Promise<void> => {
    if (!(await mayLogOut())) return;
    if (await hasEnded(signOut())) return;
    const action = { label: <Said of={({ say }) => say('kernel.tryAgain')} />, onPress: () => void logout() };
    showToast({ text: <Said of={({ say }) => say('identity.logOutFailed')} />, action }, { untilClosed: true });
  };
  return () => void logout();
}

const always = (): Promise<boolean> => Promise.resolve(true);

async function hasEnded(signingOut: Promise<boolean>): Promise<boolean> {
  try {
    return await signingOut;
  } catch (error) {
    if (error instanceof Unreachable) return false;
    throw error;
  }
}
