import { beforeReason } from '../../words/before-reason.ts';
import { useWords } from './words.tsx';

interface ToldReasonProps {
  /** What was done, by whom and when. */
  readonly told: string;
  /** In the words of whoever did it. */
  readonly reason: string | null;
}

/** What somebody did, and why. */
export function ToldReason({ told, reason }: ToldReasonProps) {
  const { say } = useWords();
  return (
    <p>
      {beforeReason(say, told, reason)} {reason !== null && <q dir="auto">{reason}</q>}
    </p>
  );
}
