import './attachment-field.css';
import { FileText, Paperclip, RotateCw, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { FileTrigger, ProgressBar } from 'react-aria-components';
import type { Attachment } from '../../contract/attachments.ts';
import { addTimeOffAttachment, removeTimeOffAttachment } from '../../contract/time-off/attachments.ts';
import { largestAttachmentBytes } from '../../domain/attachments/attachment.ts';
import { plainFileName } from '../../domain/attachments/file-name.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import type { Speaker } from '../../words/speak.ts';
import { call } from '../kernel/call.ts';
import { upload } from '../kernel/carry-file.ts';
import {
  acceptedFiles,
  chosenFile,
  isWorthRetrying,
  sendChosen,
  untried,
  type ChosenFile,
} from '../kernel/chosen-file.ts';
import { focusGoesToNext } from '../kernel/focus.ts';
import { useWords } from '../kernel/words.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';

/** What was chosen to go with the request. */
export type LeaveFile = ChosenFile<Attachment>;

interface AttachmentFieldProps {
  readonly file: LeaveFile | undefined;
  readonly onChange: (file: LeaveFile | undefined) => void;
}

/** Chooses one picture or PDF, which is sent at once: how far it is, and why it did not arrive. */
export function AttachmentField({ file, onChange }: AttachmentFieldProps) {
  const { say, speaker } = useWords();
  const hint = useId();
  const { send, letGo } = useSending(onChange);
  const chosen = useRef<HTMLDivElement>(null);
  const id = file?.id;
  // The button that was pressed is gone with the choice: the dialog would give the focus to its first button.
  useEffect(() => {
    if (id !== undefined) chosen.current?.focus();
  }, [id]);
  return (
    <div className="leave-file" role="group" aria-label={say('timeOff.attachment')} ref={focusGoesToNext}>
      <span className="label">{say('timeOff.attachment')}</span>
      {file === undefined ? (
        <FileTrigger
          acceptedFileTypes={acceptedFiles}
          onSelect={(files) => {
            const first = files?.[0];
            if (first) void send(chosenFile(first, plainFileName(first.name)));
          }}
        >
          <Button icon={Paperclip} aria-describedby={hint}>
            {say('timeOff.attachmentChoose')}
          </Button>
        </FileTrigger>
      ) : (
        <div className="chosen" ref={chosen} role="group" aria-label={file.name} tabIndex={-1} data-goes-on>
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
          {isWorthRetrying(file) && (
            <IconButton
              label={say('timeOff.attachmentRetry', { name: file.name })}
              icon={RotateCw}
              onPress={() => void send(untried(file))}
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
function useSending(onChange: (file: LeaveFile) => void) {
  const wanted = useRef<string>(undefined);
  useEffect(
    () => () => {
      wanted.current = undefined;
    },
    [],
  );
  return {
    send: (chosen: LeaveFile): Promise<void> => {
      wanted.current = chosen.id;
      const tell = (what: Partial<LeaveFile>): void => {
        if (wanted.current === chosen.id) onChange({ ...chosen, ...what });
      };
      tell({});
      const input = { params: { attachmentId: chosen.id }, query: { name: chosen.name } };
      return sendChosen(
        chosen,
        largestAttachmentBytes,
        (file, onProgress) => upload(addTimeOffAttachment, input, file, onProgress),
        tell,
      );
    },
    letGo: ({ id, kept }: LeaveFile): void => {
      wanted.current = undefined;
      // Whoever is offline leaves it to the server, which forgets what nobody sends.
      if (kept !== undefined)
        void call(removeTimeOffAttachment, { params: { attachmentId: id } }).catch(() => undefined);
    },
  };
}

function failureSentence(speaker: Speaker, { failure, name }: LeaveFile): string {
  if (failure === undefined) return '';
  const { code, details } = failure;
  if (code === 'too_large') return speaker.say('timeOff.attachmentTooLarge', { name });
  if (code === 'unreachable') return speaker.say('timeOff.attachmentOffline');
  return refusalSentence(speaker, code, details);
}
