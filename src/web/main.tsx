import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { startServiceWorker } from './kernel/service-worker.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root.');

createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startServiceWorker().catch(reportError);
