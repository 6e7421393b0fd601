import './icon.css';
import type { LucideIcon } from 'lucide-react';

interface IconProps {
  readonly of: LucideIcon;
  readonly size?: 13 | 14 | 16 | 18 | 20 | 22;
  /** Directional icons (chevrons, send, logout) mirror where the script runs from the right. */
  readonly flip?: boolean;
  readonly className?: string;
}

/** A lucide icon beside a word: decoration to screen readers, 1.75 stroke. */
export function Icon({ of: Glyph, size = 18, flip = false, className = '' }: IconProps) {
  return <Glyph aria-hidden size={size} strokeWidth={1.75} className={`i ${flip ? 'i-flip' : ''} ${className}`} />;
}
