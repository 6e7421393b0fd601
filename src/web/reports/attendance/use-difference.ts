import { useWords } from '../../kernel/words.tsx';

/** Says minutes more or less than planned: `+1:30`, `−0:20`, `0:00`. */
export function useDifference(): (minutes: number) => string {
  const { formats } = useWords();
  return (minutes) => `${minutes > 0 ? '+' : minutes < 0 ? '\u2212' : ''}${formats.duration(Math.abs(minutes))}`;
}
