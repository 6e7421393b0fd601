import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const mostLines = 30;

/**
 * Installs exactly what package-lock.json names, if node_modules does not hold it already. Resolves to true when node_modules is
 * right, to false after having said why it is not.
 * @param {string} root the project's folder
 * @param {(line: string) => void} log
 * @returns {Promise<boolean>}
 */
export async function ensureInstalled(root, log) {
  if (isInstalled(root)) return true;
  const startedAt = Date.now();
  const seconds = () => Math.round((Date.now() - startedAt) / 1000);
  log('Installing what package-lock.json names; the first time this takes about a minute …');
  const heartbeat = setInterval(() => log(`… still installing (${seconds()} s)`), 10_000);
  const { code, output } = await npmCi(root);
  clearInterval(heartbeat);
  if (code === 0) {
    log(`Installed in ${seconds()} s`);
    return true;
  }
  log(output.trim().split('\n').slice(0, mostLines).join('\n'));
  log('"npm ci" failed, for the reason above: put it right and start again.');
  return false;
}

/** npm's own note of what it installed, which it writes last, must name every locked package that this machine needs. */
function isInstalled(root) {
  const note = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(note)) return false;
  const locked = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages;
  const installed = JSON.parse(readFileSync(note, 'utf8')).packages;
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      path === '' || installed[path]?.version === version || (optional && !installed[path]),
  );
}

/** No install script runs: none of our packages needs one. Development packages build the web part, in production too. */
function npmCi(root) {
  const args = [
    'ci',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
    '--include=dev',
    '--include=optional',
  ];
  const npm = process.env['npm_execpath'] ?? '';
  const [command, first] = /^npm-cli\.c?js$/.test(basename(npm)) ? [process.execPath, [npm]] : ['npm', []];
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    child.stdout.on('data', (text) => (output += text));
    child.stderr.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: `${command}: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
