import { KeyRound } from 'lucide-react';
import { Icon } from '../ui/icon.tsx';

/** The mark of a provider that everybody knows, in its own colours as its guidelines ask; a key for any other. */
export function ProviderMark({ id }: { readonly id: string }) {
  if (id === 'google') return <Google />;
  if (id === 'microsoft') return <Microsoft />;
  return <Icon of={KeyRound} />;
}

const Google = () => (
  <svg className="i" viewBox="0 0 18 18" width={18} height={18} aria-hidden>
    <path
      fill="#4285f4"
      d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62Z"
    />
    <path
      fill="#34a853"
      d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.71H.96v2.33A9 9 0 0 0 9 18Z"
    />
    <path fill="#fbbc05" d="M3.97 10.71a5.41 5.41 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3.01-2.33Z" />
    <path
      fill="#ea4335"
      d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58Z"
    />
  </svg>
);

const Microsoft = () => (
  <svg className="i" viewBox="0 0 18 18" width={18} height={18} aria-hidden>
    <path fill="#f25022" d="M1 1h7.5v7.5H1z" />
    <path fill="#7fba00" d="M9.5 1H17v7.5H9.5z" />
    <path fill="#00a4ef" d="M1 9.5h7.5V17H1z" />
    <path fill="#ffb900" d="M9.5 9.5H17V17H9.5z" />
  </svg>
);
