import type { TimeOffPoliciesReply } from '../../contract/time-off/time-off-policies.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import { useWords } from '../kernel/words.tsx';
import { VersionTable } from './version/version-table.tsx';
import { rulesIn } from './view/rules-text.ts';

/** Every version that was set: of which type, for whom, from when on, and by whom. */
export function PolicyHistory({ policies }: { readonly policies: TimeOffPoliciesReply }) {
  const words = useWords();
  const { say, speaker } = words;
  const calledHere = (typeId: string) => {
    const type = policies.types.find((one) => one.typeId === typeId);
    if (type === undefined) return '–';
    const name = timeOffTypeName(speaker, type);
    return type.isOpen ? name : say('timeOff.typeIsRetired', { name });
  };
  return (
    <VersionTable
      label={say('timeOff.policies')}
      none={say('timeOff.noPolicies')}
      versions={policies.versions}
      of={{ head: say('timeOff.type'), text: ({ typeId }) => calledHere(typeId) }}
      says={[{ head: say('timeOff.policyRules'), text: ({ rules }) => rulesIn(words, rules), isLong: true }]}
    />
  );
}
