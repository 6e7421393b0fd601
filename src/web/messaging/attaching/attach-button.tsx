import { Paperclip } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { mostAttachments } from '../../../domain/attachments/attachment.ts';
import { acceptedFiles } from '../../kernel/chosen-file.ts';
import { useWords } from '../../kernel/words.tsx';
import { IconButton } from '../../ui/button.tsx';
import type { Attaching } from './attaching.ts';

/** Chooses files for a message; a phone offers its camera. */
export function AttachButton({ attaching }: { readonly attaching: Attaching }) {
  const { say } = useWords();
  return (
    <FileTrigger
      acceptedFileTypes={acceptedFiles}
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
