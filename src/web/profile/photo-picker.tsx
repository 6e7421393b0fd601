import './photo-picker.css';
import { Trash2, Upload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { DropZone, FileTrigger, isFileDropItem, ProgressBar } from 'react-aria-components';
import type { EmployeeSelf } from '../../contract/people/self.ts';
import { focusGoesToNext } from '../kernel/focus.ts';
import { FormProblem } from '../kernel/form-problem.tsx';
import { useWords } from '../kernel/words.tsx';
import { Avatar } from '../ui/avatar.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { showToast } from '../ui/toast.tsx';
import { useChangePhoto, useRemovePhoto } from './queries.ts';

/** What may be chosen. HEIC, as phones take it, becomes a JPEG here where the browser reads it, and is refused in a sentence elsewhere. */
const pictures = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'];

/** The reader's picture: dropped or chosen, seen at once, taken away after a question. */
export function PhotoPicker({ self }: { readonly self: EmployeeSelf }) {
  const { say } = useWords();
  const [part, setPart] = useState(0);
  const [preview, setPreview] = useState<string>();
  const [asks, setAsks] = useState(false);
  const change = useChangePhoto(setPart);
  const remove = useRemovePhoto();
  useEffect(() => () => void (preview !== undefined && URL.revokeObjectURL(preview)), [preview]);

  const send = (file: Blob): void => {
    setPart(0);
    setPreview(URL.createObjectURL(file));
    remove.reset();
    change.mutate(file, {
      onSettled: () => setPreview(undefined),
      onSuccess: (answer) => answer.ok && showToast({ text: say('profile.photoSaved') }),
    });
  };
  const takeAway = (): void => {
    setAsks(false);
    change.reset();
    remove.mutate(undefined, {
      onSuccess: (answer) => answer.ok && showToast({ text: say('profile.photoRemoved') }),
    });
  };
  const hasPhoto = self.photoUrl !== null;
  const failed = change.data?.ok === false || change.error !== null ? change : remove;
  return (
    <DropZone
      className="photo-picker"
      getDropOperation={(types) => (pictures.some((type) => types.has(type)) ? 'copy' : 'cancel')}
      onDrop={({ items }) => {
        const file = items.find(isFileDropItem);
        if (file !== undefined) void file.getFile().then(send);
      }}
    >
      <Avatar
        name={`${self.firstName} ${self.lastName}`}
        photoUrl={preview ?? self.photoUrl?.replace('size=small', 'size=large')}
        size="xl"
        hue="c1"
      />
      <div className="photo-words" ref={focusGoesToNext}>
        <div className="photo-buttons">
          <FileTrigger
            acceptedFileTypes={[...pictures, '.heic', '.heif']}
            onSelect={(files) => {
              const file = files?.item(0);
              if (file) send(file);
            }}
          >
            <Button size="sm" icon={Upload} busy={change.isPending}>
              {say(hasPhoto ? 'profile.photoReplace' : 'profile.photoUpload')}
            </Button>
          </FileTrigger>
          {hasPhoto && (
            <Button size="sm" tone="ghost" icon={Trash2} busy={remove.isPending} onPress={() => setAsks(true)}>
              {say('profile.photoRemove')}
            </Button>
          )}
        </div>
        {change.isPending ? (
          <ProgressBar className="photo-progress" aria-label={say('profile.photoUploading')} value={part * 100}>
            <progress max={1} value={part} aria-hidden />
          </ProgressBar>
        ) : (
          <p className="hint">{say('profile.photoHint')}</p>
        )}
        <FormProblem answer={failed.data} error={failed.error} />
      </div>
      <Dialog
        title={say('profile.photoRemoveTitle')}
        isOpen={asks}
        onClose={() => setAsks(false)}
        mustAnswer
        actions={
          <>
            <Button onPress={() => setAsks(false)}>{say('kernel.cancel')}</Button>
            <Button tone="out" onPress={takeAway}>
              {say('profile.photoRemove')}
            </Button>
          </>
        }
      >
        <p>{say('profile.photoRemoveText')}</p>
      </Dialog>
    </DropZone>
  );
}
