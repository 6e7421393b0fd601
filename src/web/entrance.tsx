import { useEffect, useState } from 'react';
import type { Root } from 'react-dom/client';
import type { Arrival } from './app.tsx';
import { useSignedOut, type Asked } from './identity/log-in/queries.ts';
import { oneAtATime } from './kernel/one-at-a-time.ts';
import { FirstLoading, FirstMissing, FirstProblem, Page } from './page.tsx';
import { EntranceFrame } from './screens/entrance-frame.tsx';
import { leadingOn } from './screens/leading-on.ts';
import { WaysIn } from './screens/ways-in.tsx';

/**
 * Opens the sign-in page by itself, which is a third of the app: whoever is signed in already, or has to do anything else first, is led on.
 *
 * @param asked who is here
 */
export function openEntrance(root: Root, asked: Asked): void {
  root.render(
    <Page>
      <Entrance asked={asked} root={root} />
    </Page>,
  );
}

/** Asked for where somebody begins, and again where they have signed in: its scripts pause (`pause-in-app.ts`), so that it is one import. */
const inside = oneAtATime(() => import('./app.tsx'));

interface EntranceProps {
  readonly asked: Asked;
  readonly root: Root;
}

function Entrance({ asked, root }: EntranceProps) {
  const { leadOn, isShut } = useLeadOn(root);
  const { me, error, askAgain } = useSignedOut(asked, (other) => void leadOn({ me: other, hasSignedIn: false }));
  useInsideAhead();
  const isShown = me !== undefined;
  useEffect(() => {
    if (isShown && location.pathname === '/') history.replaceState(null, '', '/login');
  }, [isShown]);
  if (isShut) return <FirstMissing />;
  if (me === undefined) return error === undefined ? <FirstLoading /> : <FirstProblem error={error} retry={askAgain} />;
  return (
    <EntranceFrame>
      <WaysIn me={me} leadOn={(signedIn) => leadOn({ me: signedIn, hasSignedIn: true })} />
    </EntranceFrame>
  );
}

/** Leads on to the app; where it does not arrive the entrance is shut, and whoever has signed in stays so. */
function useLeadOn(root: Root) {
  const [isShut, setShut] = useState(false);
  const [leadOn] = useState(() =>
    leadingOn(
      inside,
      ({ openApp }, arrival: Arrival) => openApp(root, arrival),
      () => setShut(true),
    ),
  );
  return { leadOn, isShut };
}

/** Whoever begins will be inside in a moment. */
function useInsideAhead(): void {
  useEffect(() => {
    const fetchInside = (): void => void inside().catch(() => undefined);
    document.addEventListener('focusin', fetchInside, { once: true });
    return () => document.removeEventListener('focusin', fetchInside);
  }, []);
}
