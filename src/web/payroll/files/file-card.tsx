import './file-card.css';
import { Settings2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { PayrollFileReply, PayrollFilesReply } from '../../../contract/payroll/files.ts';
import { knowsByName, setupFields } from '../../../domain/payroll/files/file-setup.ts';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { ChangedSince } from './changed-since.tsx';
import { SetupDialog } from './setup-dialog.tsx';
import { madeSentences, missingSentence } from './view.ts';

interface FileCardProps {
  readonly file: PayrollFileReply;
  readonly period: Pick<PayrollFilesReply, 'currency' | 'namesakes' | 'people' | 'zone'>;
  readonly mayChange: boolean;
  /** Takes the file. */
  readonly children: ReactNode;
}

/** A payroll system: what its file holds, what it leaves to be entered by hand, and what is set up for it. */
export function FileCard({ file, period, mayChange, children }: FileCardProps) {
  const words = useWords();
  const { say, formats } = words;
  const [isOpen, setOpen] = useState(false);
  const { format, byHandCents } = file;
  const system = say(`payroll.files.system.${format}`);
  return (
    <section className="card file-card" aria-label={system}>
      <h3>{system}</h3>
      <p className="soft">{say(`payroll.files.about.${format}`)}</p>
      {file.missing.length > 0 && <p className="note">{missingSentence(file, words)}</p>}
      {file.last !== null && (
        <div className="note">
          {madeSentences(file, period, words).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      )}
      <ChangedSince changed={file.changed} currency={period.currency} />
      {byHandCents > 0 && (
        <p className="note">
          {say('payroll.files.byHand', { sum: formats.money(byHandCents, period.currency), system })}
        </p>
      )}
      {knowsByName[format] && period.namesakes.length > 0 && (
        <p className="note">{say('payroll.files.namesakes', { names: formats.list(period.namesakes), system })}</p>
      )}
      <div className="row">
        {children}
        {mayChange && setupFields[format].length > 0 && (
          <Button
            tone="ghost"
            icon={Settings2}
            aria-label={say('payroll.files.setupOf', { system })}
            onPress={() => setOpen(true)}
          >
            {say('payroll.files.setup')}
          </Button>
        )}
      </div>
      {isOpen && <SetupDialog file={file} onClose={() => setOpen(false)} />}
    </section>
  );
}
