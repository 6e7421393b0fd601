import type * as z from 'zod/mini';
import type { changeNoticeChoices, NoticeChoicesShown } from '../../contract/notifications/notice-choices.ts';
import type { PushDevice } from '../../contract/notifications/push-devices.ts';
import { channels, noticeEvents, type Channel, type NoticeEvent } from '../../domain/notifications/notice.ts';

export type NoticeChange = z.output<typeof changeNoticeChoices.body>;

/** Choices as they will be, once a change has been answered. */
export const withChange = (
  choices: NoticeChoicesShown,
  { cells = [], ...hours }: NoticeChange,
): NoticeChoicesShown => ({
  ...choices,
  ...(hours.quiet !== undefined && { quiet: hours.quiet }),
  ...(hours.digestAt !== undefined && { digestAt: hours.digestAt }),
  cells: choices.cells.map(
    (cell) => cells.find(({ event, channel }) => event === cell.event && channel === cell.channel) ?? cell,
  ),
});

/** A row of the table: an event, and whether it comes by each channel. */
export interface ChoiceRow {
  readonly event: NoticeEvent;
  readonly cells: readonly { readonly channel: Channel; readonly isWanted: boolean }[];
}

/** The table of choices. @param unheard what the reader is never told of: requests, where they answer none; failures, where they are no admin */
export const rowsOf = ({ cells }: NoticeChoicesShown, unheard: readonly NoticeEvent[]): readonly ChoiceRow[] =>
  noticeEvents
    .filter((event) => !unheard.includes(event))
    .map((event) => ({
      event,
      cells: channels.map((channel) => ({
        channel,
        isWanted: cells.some((cell) => cell.event === event && cell.channel === channel && cell.isWanted),
      })),
    }));

/** The channels that are not open, so that no choice here counts. */
export const closedChannels = ({ open }: NoticeChoicesShown): readonly Channel[] =>
  channels.filter((channel) => !open[channel]);

/** Whether a browser is on something that is held in the hand. */
export const isPhone = ({ system }: PushDevice): boolean =>
  system === 'iPhone' || system === 'iPad' || system === 'Android';
