import './stub-table.css';
import type { ReactNode } from 'react';
import { Table } from '../ui/table.tsx';

export interface StubTableProps {
  /** The first names the table. */
  readonly head: readonly string[];
  readonly rows: readonly {
    /** What tells the row from the others. */
    readonly key: string;
    readonly name: ReactNode;
    readonly beside?: ReactNode;
    readonly cells: readonly string[];
  }[];
  readonly total?: readonly string[];
}

/** A part of a pay stub: lines with their figures at the end. Nothing where it has none. */
export function StubTable({ head, rows, total }: StubTableProps) {
  const [title = '', ...names] = head;
  if (rows.length === 0) return null;
  return (
    <Table className="stub-table" label={title}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          {names.map((name) => (
            <th key={name} scope="col" className="n">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, beside, cells }) => (
          <tr key={key}>
            <th scope="row">
              {name} {beside}
            </th>
            {cells.map((cell, place) => (
              <td key={names[place]} className="n">
                <bdi className="num">{cell}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {total !== undefined && (
        <tfoot>
          <tr>
            <th scope="row">{total[0]}</th>
            {total.slice(1).map((cell, place) => (
              <td key={names[place]} className="n">
                <bdi className="num strong">{cell}</bdi>
              </td>
            ))}
          </tr>
        </tfoot>
      )}
    </Table>
  );
}
