import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { sheetFormats, type SheetFormat } from '../../contract/kernel/endpoint.ts';
import { refusalSentence, type RefusalCode } from '../../words/refusal-sentence.ts';
import { sentenceFor } from '../kernel/problem.tsx';
import { saveFile } from '../kernel/save-file.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { ActionMenu } from '../ui/menu.tsx';
import { showToast } from '../ui/toast.tsx';

interface ExportMenuProps {
  /** Asks for exactly what the screen shows. */
  readonly ask: (format: SheetFormat) => Promise<{ ok: true; value: File } | { ok: false; refusal: RefusalCode }>;
}

/** What stands on the screen as a file, in the format that is chosen. */
export function ExportMenu({ ask }: ExportMenuProps) {
  const { say, speaker } = useWords();
  const { mutate, isPending } = useMutation({
    mutationFn: ask,
    // A file is to be had now or not at all: asked for offline, it would arrive long after anybody wanted it.
    networkMode: 'always',
    onSuccess: (answer) => {
      if (!answer.ok) return void showToast({ text: refusalSentence(speaker, answer.refusal) }, { untilClosed: true });
      saveFile(answer.value);
      showToast({ text: say('reports.saved', { name: answer.value.name }) });
    },
    onError: (error) => showToast({ text: sentenceFor(speaker, error) }, { untilClosed: true }),
  });
  return (
    <ActionMenu
      trigger={
        <Button icon={Download} busy={isPending}>
          {say('reports.export')}
        </Button>
      }
      label={say('reports.exportAs')}
      choices={sheetFormats.map((value) => ({ value, label: say(`reports.format.${value}`) }))}
      onAction={(format) => mutate(format)}
    />
  );
}
