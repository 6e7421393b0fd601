import './mend-dialogs.css';
import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { skewMilliseconds, useServerNow } from './device/device-clock.ts';
import { usePress } from './punch-press.tsx';
import { useClock, useDiscard } from './queries.ts';
import { punchLooks, reasonAgainst, type RefusedEntry } from './view/looks.ts';
import { reasonOf } from './view/refusal-words.ts';
import { pressedAtOf } from './view/shown-clock.ts';

interface MendDialogProps {
  readonly entry: RefusedEntry;
  readonly zone: Zone;
  readonly onClose: () => void;
}

/** What can be done about a refused punch: record it anew, now; the time it was pressed at takes a manager. */
export function FixDialog({ entry, zone, onClose }: MendDialogProps) {
  const words = useWords();
  const now = useServerNow();
  const { say } = words;
  const { status } = useClock();
  const press = usePress();
  const discard = useDiscard();
  const pressed = usePressedWords(entry, zone);
  if (entry.what === 'undo') return null;
  const { kind } = entry;
  const against = reasonAgainst(status, kind);
  const recordNow = (): void => {
    press(kind);
    void discard(entry);
    onClose();
  };
  const actions = (
    <>
      <Button onPress={onClose}>{say('kernel.cancel')}</Button>
      <Button tone="ink" unavailable={against && say(against)} onPress={recordNow}>
        {say('clock.recordNow')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen title={say('clock.fixTitle', { punch: pressed.punch })} onClose={onClose} actions={actions}>
      <div className="told">
        <p>{say('clock.fixPressed', pressed)}</p>
        {reasonOf(entry.refusal, words, zone, now).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <p>{say('clock.fixHow')}</p>
      </div>
    </Dialog>
  );
}

/** Asks before a refused punch is forgotten. */
export function DiscardDialog({ entry, zone, onClose }: MendDialogProps) {
  const { say } = useWords();
  const discard = useDiscard();
  const pressed = usePressedWords(entry, zone);
  const forget = (): void => {
    void discard(entry);
    onClose();
  };
  const actions = (
    <>
      <Button onPress={onClose}>{say('kernel.cancel')}</Button>
      <Button tone="out" onPress={forget}>
        {say('clock.discard')}
      </Button>
    </>
  );
  return (
    <Dialog isOpen mustAnswer title={say('clock.discardTitle')} onClose={onClose} actions={actions}>
      <p>{say('clock.discardText', pressed)}</p>
    </Dialog>
  );
}

function usePressedWords(entry: RefusedEntry, zone: Zone): { punch: string; date: string; time: string } {
  const { say, formats } = useWords();
  const at = pressedAtOf(entry, skewMilliseconds());
  return {
    punch: entry.what === 'undo' ? say('clock.namedUndo') : say(punchLooks[entry.kind].name),
    date: formats.date(dateAt(at, zone)),
    time: formats.time(at, zone),
  };
}
