import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { letThreadEnd } from './let-thread-end.ts';
import type { Letter, Printed } from './typeset-worker.ts';

interface Waiting {
  resolve(pdf: Uint8Array): void;
  reject(error: Error): void;
}

const waiting = new Map<number, Waiting>();
let press: Worker | undefined;
let sent = 0;

/**
 * Sets a page template of Typst with data, as PDF. The typesetter keeps a processor busy for as long as a document takes, so it
 * works in a thread of its own, started with the first document: punches do not wait for paper.
 *
 * @param template a `.typ` file beside its module
 * @param data what the template reads as `sys.inputs`, JSON under each name: never part of the template's own text
 * @throws Error where the template does not hold with the data
 */
export function typeset(template: URL, data: Readonly<Record<string, unknown>>): Promise<Uint8Array> {
  const inputs = Object.fromEntries(Object.entries(data).map(([name, value]) => [name, JSON.stringify(value)]));
  const id = (sent += 1);
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    thread().postMessage({ id, template: template.href, inputs } satisfies Letter);
  });
}

function thread(): Worker {
  if (press !== undefined) return press;
  const started = new Worker(new URL('typeset-worker.ts', import.meta.url));
  // It waits for work for ever; the process need not wait for it.
  started.unref();
  started.on('message', (printed: Printed) => settle(printed.id, printed));
  const lost = (error: Error) => {
    // What waits by now is another's to set.
    if (press !== started) return;
    press = undefined;
    for (const id of waiting.keys()) settle(id, { error: error.message });
  };
  started.on('error', lost);
  void once(started, 'exit').then(
    () => lost(new Error('the typesetter ended')),
    () => undefined,
  );
  press = started;
  return started;
}

/** Lets the thread end, where a document started one: a thread that ends itself ends it first. A document that follows starts another. */
export async function endTypesetter(): Promise<void> {
  const started = press;
  if (started === undefined) return;
  press = undefined;
  started.ref();
  started.postMessage(null);
  await letThreadEnd(started);
}

function settle(id: number, { pdf, error }: Omit<Printed, 'id'>): void {
  const one = waiting.get(id);
  waiting.delete(id);
  if (pdf === undefined) one?.reject(new Error(`not typeset: ${error ?? 'no reason given'}`));
  else one?.resolve(pdf);
}
