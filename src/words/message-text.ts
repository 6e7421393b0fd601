import type { SharedKind } from '../domain/messaging/message.ts';
import type { Speaker } from './speak.ts';

/** What a message that stands says where its words alone are read: of one without any, what it carries. */
export const messageText = (
  { say }: Pick<Speaker, 'say'>,
  text: string,
  about: SharedKind | null | undefined,
): string => text || say(about ? `messaging.about.${about}` : 'messaging.attachment');
