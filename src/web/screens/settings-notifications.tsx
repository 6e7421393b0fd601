import { may } from '../../domain/access/may.ts';
import { refusalSentence } from '../../words/refusal-sentence.ts';
import { SecuritySection } from '../identity/security/security-section.tsx';
import { useSelf } from '../identity/self-provider.tsx';
import { useTitle } from '../kernel/title.ts';
import { Unanswered } from '../kernel/unanswered.tsx';
import { useWords } from '../kernel/words.tsx';
import { NoticeChoices } from '../notifications/notice-choices.tsx';
import { DigestFields, QuietHoursFields } from '../notifications/notice-hours.tsx';
import { PushDevices } from '../notifications/push-devices.tsx';
import { useChangeNoticeChoices, useNoticeChoices } from '../notifications/queries.ts';
import { PageHead, PageLead } from '../ui/layout.tsx';
import { Problem } from '../ui/problem.tsx';
import { SettingsNavigation } from './settings-navigation.tsx';

/** /settings/notifications */
export function SettingsNotifications() {
  const { say } = useWords();
  useTitle(say('notices.title'));
  return (
    <>
      <PageHead title={say('people.settings')} />
      <SettingsNavigation path="/settings/notifications" />
      <PageLead>{say('notices.settingsLead')}</PageLead>
      <Choices />
    </>
  );
}

function Choices() {
  const { say, speaker, formats } = useWords();
  const self = useSelf();
  const { data: choices, error, refetch } = useNoticeChoices();
  const { mutate: change, data: answer, variables, isError } = useChangeNoticeChoices();
  if (choices === undefined)
    return <Unanswered error={error} refetch={refetch} title={say('notices.choicesFailed')} blockSize="480px" />;
  const parts = { choices, onChange: change };
  const unheard = [
    ...(may(self, 'decide_requests') ? [] : (['requests'] as const)),
    ...(may(self, 'manage_webhooks') ? [] : (['failures'] as const)),
  ];
  return (
    <>
      {isError && variables !== undefined && (
        <Problem
          title={say('notices.notSaved')}
          text={say('kernel.unreachable')}
          action={{ label: say('kernel.tryAgain'), onPress: () => change(variables) }}
        />
      )}
      {answer?.ok === false && (
        <Problem title={say('notices.notSaved')} text={refusalSentence(speaker, answer.refusal, answer.details)} />
      )}
      <NoticeChoices {...parts} unheard={unheard} />
      <SecuritySection title={say('push.title')} text={say('push.lead')}>
        <PushDevices employeeId={self.employeeId} zone={choices.zone} />
      </SecuritySection>
      <SecuritySection
        title={say('notices.quiet')}
        text={say('notices.quietLead', { zone: formats.zoneName(choices.zone) })}
      >
        <QuietHoursFields {...parts} />
      </SecuritySection>
      <SecuritySection title={say('notices.digest')} text={say('notices.digestLead')}>
        <DigestFields {...parts} />
      </SecuritySection>
    </>
  );
}
