import './trail.css';
import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface TrailProps {
  readonly label: string;
  /** The links above this screen, the farthest first. */
  readonly children: ReactNode;
  /** What this screen is called. */
  readonly here: string;
}

/** The way to a screen that stands below another one. */
export const Trail = ({ label, children, here }: TrailProps) => (
  <nav className="trail" aria-label={label}>
    <ol>
      {Children.map(children, (link) => (
        <li>
          {link}
          <Icon of={ChevronRight} size={14} flip />
        </li>
      ))}
      <li aria-current="page">
        <bdi>{here}</bdi>
      </li>
    </ol>
  </nav>
);
