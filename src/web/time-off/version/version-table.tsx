import type { PlainDate } from '../../../domain/kernel/time.ts';
import { useWords } from '../../kernel/words.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table } from '../../ui/table.tsx';

/** A version that was set: for whom, from when on, and by whom. */
interface SetVersion {
  readonly id: string;
  /** Of the person or the location that it is for; null, where it is for everybody. */
  readonly name: string | null;
  readonly startsOn: PlainDate;
  readonly setBy: string;
}

/** What else a version says. */
interface Column<Version> {
  readonly head: string;
  readonly text: (version: Version) => string;
  readonly isNumber?: true;
  /** Sentences, which take the room that is left. */
  readonly isLong?: true;
}

interface VersionTableProps<Version> {
  readonly label: string;
  /** What is said where there is none. */
  readonly none: string;
  readonly versions: readonly Version[];
  /** Of what it is a version; left out, where all are of one thing. */
  readonly of?: Column<Version>;
  /** What it says, after whom it is for. */
  readonly says: readonly Column<Version>[];
}

/** Every version that was set. */
export function VersionTable<Version extends SetVersion>(props: VersionTableProps<Version>) {
  const { say, formats } = useWords();
  const { label, none, versions, of, says } = props;
  if (versions.length === 0) return <EmptyState text={none} />;
  const columns: readonly Column<Version>[] = [
    { head: say('timeOff.policyFrom'), text: ({ startsOn }) => formats.fullDate(startsOn), isNumber: true },
    ...(of === undefined ? [] : [of]),
    { head: say('timeOff.policyFor'), text: ({ name }) => name ?? say('timeOff.everybody') },
    ...says,
    { head: say('timeOff.setBy'), text: ({ setBy }) => setBy },
  ];
  return (
    <Table label={label} className={columns.some(({ isLong }) => isLong) ? 'in-lines' : ''}>
      <thead>
        <tr>
          {columns.map(({ head }) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {versions.map((version) => (
          <tr key={version.id}>
            {columns.map(({ head, text, isNumber, isLong }) => (
              <td key={head} className={isLong ? 'leave-rules' : isNumber && 'num'}>
                <bdi>{text(version)}</bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
