import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { Counts } from './counts.ts';
import { runSteps } from './steps.ts';

/** The same without windows and bars: it takes half of what a page costs, and neither installs pages nor shows what is pushed. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/**
 * Finds a Chromium for the journeys: CHROMIUM_PATH, else one that is installed, else Debian's, which is installed now where that may be
 * done. Says exactly what to do where it may not, which counts as a failure. Most journeys are content with its shell, where there is one.
 */
export async function findBrowser(): Promise<{ path?: string; shell?: string | undefined; counts: Counts }> {
  const nothing = { passed: 0, failed: 0 };
  const found = installed();
  if (found) return { path: found, shell: installedShell(), counts: nothing };
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    console.log(
      '✗ browser: there is no Chromium. Run "sudo apt-get install chromium", or set CHROMIUM_PATH to a Chromium or Chrome.',
    );
    return { counts: { passed: 0, failed: 1 } };
  }
  console.log("Installing Debian's Chromium for the journeys; this takes a minute or two …");
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const counts = await runSteps(
    [
      { name: 'list of Debian packages', command: ['apt-get', 'update'], environment },
      {
        name: 'Chromium',
        command: ['apt-get', 'install', '-y', '--no-install-recommends', 'chromium', shell],
        environment,
      },
    ],
    1,
  );
  const path = installed();
  return path ? { path, shell: installedShell(), counts } : { counts };
}

/** None beside a browser that was given: it may be of another version. */
const installedShell = () => (process.env['CHROMIUM_PATH'] ? undefined : onPath(shell));

function installed(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return given;
  return names.map(onPath).find((path) => path !== undefined);
}

function onPath(name: string): string | undefined {
  const folders = ['/usr/bin', ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}
