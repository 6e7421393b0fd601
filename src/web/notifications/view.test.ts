import { expect, test } from 'vitest';
import type { NoticeChoicesShown } from '../../contract/notifications/notice-choices.ts';
import { parseZone, type Zone } from '../../domain/kernel/time.ts';
import { channels, noticeEvents, type NoticeEvent } from '../../domain/notifications/notice.ts';
import { closedChannels, rowsOf, withChange } from './view.ts';

const choices: NoticeChoicesShown = {
  open: { in_app: true, push: false, mail: true, text: false },
  cells: noticeEvents.flatMap((event) => channels.map((channel) => ({ event, channel, isWanted: true }))),
  quiet: null,
  digestAt: '08:00',
  zone: parseZone('America/New_York') as Zone,
};

test('what was changed and is not answered yet shows, and the rest stays as the server said it', () => {
  const off = { event: 'schedule', channel: 'mail', isWanted: false } as const;
  const changed = withChange(withChange(choices, { cells: [off] }), { quiet: { from: '22:00', until: '07:00' } });
  expect(changed.cells.filter(({ isWanted }) => !isWanted)).toEqual([off]);
  expect(changed.quiet).toEqual({ from: '22:00', until: '07:00' });
  expect(changed.digestAt).toBe('08:00');
  expect(withChange(changed, { quiet: null, digestAt: null })).toMatchObject({ quiet: null, digestAt: null });
});

test('requests that wait are a row for those alone who may answer them', () => {
  const events = (unheard: readonly NoticeEvent[]) => rowsOf(choices, unheard).map(({ event }) => event);
  expect(events([])).toEqual([...noticeEvents]);
  expect(events(['requests'])).toEqual(noticeEvents.filter((event) => event !== 'requests'));
});

test('a channel that is not open is named', () => {
  expect(closedChannels(choices)).toEqual(['push', 'text']);
});
