import './attachment-field.css';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import type { Attachment } from '../../contract/attachments.ts';
import { useWords } from '../kernel/words.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';

/** What was shown with a request: a picture that opens large, or a document to keep. */
export function TimeOffFile({ timeOffId, file }: { readonly timeOffId: string; readonly file: Attachment }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const url = (size: 'preview' | 'full'): string => `/api/time-off-requests/${timeOffId}/attachment?size=${size}`;
  if (file.kind === 'pdf')
    return (
      <a className="leave-shown" href={url('full')} download={file.name}>
        <Icon of={FileText} />
        <bdi>{file.name}</bdi>
      </a>
    );
  return (
    <>
      <button
        type="button"
        className="leave-shown"
        aria-label={say('timeOff.attachmentOpen', { name: file.name })}
        onClick={() => setOpen(true)}
      >
        <img src={url('preview')} width={40} height={40} alt="" loading="lazy" />
        <bdi>{file.name}</bdi>
      </button>
      {isOpen && (
        <Dialog
          title={file.name}
          isOpen
          wide
          onClose={() => setOpen(false)}
          actions={
            <ButtonLink icon={Download} href={url('full')} {...{ download: file.name }}>
              {say('timeOff.attachmentKeep')}
            </ButtonLink>
          }
        >
          <img
            className="leave-opened"
            src={url('full')}
            width={file.width ?? undefined}
            height={file.height ?? undefined}
            alt={file.name}
          />
        </Dialog>
      )}
    </>
  );
}
