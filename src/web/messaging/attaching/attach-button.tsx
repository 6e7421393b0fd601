import { Paperclip } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { mostAttachments } from '../../../domain/attachments/attachment.ts';
import { useWords } from '../../kernel/words.tsx';
import { IconButton } from '../../ui/button.tsx';
import type { Attaching } from './attaching.ts';

/** What may be chosen. HEIC becomes a JPEG where the browser reads it, and is refused in a sentence elsewhere. */
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

/** Chooses files for a message; a phone offers its camera. */
export function AttachButton({ attaching }: { readonly attaching: Attaching }) {
  const { say } = useWords();
  return (
    <FileTrigger
      acceptedFileTypes={accepted}
      allowsMultiple
      onSelect={(files) => {
        if (files !== null) attaching.add(files);
      }}
    >
      <IconButton
        label={say('messaging.attach')}
        icon={Paperclip}
        unavailable={attaching.isFull ? say('messaging.attachMost', { count: mostAttachments }) : undefined}
      />
    </FileTrigger>
  );
}
