import { fileURLToPath } from 'node:url';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compiledWords } from './tools/web/compiled-words.ts';
import { inFewPieces } from './tools/web/pieces.ts';

const calendar = fileURLToPath(new URL('src/web/kernel/calendar.ts', import.meta.url));

// React Aria brings the words of 30 languages; ours are enough, and 33 KB lighter.
const fewLocales = { ...optimizeLocales.vite({ locales: ['en-US', 'es-ES', 'ar-AE'] }), enforce: 'pre' as const };

const shortcutIcon = { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' };

/**
 * The web part. `vite build` writes `dist/web`, which the server serves as it is; every file in
 * `assets/` carries a hash and may be cached for ever, `index.html` and `sw.js` may not.
 */
export default defineConfig({
  publicDir: 'src/web/public',
  // Rules ask the package; browsers that have Temporal need none.
  resolve: { alias: [{ find: /^temporal-polyfill$/, replacement: calendar }] },
  plugins: [
    react({ compiler: true }),
    fewLocales,
    compiledWords(),
    // Which modules there are does not depend on the compiler, which takes a third of the time.
    inFewPieces([react(), fewLocales, compiledWords()]),
    VitePWA({
      strategies: 'generateSW',
      injectRegister: false,
      manifest: {
        name: 'Meridian',
        short_name: 'Meridian',
        description: 'Time clock, time cards and payroll book.',
        id: '/',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#f4f3ef',
        theme_color: '#f4f3ef',
        // What is opened every day; whoever is not signed in signs in first.
        shortcuts: [
          { name: 'Clock', url: '/dashboard', icons: [shortcutIcon] },
          { name: 'Schedule', url: '/schedule?show=week', icons: [shortcutIcon] },
          { name: 'Messages', url: '/communication-hub', icons: [shortcutIcon] },
        ],
        icons: [
          { src: '/icons/icon.svg', sizes: 'any', type: 'image/svg+xml' },
          { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icons/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/dev\//, /^\/(?:openapi\.json|llms\.txt)$/],
        // The next load is of the new version; pages that are open keep theirs, and are told (kernel/service-worker.ts).
        skipWaiting: true,
        clientsClaim: false,
        cleanupOutdatedCaches: true,
        // What comes in while no page is open; asked for anew with the worker itself.
        importScripts: ['/push.js'],
        globIgnores: ['push.js'],
        inlineWorkboxRuntime: true,
        sourcemap: false,
      },
    }),
  ],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    // Newer than light-dark(), so that it is left as it is written.
    cssTarget: ['chrome123', 'edge123', 'firefox121', 'safari17.5'],
    // Nothing becomes a data: address: the content policy allows files of our own only.
    assetsInlineLimit: 0,
    // All of these browsers preload modules by themselves.
    modulePreload: { polyfill: false },
  },
});
