import type { TimeOffPoliciesReply } from '../../contract/time-off/time-off-policies.ts';
import type { KeptTypeReply } from '../../contract/time-off/time-off-rules.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { useWords } from '../kernel/words.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Table } from '../ui/table.tsx';

/** Every version that was set: of which type, for whom, from when on, and by whom. */
export function PolicyHistory({ policies }: { readonly policies: TimeOffPoliciesReply }) {
  const { say, speaker, formats } = useWords();
  if (policies.versions.length === 0) return <EmptyState text={say('timeOff.noPolicies')} />;
  const typeOf = (typeId: string) => policies.types.find((type) => type.typeId === typeId);
  const calledHere = (type: KeptTypeReply) => {
    const name = timeOffTypeName(speaker, type);
    return type.isOpen ? name : say('timeOff.typeIsRetired', { name });
  };
  return (
    <Table label={say('timeOff.policies')}>
      <thead>
        <tr>
          <th scope="col">{say('timeOff.policyFrom')}</th>
          <th scope="col">{say('timeOff.type')}</th>
          <th scope="col">{say('timeOff.policyFor')}</th>
          <th scope="col">{say('timeOff.policyBegin')}</th>
          <th scope="col">{say('timeOff.setBy')}</th>
        </tr>
      </thead>
      <tbody>
        {policies.versions.map(({ id, typeId, name, preset, startsOn, setBy }) => {
          const type = typeOf(typeId);
          return (
            <tr key={id}>
              <td className="num">{formats.fullDate(startsOn)}</td>
              <td>{type === undefined ? '–' : calledHere(type)}</td>
              <td>
                <bdi>{name ?? say('timeOff.everybody')}</bdi>
              </td>
              <td>{preset === null ? '–' : say(`timeOff.policyPreset.${preset}`)}</td>
              <td>
                <bdi>{setBy}</bdi>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
