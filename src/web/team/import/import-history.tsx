import { useState } from 'react';
import type { ImportSummary } from '../../../contract/team/imports.ts';
import { dateAt, type Zone } from '../../../domain/kernel/time.ts';
import { FormProblem } from '../../kernel/form-problem.tsx';
import { AskProblem } from '../../kernel/problem.tsx';
import { Said, useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SectionHead } from '../../ui/layout.tsx';
import { Table } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useImports, useUndoImport } from '../queries.ts';

/** What was imported, each taken back as long as nothing hangs on its people. */
export function ImportHistory({ zone }: { readonly zone: Zone }) {
  const { say, formats } = useWords();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useImports();
  const [asked, setAsked] = useState<ImportSummary>();
  if (error !== null && data === undefined) {
    return <AskProblem title={say('team.importsFailed')} error={error} retry={() => void refetch()} />;
  }
  const imports = data?.pages.flatMap((page) => page.imports) ?? [];
  if (imports.length === 0) return null;
  return (
    <section>
      <SectionHead title={say('team.imports')} />
      <Table className="in-lines" label={say('team.imports')}>
        <tbody>
          {imports.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <bdi>{one.fileName}</bdi>
              </th>
              <td className="num below">{formats.fullDate(dateAt(one.at, zone))}</td>
              <td className="below">
                <bdi>{one.by}</bdi>
              </td>
              <td className="below-end">{say('team.count', { count: one.count })}</td>
              <td className="top-end">
                {one.undoneAt === null ? (
                  <Button
                    size="sm"
                    onPress={() => setAsked(one)}
                    aria-label={say('team.undoImportOf', { file: one.fileName })}
                  >
                    {say('team.undoImport')}
                  </Button>
                ) : (
                  <Chip>{say('team.importUndone')}</Chip>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {hasNextPage && (
        <div className="import-more">
          <Button busy={isFetchingNextPage} onPress={() => void fetchNextPage()}>
            {say('team.earlierImports')}
          </Button>
        </div>
      )}
      {asked && <UndoImport of={asked} onClose={() => setAsked(undefined)} />}
    </section>
  );
}

/** Asks before everybody of a file loses their place: nothing brings them back but the file. */
function UndoImport({
  of: { id, fileName, count },
  onClose,
}: {
  readonly of: ImportSummary;
  readonly onClose: () => void;
}) {
  const { say } = useWords();
  const undo = useUndoImport();
  const undoIt = (): void =>
    undo.mutate(id, {
      onSuccess: ({ ok }) => {
        if (!ok) return;
        showToast({ text: <Said of={(words) => words.say('team.importUndoneOf', { file: fileName })} /> });
        onClose();
      },
    });
  const actions = (
    <>
      <Button onPress={onClose}>{say('kernel.cancel')}</Button>
      <Button tone="out" busy={undo.isPending} onPress={undoIt}>
        {say('team.undoImport')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={say('team.undoImportTitle', { file: fileName })}
      isOpen
      mustAnswer
      onClose={onClose}
      actions={actions}
    >
      <div className="form">
        <p>{say('team.undoImportText', { count })}</p>
        <FormProblem answer={undo.data} error={undo.error} />
      </div>
    </Dialog>
  );
}
