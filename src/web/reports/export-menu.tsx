import { Download } from 'lucide-react';
import { sheetFormats, type SheetFormat } from '../../contract/kernel/endpoint.ts';
import type { FileAnswer } from '../kernel/carry-file.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { ActionMenu } from '../ui/menu.tsx';
import { useSaving } from './queries.ts';

interface ExportMenuProps {
  /** Asks for exactly what the screen shows. */
  readonly ask: (format: SheetFormat) => Promise<FileAnswer>;
  /** One thing more that the menu leads to. */
  readonly more?: { readonly label: string; readonly onPress: () => void };
}

/** What stands on the screen as a file, in the format that is chosen. */
export function ExportMenu({ ask, more }: ExportMenuProps) {
  const { say } = useWords();
  const { mutate, isPending } = useSaving(ask);
  const formats = sheetFormats.map((value) => ({ value, label: say(`reports.format.${value}`) }));
  return (
    <ActionMenu
      trigger={
        <Button icon={Download} busy={isPending}>
          {say('reports.export')}
        </Button>
      }
      label={say('reports.exportAs')}
      choices={more === undefined ? formats : [...formats, { value: 'more', label: more.label }]}
      onAction={(chosen) => (chosen === 'more' ? more?.onPress() : mutate(chosen))}
    />
  );
}
