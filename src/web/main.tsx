import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startServiceWorker } from './kernel/service-worker.ts';
import { Said } from './kernel/words.tsx';
import { showToast } from './ui/toast.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startServiceWorker(() => {
  const action = { label: <Said of={({ say }) => say('kernel.reload')} />, onPress: () => location.reload() };
  showToast({ text: <Said of={({ say }) => say('kernel.newVersion')} />, action }, { untilClosed: true });
}).catch(reportError);
