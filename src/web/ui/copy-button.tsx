import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from './button.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** What it says once the text is on the clipboard. */
  readonly done: string;
}

/** Puts a text on the clipboard; only where the page came over TLS, or from this machine, is there one to write to. */
export function CopyButton({ text, label, done }: CopyButtonProps) {
  const [copied, setCopied] = useState<string>();
  if (!globalThis.isSecureContext) return null;
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(text);
  };
  const isDone = copied === text;
  return (
    <Button size="sm" icon={isDone ? Check : Copy} onPress={() => void copy()}>
      <span aria-live="polite">{isDone ? done : label}</span>
    </Button>
  );
}
