import { useState, useSyncExternalStore } from 'react';
import { v7 } from 'uuid';
import type { Attachment } from '../../../contract/attachments.ts';
import { addAttachment, removeAttachment } from '../../../contract/messaging/attachments.ts';
import { largestAttachmentBytes, mostAttachments } from '../../../domain/attachments/attachment.ts';
import { plainFileName } from '../../../domain/attachments/file-name.ts';
import type { RefusalCode } from '../../../words/refusal-sentence.ts';
import { call, Unreachable, upload } from '../../kernel/call.ts';
import { shrunk } from '../../kernel/shrunk.ts';

/** A file that was chosen for a message, and how far it is. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly file: File;
  /** Where this page shows a picture from; undefined for anything else. */
  readonly url: string | undefined;
  /** How much has arrived, from 0 to 1. */
  readonly part: number;
  /** As the server keeps it; undefined, before it does. */
  readonly kept?: Attachment;
  readonly failure?: RefusalCode | 'too_large' | 'unreachable';
}

export interface Attaching {
  readonly files: readonly ChosenFile[];
  /** Some are on their way. */
  readonly isSending: boolean;
  /** A message carries no more. */
  readonly isFull: boolean;
  /** More were chosen than it carries: the first were taken, the others were not. */
  readonly wereTooMany: boolean;
  readonly add: (files: Iterable<File>) => void;
  readonly retry: (file: ChosenFile) => void;
  readonly remove: (file: ChosenFile) => void;
  /** Gives those that the server keeps to a message, and shows them here no longer. */
  readonly take: () => readonly Attachment[];
}

/** Larger than a screen shows it nothing is sent. */
const longestSide = 2048;

/** What was chosen and not sent yet, by its owner and conversation: whoever reads another one in between finds it again. */
const trays = new Map<string, readonly ChosenFile[]>();
const watchers = new Set<() => void>();
const empty: readonly ChosenFile[] = [];

function useTray(place: string) {
  const files = useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    () => trays.get(place) ?? empty,
  );
  const setFiles = (next: (now: readonly ChosenFile[]) => readonly ChosenFile[]): void => {
    trays.set(place, next(trays.get(place) ?? empty));
    for (const changed of watchers) changed();
  };
  return [files, setFiles] as const;
}

/** The files of the message that somebody writes in a conversation: each is sent as soon as it is chosen. */
export function useAttaching(ownId: string, conversationId: string): Attaching {
  const [files, setFiles] = useTray(`${ownId} ${conversationId}`);
  const [wereTooMany, setTooMany] = useState(false);
  const change = (id: string, what: Partial<ChosenFile>): void =>
    setFiles((now) => now.map((one) => (one.id === id ? { ...one, ...what } : one)));
  const send = async ({ id, name, file, url }: ChosenFile): Promise<void> => {
    const smaller = url === undefined ? file : await shrunk(file, longestSide);
    if (smaller.size > largestAttachmentBytes) return change(id, { failure: 'too_large' });
    try {
      const input = { params: { conversationId, attachmentId: id }, query: { name } };
      const answer = await upload(addAttachment, input, smaller, (part) => change(id, { part }));
      change(id, answer.ok ? { kept: answer.value, part: 1 } : { failure: answer.refusal });
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      change(id, { failure: 'unreachable' });
    }
  };
  return {
    files,
    isSending: files.some(({ kept, failure }) => kept === undefined && failure === undefined),
    isFull: files.length >= mostAttachments,
    wereTooMany,
    add(chosen) {
      const all = [...chosen];
      const room = mostAttachments - files.length;
      setTooMany(all.length > room);
      const fresh = all.slice(0, room).map((file) => ({
        id: v7(),
        name: plainFileName(file.name),
        file,
        url: file.type.startsWith('image/') ? URL.createObjectURL(file) : undefined,
        part: 0,
      }));
      setFiles((now) => [...now, ...fresh]);
      for (const one of fresh) void send(one);
    },
    retry(one) {
      const { failure: _failed, ...again } = one;
      setFiles((now) => now.map((each) => (each.id === one.id ? { ...again, part: 0 } : each)));
      void send(again);
    },
    remove(one) {
      setTooMany(false);
      setFiles((now) => now.filter(({ id }) => id !== one.id));
      letGo([one]);
      const params = { conversationId, attachmentId: one.id };
      // Whoever is offline leaves it to the server, which forgets what nobody sends.
      if (one.kept !== undefined) void call(removeAttachment, { params }).catch(() => undefined);
    },
    take() {
      const ready = files.filter(({ kept }) => kept !== undefined);
      setTooMany(false);
      setFiles((now) => now.filter(({ kept }) => kept === undefined));
      letGo(ready);
      return ready.flatMap(({ kept }) => (kept === undefined ? [] : [kept]));
    },
  };
}

/** Frees the memory that pictures take which nobody shows any more. */
function letGo(files: readonly ChosenFile[]): void {
  for (const { url } of files) if (url !== undefined) URL.revokeObjectURL(url);
}
