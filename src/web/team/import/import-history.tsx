import { dateAt, type Zone } from '../../../domain/kernel/time.ts';
import { FormProblem } from '../../kernel/form.tsx';
import { AskProblem } from '../../kernel/problem.tsx';
import { useWords } from '../../kernel/words.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { SectionHead } from '../../ui/layout.tsx';
import { Table } from '../../ui/table.tsx';
import { useImports, useUndoImport } from '../queries.ts';

/** What was imported lately, each taken back as long as nothing hangs on its people. */
export function ImportHistory({ zone }: { readonly zone: Zone }) {
  const { say, formats } = useWords();
  const { data, error, refetch } = useImports();
  const undo = useUndoImport();
  if (error !== null && data === undefined) {
    return <AskProblem title={say('team.importsFailed')} error={error} retry={() => void refetch()} />;
  }
  if (data === undefined || data.imports.length === 0) return null;
  return (
    <section>
      <SectionHead title={say('team.imports')} />
      <FormProblem answer={undo.data} error={undo.error} />
      <Table label={say('team.imports')}>
        <tbody>
          {data.imports.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <bdi>{one.fileName}</bdi>
              </th>
              <td className="num">{formats.fullDate(dateAt(one.at, zone))}</td>
              <td>
                <bdi>{one.by}</bdi>
              </td>
              <td>{say('team.count', { count: one.count })}</td>
              <td>
                {one.undoneAt === null ? (
                  <Button
                    size="sm"
                    busy={undo.isPending && undo.variables === one.id}
                    onPress={() => undo.mutate(one.id)}
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
    </section>
  );
}
