import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { lazy, startTransition, StrictMode, Suspense, useEffect, useRef, useState } from 'react';
import type { Root } from 'react-dom/client';
import './kernel/pause-in-app.ts';
import type { Me } from '../contract/identity/sign-in.ts';
import { readChapters } from '../words/chapters.ts';
import { becomes, knowMe, useFollowMe, useMe } from './identity/queries.ts';
import { queryClient } from './kernel/asking.ts';
import { keepAnswersBy } from './kernel/kept-answers.ts';
import { beLed } from './kernel/leaving.ts';
import { ownTask } from './kernel/own-task.ts';
import { followPushedLinks } from './kernel/pushed-links.ts';
import { whenOutdated } from './kernel/service-worker.ts';
import { whenIdle } from './kernel/when-idle.ts';
import { Said } from './kernel/words.tsx';
import { FirstLoading, FirstMissing, FirstProblem, LabelledParts, Page } from './page.tsx';
import { makeRouter, signedIn, signedInRoutes, type AppRouter } from './router.tsx';
import { askAhead } from './screens/ask-ahead.ts';
import { fetchAhead } from './screens/fetch-ahead.ts';
import { keepFindKey, takeFindKey } from './screens/find-ahead.ts';
import { keptRules } from './screens/kept-answers.ts';
import { signedInPaths } from './screens/paths.ts';
import { partsAhead } from './ui/on-demand.tsx';
import { showToast } from './ui/toast.tsx';

// A kiosk is a device: whoever is signed in on it besides does not matter, and it opens without anybody having been asked.
const isKiosk = location.pathname === '/kiosk';
const Kiosk = lazy(async () => {
  const [{ Kiosk: screen }] = await Promise.all([import('./screens/kiosk.tsx'), readChapters('daily', 'refusals')]);
  return { default: screen };
});

/** Whether the browser was told to fetch no more than it needs. Not every browser says so. */
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** Milliseconds after which the first screen has surely been drawn. */
const whenSettled = 3_000;

/** Who comes from the entrance. */
export interface Arrival {
  readonly me: Me;
  /** They have signed in there; if not, they were here before. */
  readonly hasSignedIn: boolean;
}

/** Opens the app: the kiosk, or whatever route the address names for whoever is here. Who has just been asked for is not asked for again. */
export async function openApp(root: Root, arrival?: Arrival): Promise<void> {
  whenOutdated(tellNewVersion);
  if (isKiosk) return root.render(<KioskApp />);
  keepFindKey();
  keepAnswersBy(keptRules);
  if (arrival?.hasSignedIn === true) becomes(arrival.me);
  else if (arrival !== undefined) knowMe(arrival.me);
  const ready = arrival && (await readyRouter(arrival.me));
  if (ready === undefined) fetchAhead(location.pathname, signedIn, signedInRoutes);
  // Made while the answer is on its way, by itself: it takes as long as drawing half the frame.
  const router = ready ?? ownTask().then(makeRouter);
  startTransition(() =>
    root.render(
      <Page>
        <QueryClientProvider client={queryClient}>
          <WhoIsHere router={router} />
        </QueryClientProvider>
      </Page>,
    ),
  );
}

/** The entrance stays until what follows it can be drawn. */
async function readyRouter(me: Me): Promise<AppRouter> {
  const router = makeRouter();
  router.update({ context: { me } });
  await router.load();
  return router;
}

/** Whoever is still at the entrance is told inside: what is loaded there may be gone, and what is typed is soon sent. */
function tellNewVersion(): void {
  const action = { label: <Said of={({ say }) => say('kernel.reload')} />, onPress: () => location.reload() };
  showToast({ text: <Said of={({ say }) => say('kernel.newVersion')} />, action }, { untilClosed: true });
}

const KioskApp = () => (
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <Suspense>
        <Kiosk labelled={LabelledParts} lost={<FirstMissing />} />
      </Suspense>
    </QueryClientProvider>
  </StrictMode>
);

/** Until it is known who is here, and what they opened can be drawn, `Loading...` and no route. */
function WhoIsHere({ router: made }: { readonly router: AppRouter | Promise<AppRouter> }) {
  const { data: me, error, refetch } = useMe();
  useFollowMe(me);
  const [opened, setOpened] = useState<Opened | undefined>(
    made instanceof Promise || me === undefined ? undefined : { router: made, openedFor: me },
  );
  const isOpening = useRef(opened !== undefined);
  useEffect(() => {
    if (me === undefined || isOpening.current) return;
    isOpening.current = true;
    void openRoutes(made, me).then((router) => startTransition(() => setOpened({ router, openedFor: me })));
  }, [made, me]);
  if (me === undefined && error !== null) return <FirstProblem error={error} retry={() => void refetch()} />;
  return me === undefined || opened === undefined ? <FirstLoading /> : <Routes me={me} {...opened} />;
}

/** The router, once what it shows first has been loaded and asked for, or could not be: whoever draws it says so. */
async function openRoutes(made: AppRouter | Promise<AppRouter>, me: Me): Promise<AppRouter> {
  const router = await made;
  router.update({ context: { me } });
  await Promise.allSettled([router.load(), me.state === 'active' && askAhead(me.employee)]);
  return router;
}

/** What has been loaded already, so that what somebody sees is drawn at once and in small pieces of work. */
interface Opened {
  readonly router: AppRouter;
  /** For whom: an answer that came since may be of somebody else. */
  readonly openedFor: Me;
}

function Routes({ me, router, openedFor }: Opened & { readonly me: Me }) {
  const former = useRef(openedFor);
  // Whoever signs in or out, is admitted or is suspended, is led to where they now belong.
  useEffect(() => {
    // What was opened for them is loaded.
    if (former.current === me) return;
    router.update({ context: { me } });
    // The page where somebody waits is open to whoever has just registered too: without a session nobody else is left there.
    const leaves = former.current.state === 'waiting' && me.state === 'signed_out';
    former.current = me;
    if (leaves && router.state.location.pathname === '/awaiting-approval') {
      void router.navigate({ to: '/login', replace: true });
    } else void router.invalidate();
  }, [router, me]);
  // Where no shell has taken it, as at the entrance.
  useEffect(() => void takeFindKey(), []);
  useEffect(() => followPushedLinks((href) => beLed(() => router.history.push(href))), [router]);
  // A page that stays open over a new version must not miss a screen that it has not shown yet. Whoever saves data fetches what they open.
  const isActive = me.state === 'active';
  useEffect(() => {
    if (!isActive || savesData()) return;
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
