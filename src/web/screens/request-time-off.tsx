import { TreePalm } from 'lucide-react';
import { useState } from 'react';
import { readChapters } from '../../words/chapters.ts';
import { useSelf } from '../identity/self-provider.tsx';
import { useWords } from '../kernel/words.tsx';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { onDemand } from '../ui/on-demand.tsx';

const TimeOffForm = onDemand(
  async () => (await Promise.all([import('../time-off/time-off-form.tsx'), readChapters('office')]))[0].TimeOffForm,
);

/** The dialog Request Time Off, of the reader. */
export function TimeOffDialog({ onClose }: { readonly onClose: () => void }) {
  return <TimeOffForm self={useSelf()} onClose={onClose} />;
}

/** Opens the dialog Request Time Off. */
export function RequestTimeOff(look: Pick<ButtonProps, 'tone' | 'size'>) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button {...look} icon={TreePalm} onPress={() => setOpen(true)}>
        {say('timeOff.request')}
      </Button>
      {isOpen && <TimeOffDialog onClose={() => setOpen(false)} />}
    </>
  );
}
