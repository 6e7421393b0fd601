import './attachment-tray.css';
import { FileText, RotateCw, X } from 'lucide-react';
import { ProgressBar } from 'react-aria-components';
import { mostAttachments } from '../../../domain/attachments/attachment.ts';
import { refusalSentence } from '../../../words/refusal-sentence.ts';
import type { Speaker } from '../../../words/speak.ts';
import { isWorthRetrying, type FileFailure } from '../../kernel/chosen-file.ts';
import { useWords } from '../../kernel/words.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Attaching } from './attaching.ts';

/** The files of the message that is being written: how far each is, and why one did not arrive. */
export function AttachmentTray({ attaching }: { readonly attaching: Attaching }) {
  const { say, speaker } = useWords();
  const { files, wereTooMany, retry, remove } = attaching;
  if (files.length === 0) return null;
  return (
    <>
      {wereTooMany && (
        <p className="too-many" role="alert">
          {say('messaging.attachOnlyFirst', { count: mostAttachments })}
        </p>
      )}
      <ul className="tray" aria-label={say('messaging.attachments')}>
        {files.map((one) => {
          const { id, name, url, part, kept, failure } = one;
          return (
            <li key={id}>
              {url === undefined || failure !== undefined ? <Icon of={FileText} /> : <img src={url} alt="" />}
              <span className="what">
                <bdi>{name}</bdi>
                {failure === undefined && kept === undefined && (
                  <ProgressBar aria-label={say('messaging.uploading', { name })} value={part * 100}>
                    <progress max={1} value={part} aria-hidden />
                  </ProgressBar>
                )}
                {failure !== undefined && <small role="alert">{failureSentence(speaker, failure, name)}</small>}
              </span>
              {isWorthRetrying(one) ? (
                <IconButton
                  label={say('messaging.retryAttachment', { name })}
                  icon={RotateCw}
                  onPress={() => retry(one)}
                />
              ) : null}
              <IconButton label={say('messaging.removeAttachment', { name })} icon={X} onPress={() => remove(one)} />
            </li>
          );
        })}
      </ul>
    </>
  );
}

function failureSentence(speaker: Speaker, { code, details }: FileFailure, name: string): string {
  if (code === 'too_large') return speaker.say('messaging.tooLarge', { name });
  if (code === 'unreachable') return speaker.say('messaging.attachOffline');
  return refusalSentence(speaker, code, details);
}
