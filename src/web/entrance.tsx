import { useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import type { Arrival } from './app.tsx';
import { useSignedOut, type Asked } from './identity/log-in/queries.ts';
import { Unreachable } from './kernel/call.ts';
import { FirstLoading, FirstProblem, Page } from './page.tsx';
import { EntranceFrame } from './screens/entrance-frame.tsx';
import { WaysIn } from './screens/ways-in.tsx';

/**
 * Opens the sign-in page by itself, which is a third of the app: whoever is signed in already, or has to do anything else first, is led on.
 *
 * @param asked who is here
 */
export function openEntrance(root: Root, asked: Asked): void {
  const openInside = async (arrival: Arrival): Promise<void> => (await inside()).openApp(root, arrival);
  root.render(
    <Page>
      <Entrance asked={asked} openInside={openInside} />
    </Page>,
  );
}

const inside = () => import('./app.tsx');

interface EntranceProps {
  readonly asked: Asked;
  readonly openInside: (arrival: Arrival) => Promise<void>;
}

function Entrance({ asked, openInside }: EntranceProps) {
  const [isShut, setShut] = useState(false);
  // What did not arrive is gone for a newer version, or the line is lost. Whoever has signed in stays so.
  const leadOn = (arrival: Arrival) => openInside(arrival).catch(() => setShut(true));
  const { me, error, askAgain } = useSignedOut(asked, (other) => void leadOn({ me: other, hasSignedIn: false }));
  useInsideAhead();
  const isShown = me !== undefined;
  useEffect(() => {
    if (isShown && location.pathname === '/') history.replaceState(null, '', '/login');
  }, [isShown]);
  if (isShut)
    return <FirstProblem error={new Unreachable('The app did not arrive.')} retry={() => location.reload()} />;
  if (me === undefined) return error === undefined ? <FirstLoading /> : <FirstProblem error={error} retry={askAgain} />;
  return (
    <EntranceFrame>
      <WaysIn me={me} leadOn={(signedIn) => leadOn({ me: signedIn, hasSignedIn: true })} />
    </EntranceFrame>
  );
}

/** Whoever begins will be inside in a moment. */
function useInsideAhead(): void {
  useEffect(() => {
    const fetchInside = (): void => void inside().catch(() => undefined);
    document.addEventListener('focusin', fetchInside, { once: true });
    return () => document.removeEventListener('focusin', fetchInside);
  }, []);
}
