import './data-export.css';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { FormProblem } from '../kernel/form-problem.tsx';
import { saveFile } from '../kernel/save-file.ts';
import { useWords } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.tsx';
import { askForData, fileOf } from './queries.ts';

/** All that is kept about the reader, to take along. */
export function DataExport() {
  const { say } = useWords();
  const ask = useMutation({
    mutationFn: askForData,
    gcTime: 0,
    onSuccess: (answer) => {
      if (!answer.ok) return;
      saveFile(fileOf(answer.value));
      showToast({ text: say('profile.exportDone') });
    },
  });
  return (
    <section className="card data-export" aria-labelledby="data-export">
      <div>
        <h2 id="data-export">{say('profile.export')}</h2>
        <p className="soft">{say('profile.exportText')}</p>
      </div>
      <Button icon={Download} busy={ask.isPending} onPress={() => ask.mutate()}>
        {say('profile.exportButton')}
      </Button>
      <FormProblem answer={ask.data} error={ask.error} />
    </section>
  );
}
