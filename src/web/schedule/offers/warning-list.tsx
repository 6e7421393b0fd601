import '../swaps/swap.css';
import { textOfWarning, type TakingWarning } from '../../../domain/schedule/offer.ts';
import { useWords } from '../../kernel/words.tsx';
import { sayWarning } from './say-warning.ts';

/** What is warned of in a shift that the reader would have, a sentence each. */
export function WarningList({ warnings }: { readonly warnings: readonly TakingWarning[] }) {
  const words = useWords();
  return (
    <ul className="swap-warnings">
      {warnings.map((warning) => (
        <li key={textOfWarning(warning)}>{sayWarning(warning, words)}</li>
      ))}
    </ul>
  );
}
