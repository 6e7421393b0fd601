import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

const tools = dirname(fileURLToPath(import.meta.url));
const root = dirname(tools);

/**
 * Installs, then runs a TypeScript program of this folder to its end. Its signals and its exit code are ours; when we are killed, it
 * hears so on the channel between us and stops.
 * @param {string} program a file of tools/
 * @param {string[]} args
 * @param {(line: string) => void} log takes what is said while installing
 * @returns {Promise<number>} the exit code
 */
export async function launch(program, args, log = (line) => console.log(line)) {
  if (!(await ensureInstalled(root, log))) return 1;
  const node = findNode();
  if (!node) {
    console.error(
      `Meridian needs Node 22.18 or newer to run; this is ${process.version}, and the Node 24 that npm brings does not run here: install Node 24.`,
    );
    return 1;
  }
  const PATH = `${join(root, 'node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', join(tools, program), ...args], {
    cwd: root,
    env: { ...process.env, PATH },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.connected && child.send(signal));
  }
  stopWithNpm(child);
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}

/** npm passes signals on, except the one that kills it outright: then we are handed to another parent. */
function stopWithNpm(child) {
  if (!process.env['npm_lifecycle_event']) return;
  const npm = process.ppid;
  setInterval(() => {
    if (process.ppid !== npm && child.connected) child.disconnect();
  }, 500).unref();
}

/** The Node 24 among our packages, else the one that runs this, if it reads TypeScript. */
export function findNode() {
  const packaged = join(root, `node_modules/node-${process.platform}-${process.arch}/bin/node`);
  if (spawnSync(packaged, ['--version']).status === 0) return packaged;
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18) ? process.execPath : undefined;
}
