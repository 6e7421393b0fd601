import { useEffect, useRef, useState } from 'react';
import type { Root } from 'react-dom/client';
import type { Arrival } from './app.tsx';
import { useSignedOut, type Asked } from './identity/log-in/queries.ts';
import { FirstLoading, FirstMissing, FirstProblem, Page } from './page.tsx';
import { EntranceFrame } from './screens/entrance-frame.tsx';
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

const inside = () => import('./app.tsx');

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

/**
 * Opens the app, once: who is here may be answered while the form signs somebody in, and then it is whoever has signed in. Where the app does not
 * arrive the entrance is shut, and whoever has signed in stays so.
 */
function useLeadOn(root: Root) {
  const [isShut, setShut] = useState(false);
  const arrived = useRef<Arrival>(undefined);
  const opening = useRef<Promise<void>>(undefined);
  const leadOn = (arrival: Arrival): Promise<void> => {
    if (arrived.current?.hasSignedIn !== true) arrived.current = arrival;
    const shut = (): void => setShut(true);
    opening.current ??= inside()
      .then(({ openApp }) => openApp(root, arrived.current), shut)
      .catch((surprise: unknown) => {
        reportError(surprise);
        shut();
      });
    return opening.current;
  };
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
