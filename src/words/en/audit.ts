import type { AuditTopics } from '../audit-sentence.ts';
import { adjustmentsAudit } from './adjustments/audit.ts';
import { auditDetails } from './audit/details.ts';
import { factorsAudit } from './factors/audit.ts';
import { identityAudit } from './identity/audit.ts';
import { messagingAudit } from './messaging/audit.ts';
import { organizationAudit } from './organization/audit.ts';
import { payrollAudit } from './payroll/audit.ts';
import { profileAudit } from './profile/audit.ts';
import { scheduleAudit } from './schedule/audit.ts';
import { teamAudit } from './team/audit.ts';
import { timeCardsAudit } from './time-cards/audit.ts';
import { timeOffAudit } from './time-off/audit.ts';
import { webhooksAudit } from './webhooks/audit.ts';

/**
 * A sentence for everything that use-cases tell the audit log, and a name for what it is about, the noun before the point. Each sentence may name
 * {actor} and {subject}; its key is the action's declaration. Nouns that tell much say it in folders of theirs.
 */
const told = {
  'audit.did.personal_data.exported': '{actor} took their personal data along',
  'audit.did.support.asked': '{actor} asked for support',
  'audit.did.support.answered': '{actor} answered a support request',
  'audit.did.support.closed': '{actor} closed a support request',
  'audit.did.letter.given_up': 'A message could not be delivered',
  'audit.did.letter.resent': '{actor} sent a message again that could not be delivered',
  'audit.did.notices.chosen': '{actor} chose what they are notified of',
  'audit.did.pay_policy.set': '{actor} set the pay policy',
  'audit.did.kiosk.paired': '{actor} made a device a kiosk at {subject}',
  'audit.did.kiosk.revoked': '{actor} revoked a kiosk at {subject}',
  'audit.did.kiosk.pin_set': '{actor} set the kiosk PIN of {subject}',
  'audit.did.api_token.made': '{actor} made an API token',
  'audit.did.api_token.revoked': '{actor} revoked an API token',
  'audit.did.api_token.all_revoked': '{actor} revoked all their API tokens',
  'audit.did.push.turned_on': '{actor} turned on notifications on a device',
  'audit.did.push.turned_off': '{actor} turned off notifications on a device',
  'audit.did.holiday.added': '{actor} added a holiday',
  'audit.did.holiday.left_out': '{actor} left a federal holiday out',
  'audit.did.holiday.change_undone': '{actor} took a change of the holidays back',
  'audit.did.first_steps.closed': '{actor} put the list of first steps away',
  'audit.did.invitation.sent': '{actor} invited somebody',
  'audit.did.invitation.resent': '{actor} sent an invitation again',
  'audit.did.invitation.revoked': '{actor} took back an invitation',
  'audit.did.invitation.accepted': '{actor} accepted an invitation',
  'audit.did.report.exported': '{actor} exported a report',
  'audit.did.phone.code_sent': 'A code to log in was sent to {subject}',
  'audit.did.phone.code_held_back': 'A code for {subject} was not sent: too many were asked for',
  'audit.did.phone.verified': '{actor} verified a phone number to log in by',
  'audit.did.phone.removed': '{actor} removed the phone number they logged in by',
  'audit.did.audit_log.exported': '{actor} exported the audit log',
  'audit.did.skill.added': '{actor} added a skill',
  'audit.did.skill.changed': '{actor} changed a skill',
  'audit.did.skill.recorded': '{actor} recorded a skill of {subject}',
  'audit.did.skill.corrected': '{actor} corrected a skill of {subject}',
  'audit.did.skill.withdrawn': '{actor} took away a skill of {subject}',
  'audit.about.kiosk': 'Kiosks',
  'audit.about.skill': 'Skills and certificates',
  'audit.about.holiday': 'Holidays',
  'audit.about.audit_log': 'Audit log',
  'audit.about.first_steps': 'First steps',
  'audit.about.invitation': 'Invitations',
  'audit.about.phone': 'Log in by phone',
  'audit.about.personal_data': 'Personal data',
  'audit.about.support': 'Support',
  'audit.about.letter': 'Messages sent',
  'audit.about.notices': 'Choices of notifications',
  'audit.about.push': 'Notifications on devices',
  'audit.about.pay_policy': 'Pay policy',
  'audit.about.api_token': 'API tokens',
  'audit.about.report': 'Reports',
  ...identityAudit,
  ...factorsAudit,
  ...profileAudit,
  ...organizationAudit,
  ...teamAudit,
  ...webhooksAudit,
  ...timeOffAudit,
  ...scheduleAudit,
  ...timeCardsAudit,
  ...adjustmentsAudit,
  ...messagingAudit,
  ...payrollAudit,
} as const;

/** The keys of those sentences. */
export type AuditSentence = Extract<keyof typeof told, `audit.did.${string}`>;

export const audit = {
  ...told,
  ...auditDetails,
  'audit.title': 'Audit log',
  'audit.lead': 'Who did what to whom, and from where. Entries are kept for ever, and each seals the one before.',
  'audit.nobody': 'Meridian',
  'audit.filter': 'Filter',
  'audit.person': 'Person',
  'audit.topic': 'About',
  'audit.allTopics': 'Everything',
  'audit.from': 'From',
  'audit.to': 'To',
  'audit.onlySubject': 'Only what concerns {name}',
  'audit.aboutThis': 'Everything about {name}',
  'audit.clearFilter': 'Clear filter',
  'audit.export': 'Export',
  'audit.exported': '{count, plural, one {# entry exported} other {# entries exported}}',
  'audit.empty': 'Nothing fits this filter.',
  'audit.failed': 'The audit log could not be loaded',
  'audit.showMore': 'Show more',
  'audit.list': 'Entries, newest first',
  'audit.moment': '{date}, {time}',
  'audit.change': '{field}: {before} → {after}',
  'audit.fact': '{field}: {value}',
  'audit.none': 'none',
  'audit.yes': 'yes',
  'audit.no': 'no',
  'audit.number': 'No. {number}',
  'audit.details': 'Details',
  'audit.device': '{browser} on {system}',
} as const satisfies AuditTopics & Record<string, string>;
