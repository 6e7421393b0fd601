import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Me } from '../contract/identity.ts';
import { readChapters } from '../words/chapters.ts';
import { useFollowMe, useMe } from './identity/queries.ts';
import { queryClient } from './kernel/asking.ts';
import { AskProblem } from './kernel/problem.tsx';
import { whenIdle } from './kernel/when-idle.ts';
import { useWords, WordsProvider } from './kernel/words.tsx';
import { makeRouter, signedIn, signedInRoutes } from './router.tsx';
import { fetchAhead } from './screens/fetch-ahead.ts';
import { signedInPaths } from './screens/navigation.ts';
import { BrandMark } from './ui/brand.tsx';
import { PartLabelsProvider } from './ui/labels.tsx';
import { partsAhead } from './ui/on-demand.tsx';

// A kiosk is a device: whoever is signed in on it besides does not matter, and it opens without anybody having been asked.
const isKiosk = location.pathname === '/kiosk';
const Kiosk = lazy(async () => {
  const [{ Kiosk: screen }] = await Promise.all([import('./screens/kiosk.tsx'), readChapters('daily', 'refusals')]);
  return { default: screen };
});

if (!isKiosk) fetchAhead(location.pathname, signedIn, signedInRoutes);

/** Milliseconds after which the first screen has surely been drawn. */
const whenSettled = 3_000;

/** The whole page. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      {isKiosk ? (
        <Suspense>
          <Kiosk labelled={LabelledParts} />
        </Suspense>
      ) : (
        <WordsProvider>
          <LabelledParts>
            <WhoIsHere />
          </LabelledParts>
        </WordsProvider>
      )}
    </QueryClientProvider>
  );
}

/** Gives the parts the few words that they say by themselves. */
function LabelledParts({ children }: { readonly children: React.ReactNode }) {
  const { say } = useWords();
  const labels = {
    close: say('kernel.close'),
    notifications: say('kernel.notifications'),
    showPassword: say('kernel.showPassword'),
    hidePassword: say('kernel.hidePassword'),
  };
  return <PartLabelsProvider value={labels}>{children}</PartLabelsProvider>;
}

/** Until it is known who is here, `Loading...` and no route. */
function WhoIsHere() {
  const { say } = useWords();
  const { data: me, error, refetch } = useMe();
  useFollowMe(me);
  if (me !== undefined) return <Routes me={me} />;
  if (error === null) {
    return (
      <main className="first-loading">
        <p role="status">{say('kernel.loading')}</p>
      </main>
    );
  }
  return (
    <main className="first-problem">
      <h1 className="brand">
        <BrandMark />
        {say('kernel.brand')}
      </h1>
      <AskProblem error={error} retry={() => void refetch()} />
    </main>
  );
}

function Routes({ me }: { readonly me: Me }) {
  const [router] = useState(() => makeRouter(me));
  const former = useRef(me);
  // Whoever signs in or out, is admitted or is suspended, is led to where they now belong.
  useEffect(() => {
    router.update({ context: { me } });
    // The page where somebody waits is open to whoever has just registered too: without a session nobody else is left there.
    const leaves = former.current.state === 'waiting' && me.state === 'signed_out';
    former.current = me;
    if (leaves && router.state.location.pathname === '/awaiting-approval') {
      void router.navigate({ to: '/login', replace: true });
    } else void router.invalidate();
  }, [router, me]);
  // A page that stays open over a new version must not miss a screen that it has not shown yet.
  const isActive = me.state === 'active';
  useEffect(() => {
    if (!isActive) return;
    let end: (() => void) | undefined;
    const timer = setTimeout(() => {
      const screens = signedInPaths.map((to) => () => router.preloadRoute({ to }));
      end = whenIdle([...screens, ...partsAhead()]);
    }, whenSettled);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [router, isActive]);
  return <RouterProvider router={router} context={{ me }} />;
}
