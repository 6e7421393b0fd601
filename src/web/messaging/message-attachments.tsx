import './message-attachments.css';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import type { Attachment } from '../../contract/attachments.ts';
import { useWords } from '../kernel/words.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { attachmentUrl, shownSize, sizeWords } from './view.ts';

interface MessageAttachmentsProps {
  readonly conversationId: string;
  readonly attachments: readonly Attachment[];
}

/** The files of a message: pictures as they are, which open large; documents by name and size, which are kept. */
export function MessageAttachments({ conversationId, attachments }: MessageAttachmentsProps) {
  const { say, speaker } = useWords();
  const [opened, setOpened] = useState<Attachment>();
  if (attachments.length === 0) return null;
  // Neither they nor what they are called is kept for when there is no network (docs/decisions/0304).
  if (attachments.every(({ name }) => name === ''))
    return <p>{say('messaging.filesAway', { count: attachments.length })}</p>;
  return (
    <div className="files">
      {attachments.map((one) =>
        one.kind === 'image' ? (
          <button
            key={one.id}
            type="button"
            className="picture"
            aria-label={say('messaging.openPicture', { name: one.name })}
            onClick={() => setOpened(one)}
          >
            <img
              src={attachmentUrl(conversationId, one.id, 'preview')}
              {...shownSize(one)}
              alt={one.name}
              loading="lazy"
            />
          </button>
        ) : (
          <a key={one.id} className="file" href={attachmentUrl(conversationId, one.id, 'full')} download={one.name}>
            <Icon of={FileText} />
            <span>
              <bdi>{one.name}</bdi>
              <small className="num">{sizeWords(speaker, one.bytes)}</small>
            </span>
          </a>
        ),
      )}
      {opened && (
        <Dialog
          title={opened.name}
          isOpen
          wide
          onClose={() => setOpened(undefined)}
          actions={
            <ButtonLink
              icon={Download}
              href={attachmentUrl(conversationId, opened.id, 'full')}
              {...{ download: opened.name }}
            >
              {say('messaging.keepFile')}
            </ButtonLink>
          }
        >
          <img
            className="opened"
            src={attachmentUrl(conversationId, opened.id, 'full')}
            width={opened.width ?? undefined}
            height={opened.height ?? undefined}
            alt={opened.name}
          />
        </Dialog>
      )}
    </div>
  );
}
