import { useWords } from '../../kernel/words.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** The address, this once: nothing but its hash is kept. */
export function FeedAddress({ path }: { readonly path: string }) {
  const { say } = useWords();
  const address = new URL(path, location.origin).href;
  return (
    <>
      <p role="status">{say('schedule.calendar.addressText')}</p>
      <TextField
        label={say('schedule.calendar.address')}
        value={address}
        isReadOnly
        ltr
        onFocus={({ target }) => target instanceof HTMLInputElement && target.select()}
      />
      <div className="row">
        <CopyButton text={address} label={say('schedule.calendar.copy')} done={say('schedule.calendar.copied')} />
      </div>
    </>
  );
}
