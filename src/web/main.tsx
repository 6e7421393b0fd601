import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './app.css';
import { createRoot } from 'react-dom/client';
import './kernel/pause-in-page.ts';
import { readMe } from '../contract/identity/sign-in.ts';
import { call } from './kernel/call.ts';
import { ownTask } from './kernel/own-task.ts';
import { rememberedReply } from './kernel/remembered.ts';
import { startServiceWorker } from './kernel/service-worker.ts';
import { FirstLoading, FirstMissing, Page } from './page.tsx';

// What is imported has been run by now, which is a long piece of work by itself.
await ownTask();

const element = document.getElementById('root');
if (element === null) throw new Error('index.html has no #root.');
const root = createRoot(element);
// Words are fetched beside the rest.
root.render(
  <Page>
    <FirstLoading />
  </Page>,
);

/** Of whichever of the two did not arrive. */
const sayMissing = (): void =>
  root.render(
    <Page>
      <FirstMissing />
    </Page>,
  );

/** Whoever is not known here will most likely sign in, which takes a third of the app. What the device remembers of somebody else opens the app. */
const isEntrance = ['/', '/login'].includes(location.pathname) && rememberedReply(readMe) === undefined;
let opened: Promise<void>;
if (isEntrance) {
  const asked = call(readMe);
  // Who waits for it is told; it only is not there yet.
  asked.catch(() => undefined);
  opened = import('./entrance.tsx').then(({ openEntrance }) => openEntrance(root, asked), sayMissing);
} else {
  opened = import('./app.tsx').then(async ({ openApp }) => {
    await ownTask();
    return openApp(root);
  }, sayMissing);
}
await opened.catch(reportError);

// What it fetches for later comes behind what is needed now; also where that did not arrive, since it may open the page next time.
startServiceWorker().catch(reportError);
