import type { PayPoliciesReply, PolicyVersionReply } from '../../contract/pay-rules.ts';
import { useWords, type Words } from '../kernel/words.tsx';
import { Button } from '../ui/button.tsx';
import { Chip } from '../ui/chip.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { SectionHead } from '../ui/layout.tsx';
import { Table } from '../ui/table.tsx';
import { changedSections } from './view/changed-sections.ts';

interface PolicyHistoryProps {
  readonly policies: PayPoliciesReply;
  /** Takes the figures of a version over into the form. */
  readonly onTake: (version: PolicyVersionReply) => void;
}

/** Every version that counts, with the days it is in force. None of them changes any more. */
export function PolicyHistory({ policies, onTake }: PolicyHistoryProps) {
  const words = useWords();
  const { say, formats } = words;
  const { versions, today } = policies;
  return (
    <>
      <SectionHead title={say('payRules.history')} />
      {versions.length === 0 ? (
        <EmptyState text={say('payRules.noHistory')} />
      ) : (
        <Table className="in-lines" label={say('payRules.history')}>
          <thead>
            <tr>
              <th scope="col">{say('payRules.scope')}</th>
              <th scope="col">{say('payRules.rules')}</th>
              <th scope="col">{say('payRules.inForce')}</th>
              <th scope="col">{say('payRules.setBy')}</th>
              <th scope="col">
                <span className="sr">{say('payRules.take')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {versions.map((version) => {
              const { id, scope, name, startsOn, endsOn, setBy } = version;
              const inForce = startsOn <= today && (endsOn === null || endsOn >= today);
              const from = formats.fullDate(startsOn);
              return (
                <tr key={id}>
                  <th scope="row">
                    {scope.kind === 'organization' ? say('payRules.everyone') : <bdi>{name ?? '–'}</bdi>}
                  </th>
                  <td className="below">{rulesText(words, version)}</td>
                  <td className="below">
                    {endsOn === null
                      ? say('payRules.since', { date: from })
                      : say('format.range', { from, to: formats.fullDate(endsOn) })}{' '}
                    {inForce && <Chip tone="acc">{say('payRules.now')}</Chip>}
                  </td>
                  <td className="below">
                    <bdi>{setBy ?? '–'}</bdi>
                  </td>
                  <td className="n top-end">
                    <Button size="sm" onPress={() => onTake(version)}>
                      {say('payRules.take')}
                    </Button>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </Table>
      )}
    </>
  );
}

/** The preset that a version began from, and in what it is another by now. */
function rulesText({ say, formats }: Words, version: PolicyVersionReply): string {
  const preset = say(`payRules.preset.${version.preset ?? 'custom'}`);
  const changed = changedSections(version).map((section) => say(`payRules.section.${section}`));
  return changed.length === 0 ? preset : say('payRules.presetChanged', { preset, parts: formats.list(changed) });
}
