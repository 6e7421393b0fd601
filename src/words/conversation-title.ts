import type { Speaker } from './speak.ts';

/** What a conversation is called by whoever reads: as it is named, else as the other of two, or as its location. */
export const conversationTitle = (
  { say }: Pick<Speaker, 'say'>,
  called: {
    readonly name: string | null;
    /** Of a direct one. */
    readonly otherName: string | null | undefined;
    /** Of one that follows a location. */
    readonly locationName: string | null | undefined;
  },
): string => called.name ?? called.otherName ?? called.locationName ?? say('messaging.announcements');
