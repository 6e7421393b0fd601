import { useEffect, useRef, useState } from 'react';
import type { ExportState, ExportWish } from '../../contract/reports/exports.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { Said, useWords } from '../kernel/words.tsx';
import { showToast } from '../ui/toast.tsx';
import { ExportMenu } from './export-menu.tsx';
import { ExportsDialog } from './exports-dialog.tsx';
import { askForTimeCards, useAskExport, useExports } from './queries.ts';

interface TeamExportProps {
  readonly shown: Omit<ExportWish, 'format' | 'rows'>;
  readonly zone: Zone;
}

/** The time cards that the page shows as a file, at once where they are few; and those of any dates, made in the background. */
export function TeamExport({ shown, zone }: TeamExportProps) {
  const { say, speaker } = useWords();
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useAskExport();
  useTellReady(isOpen, setOpen);
  const ask = async (format: ExportWish['format']) => {
    const wish = { ...shown, format, rows: 'weeks' as const };
    const answer = await askForTimeCards(wish);
    if (answer.ok || answer.refusal !== 'export_takes_longer') return answer;
    const begun = await mutateAsync(wish);
    if (begun.ok) setOpen(true);
    showToast({ text: begun.ok ? say('reports.begun') : refusalSentence(speaker, begun.refusal, begun.details) });
    return answer;
  };
  return (
    <>
      <ExportMenu ask={ask} more={{ label: say('reports.otherDates'), onPress: () => setOpen(true) }} />
      {isOpen && <ExportsDialog shown={shown} zone={zone} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Says when an export that was in the making is ready, unless its reader looks at it. */
function useTellReady(isOpen: boolean, setOpen: (open: boolean) => void): void {
  const { data } = useExports();
  const known = useRef(new Map<string, ExportState>());
  useEffect(() => {
    for (const { id, state } of data?.exports ?? []) {
      const before = known.current.get(id);
      known.current.set(id, state);
      if (isOpen || state !== 'ready' || before === undefined || before === 'ready') continue;
      showToast({
        text: <Said of={(words) => words.say('reports.isReady')} />,
        action: { label: <Said of={(words) => words.say('reports.show')} />, onPress: () => setOpen(true) },
      });
    }
  }, [data, isOpen, setOpen]);
}
