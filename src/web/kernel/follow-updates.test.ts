import { expect, test } from 'vitest';
import { followUpdates } from './follow-updates.ts';

class AWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  becomes(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

class ARegistration extends EventTarget {
  installing: AWorker | null = null;
  finds(): AWorker {
    this.installing = new AWorker();
    this.dispatchEvent(new Event('updatefound'));
    return this.installing;
  }
}

function followed(registration = new ARegistration()) {
  let told = 0;
  followUpdates(registration, () => {
    told += 1;
  });
  return { registration, told: () => told };
}

test('a newer version is told once it is taken whole, and once only', () => {
  const { registration, told } = followed();
  const worker = registration.finds();
  worker.becomes('installed');
  expect(told()).toBe(0);
  worker.becomes('activated');
  expect(told()).toBe(1);
  registration.finds().becomes('activated');
  expect(told()).toBe(1);
});

test('one that could not be fetched is told to nobody', () => {
  const { registration, told } = followed();
  registration.finds().becomes('redundant');
  expect(told()).toBe(0);
});

test('one that was found while the page was opening is told too', () => {
  const registration = new ARegistration();
  const worker = registration.finds();
  const { told } = followed(registration);
  worker.becomes('activated');
  expect(told()).toBe(1);
});
