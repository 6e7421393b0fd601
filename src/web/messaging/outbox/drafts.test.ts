import { afterEach, expect, test, vi } from 'vitest';
import { draftPlace, whenDraftChanges } from './drafts.ts';

afterEach(() => vi.unstubAllGlobals());

/** What a browser tells the other tabs. */
const stored = (key: string | null, newValue: string | null) => Object.assign(new Event('storage'), { key, newValue });

test('what was sent in one tab no longer stands in another, to be sent twice', () => {
  const tab = new EventTarget();
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
  vi.stubGlobal('removeEventListener', tab.removeEventListener.bind(tab));
  const place = draftPlace('ana', 'keys');
  const drafts: string[] = [];
  const stop = whenDraftChanges(place, (text) => drafts.push(text));
  tab.dispatchEvent(stored(place, 'The keys are'));
  tab.dispatchEvent(stored(draftPlace('ana', 'lunch'), 'Noodles?'));
  tab.dispatchEvent(stored(place, null));
  expect(drafts).toEqual(['The keys are', '']);
  tab.dispatchEvent(stored(place, 'Found'));
  tab.dispatchEvent(stored(null, null));
  expect(drafts).toEqual(['The keys are', '', 'Found', '']);
  stop();
  tab.dispatchEvent(stored(place, 'too late'));
  expect(drafts).toHaveLength(4);
});
