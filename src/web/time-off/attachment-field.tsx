import './attachment-field.css';
import { FileText, Paperclip, RotateCw, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { FileTrigger, ProgressBar } from 'react-aria-components';
import { v7 } from 'uuid';
import type { Attachment } from '../../contract/attachments.ts';
import { addTimeOffAttachment, removeTimeOffAttachment } from '../../contract/time-off/attachments.ts';
import { largestAttachmentBytes } from '../../domain/attachments/attachment.ts';
import { plainFileName } from '../../domain/attachments/file-name.ts';
import { refusalSentence, type RefusalCode } from '../../words/refusal-sentence.ts';
import type { Speaker } from '../../words/speak.ts';
import { call, Unreachable, upload } from '../kernel/call.ts';
import { shrunk } from '../kernel/shrunk.ts';
import { useWords } from '../kernel/words.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** What was chosen to go with the request, and how far it is. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly file: File;
  /** How much has arrived, from 0 to 1. */
  readonly part: number;
  /** As the server keeps it; undefined, before it does. */
  readonly kept?: Attachment;
  readonly failure?: RefusalCode | 'too_large' | 'unreachable';
}

/** HEIC becomes a JPEG where the browser reads it, and is refused in a sentence elsewhere. */
const accepted = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/heic',
  'image/heif',
  '.heic',
  '.heif',
  'application/pdf',
];
/** Larger than a screen shows it nothing is sent. */
const longestSide = 2048;

interface AttachmentFieldProps {
  readonly file: ChosenFile | undefined;
  readonly onChange: (file: ChosenFile | undefined) => void;
}

/** Chooses one picture or PDF, which is sent at once: how far it is, and why it did not arrive. */
export function AttachmentField({ file, onChange }: AttachmentFieldProps) {
  const { say, speaker } = useWords();
  const hint = useId();
  const { send, letGo } = useSending(onChange);
  return (
    <div className="leave-file" role="group" aria-label={say('timeOff.attachment')}>
      <span className="label">{say('timeOff.attachment')}</span>
      {file === undefined ? (
        <FileTrigger
          acceptedFileTypes={accepted}
          onSelect={(files) => {
            const chosen = files?.[0];
            if (chosen) void send({ id: v7(), name: plainFileName(chosen.name), file: chosen, part: 0 });
          }}
        >
          <Button icon={Paperclip} aria-describedby={hint}>
            {say('timeOff.attachmentChoose')}
          </Button>
        </FileTrigger>
      ) : (
        <div className="chosen">
          <Icon of={FileText} />
          <span>
            <bdi>{file.name}</bdi>
            {file.failure === undefined && file.kept === undefined && (
              <ProgressBar aria-label={say('timeOff.attachmentSending', { name: file.name })} value={file.part * 100}>
                <progress max={1} value={file.part} aria-hidden />
              </ProgressBar>
            )}
            {file.failure !== undefined && <small role="alert">{failureSentence(speaker, file)}</small>}
          </span>
          {(file.failure === 'unreachable' || file.failure === 'photo_busy') && (
            <IconButton
              label={say('timeOff.attachmentRetry', { name: file.name })}
              icon={RotateCw}
              onPress={() => {
                const { failure: _failed, ...again } = file;
                void send({ ...again, part: 0 });
              }}
            />
          )}
          <IconButton
            label={say('timeOff.attachmentRemove', { name: file.name })}
            icon={X}
            onPress={() => {
              letGo(file);
              onChange(undefined);
            }}
          />
        </div>
      )}
      <small id={hint}>{say('timeOff.attachmentHint')}</small>
    </div>
  );
}

/** Sends one file; of one that was taken away meanwhile, or whose form is gone, nothing more is told. */
function useSending(onChange: (file: ChosenFile) => void) {
  const wanted = useRef<string>(undefined);
  useEffect(
    () => () => {
      wanted.current = undefined;
    },
    [],
  );
  return {
    send: async (chosen: ChosenFile): Promise<void> => {
      wanted.current = chosen.id;
      const tell = (what: Partial<ChosenFile>): void => {
        if (wanted.current === chosen.id) onChange({ ...chosen, ...what });
      };
      tell({});
      const { id, name, file } = chosen;
      const smaller = file.type.startsWith('image/') ? await shrunk(file, longestSide) : file;
      if (smaller.size > largestAttachmentBytes) return tell({ failure: 'too_large' });
      try {
        const input = { params: { attachmentId: id }, query: { name } };
        const answer = await upload(addTimeOffAttachment, input, smaller, (part) => tell({ part }));
        tell(answer.ok ? { kept: answer.value, part: 1 } : { failure: answer.refusal });
      } catch (error) {
        if (!(error instanceof Unreachable)) throw error;
        tell({ failure: 'unreachable' });
      }
    },
    letGo: ({ id, kept }: ChosenFile): void => {
      wanted.current = undefined;
      // Whoever is offline leaves it to the server, which forgets what nobody sends.
      if (kept !== undefined)
        void call(removeTimeOffAttachment, { params: { attachmentId: id } }).catch(() => undefined);
    },
  };
}

function failureSentence(speaker: Speaker, { failure, name }: ChosenFile): string {
  if (failure === undefined) return '';
  if (failure === 'too_large') return speaker.say('timeOff.attachmentTooLarge', { name });
  if (failure === 'unreachable') return speaker.say('timeOff.attachmentOffline');
  return refusalSentence(speaker, failure);
}
