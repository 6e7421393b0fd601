import { adjustmentsSamples } from './samples/adjustments.ts';
import { approvalsSamples } from './samples/approvals.ts';
import { auditSamples } from './samples/audit.ts';
import { factorsSamples } from './samples/factors.ts';
import { guidanceSamples } from './samples/guidance.ts';
import { holidaysSamples } from './samples/holidays.ts';
import { humanCheckSamples } from './samples/human-check.ts';
import { identitySamples } from './samples/identity.ts';
import { invitationsSamples } from './samples/invitations.ts';
import { kernelSamples } from './samples/kernel.ts';
import { messagingSamples } from './samples/messaging.ts';
import { notificationsSamples } from './samples/notifications.ts';
import { openidSamples } from './samples/openid.ts';
import { organizationSamples } from './samples/organization.ts';
import { payRulesSamples } from './samples/pay-rules.ts';
import { payrollSamples } from './samples/payroll.ts';
import { peopleSamples } from './samples/people.ts';
import { phoneSamples } from './samples/phone.ts';
import { profileSamples } from './samples/profile.ts';
import { referenceSamples } from './samples/reference.ts';
import { reportsSamples } from './samples/reports.ts';
import type { Samples } from './samples/sample.ts';
import { scheduleSamples } from './samples/schedule.ts';
import { skillsSamples } from './samples/skills.ts';
import { supportSamples } from './samples/support.ts';
import { teamSamples } from './samples/team.ts';
import { timeCardsSamples } from './samples/time-cards.ts';
import { timeClockSamples } from './samples/time-clock.ts';
import { timeOffSamples } from './samples/time-off.ts';
import { tokensSamples } from './samples/tokens.ts';
import { webhooksSamples } from './samples/webhooks.ts';

/** A valid call of every endpoint, each with its noun. One that is missing does not compile. */
export const samples: Samples = {
  ...kernelSamples,
  ...timeClockSamples,
  ...scheduleSamples,
  ...humanCheckSamples,
  ...phoneSamples,
  ...profileSamples,
  ...supportSamples,
  ...reportsSamples,
  ...webhooksSamples,
  ...notificationsSamples,
  ...guidanceSamples,
  ...tokensSamples,
  ...referenceSamples,
  ...organizationSamples,
  ...peopleSamples,
  ...teamSamples,
  ...identitySamples,
  ...factorsSamples,
  ...openidSamples,
  ...invitationsSamples,
  ...approvalsSamples,
  ...auditSamples,
  ...timeOffSamples,
  ...skillsSamples,
  ...holidaysSamples,
  ...timeCardsSamples,
  ...payRulesSamples,
  ...adjustmentsSamples,
  ...payrollSamples,
  ...messagingSamples,
};
