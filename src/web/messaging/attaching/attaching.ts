import { useState, useSyncExternalStore } from 'react';
import type { Attachment } from '../../../contract/attachments.ts';
import { addAttachment, removeAttachment } from '../../../contract/messaging/attachments.ts';
import { largestAttachmentBytes, mostAttachments } from '../../../domain/attachments/attachment.ts';
import { plainFileName } from '../../../domain/attachments/file-name.ts';
import { call } from '../../kernel/call.ts';
import { upload } from '../../kernel/carry-file.ts';
import { chosenFile, isPicture, sendChosen, untried, type ChosenFile } from '../../kernel/chosen-file.ts';

/** A file that was chosen for a message. */
export interface MessageFile extends ChosenFile<Attachment> {
  /** Where this page shows a picture from; undefined for anything else. */
  readonly url: string | undefined;
}

export interface Attaching {
  readonly files: readonly MessageFile[];
  /** Some are on their way. */
  readonly isSending: boolean;
  /** A message carries no more. */
  readonly isFull: boolean;
  /** More were chosen than it carries: the first were taken, the others were not. */
  readonly wereTooMany: boolean;
  readonly add: (files: Iterable<File>) => void;
  readonly retry: (file: MessageFile) => void;
  readonly remove: (file: MessageFile) => void;
  /** Gives those that the server keeps to a message, and shows them here no longer. */
  readonly take: () => readonly Attachment[];
}

/** What was chosen and not sent yet, by its owner and conversation: whoever reads another one in between finds it again. */
const trays = new Map<string, readonly MessageFile[]>();
const watchers = new Set<() => void>();
const empty: readonly MessageFile[] = [];

function useTray(place: string) {
  const files = useSyncExternalStore(
    (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    () => trays.get(place) ?? empty,
  );
  const setFiles = (next: (now: readonly MessageFile[]) => readonly MessageFile[]): void => {
    trays.set(place, next(trays.get(place) ?? empty));
    for (const changed of watchers) changed();
  };
  return [files, setFiles] as const;
}

/** The files of the message that somebody writes in a conversation: each is sent as soon as it is chosen. */
export function useAttaching(ownId: string, conversationId: string): Attaching {
  const [files, setFiles] = useTray(`${ownId} ${conversationId}`);
  const [wereTooMany, setTooMany] = useState(false);
  const change = (id: string, what: Partial<ChosenFile<Attachment>>): void =>
    setFiles((now) => now.map((one) => (one.id === id ? { ...one, ...what } : one)));
  const send = (one: MessageFile): Promise<void> => {
    const input = { params: { conversationId, attachmentId: one.id }, query: { name: one.name } };
    return sendChosen(
      one,
      largestAttachmentBytes,
      (file, onProgress) => upload(addAttachment, input, file, onProgress),
      (what) => change(one.id, what),
    );
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
      const fresh = all.slice(0, room).map(messageFile);
      setFiles((now) => [...now, ...fresh]);
      for (const one of fresh) void send(one);
    },
    retry(one) {
      const again = untried(one);
      setFiles((now) => now.map((each) => (each.id === one.id ? again : each)));
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

function messageFile(file: File): MessageFile {
  const url = isPicture(file) ? URL.createObjectURL(file) : undefined;
  return { ...chosenFile<Attachment>(file, plainFileName(file.name)), url };
}

/** Frees the memory that pictures take which nobody shows any more. */
function letGo(files: readonly MessageFile[]): void {
  for (const { url } of files) if (url !== undefined) URL.revokeObjectURL(url);
}
