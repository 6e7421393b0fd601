import './saved-note.css';
import { Check } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';
import { useWords } from './words.tsx';

/** Says that what was chosen is kept. It has its place from the start, so that it is heard when it comes and nothing moves. */
export function SavedNote({ isSaved }: { readonly isSaved: boolean }) {
  const { say } = useWords();
  return (
    <p className="saved" role="status">
      {isSaved && (
        <>
          <Icon of={Check} size={16} />
          {say('kernel.saved')}
        </>
      )}
    </p>
  );
}
