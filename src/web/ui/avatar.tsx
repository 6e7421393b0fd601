import './avatar.css';
import { useState } from 'react';

/** First letters of the first and the last word: `MO` for Maya Okafor; at most two, whatever the script. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/u);
  const first = [...(words[0] ?? '')][0] ?? '';
  const last = words.length > 1 ? ([...(words.at(-1) ?? '')][0] ?? '') : '';
  return `${first}${last}`.toLocaleUpperCase();
}

/** The same name always has the same of the five hues. */
function hueOf(name: string): string {
  let sum = 0;
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997;
  return `c${(sum % 5) + 1}`;
}

/** A person as a disc: their picture, or their initials where there is none. Their name always stands beside it, so it is decoration. */
export function Avatar({
  name,
  photoUrl = null,
  size = 'sm',
  hue,
}: {
  readonly name: string;
  readonly photoUrl?: string | null | undefined;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  readonly hue?: 'c1';
}) {
  const [missing, setMissing] = useState<string>();
  const lacks = (): void => {
    setMissing(photoUrl ?? undefined);
    addEventListener('online', () => setMissing(undefined), { once: true });
  };
  const shown = photoUrl !== null && photoUrl !== missing;
  return (
    <span aria-hidden className={`avatar ${size} ${hue ?? hueOf(name)}`}>
      {initialsOf(name)}
      {/* Over the initials, which show until it is there, and again if it does not come; it is tried again once the network is back. */}
      {shown && <img src={photoUrl} alt="" decoding="async" onError={lacks} />}
    </span>
  );
}
