import { effect } from './adjustments/effect.ts';
import { leaving } from './adjustments/leaving.ts';
import { audit } from './audit.ts';
import { factors } from './factors.ts';
import { guidance } from './guidance.ts';
import { holidays } from './holidays.ts';
import { invitations } from './invitations.ts';
import { noticeSettings } from './notifications/notice-settings.ts';
import { openid } from './openid.ts';
import { organization } from './organization.ts';
import { payRules } from './pay-rules.ts';
import { payEffect } from './pay-rules/effect.ts';
import { payFaults } from './pay-rules/faults.ts';
import { payHints } from './pay-rules/hints.ts';
import { payReasons } from './pay-rules/reasons.ts';
import { paySamples } from './pay-rules/samples.ts';
import { payWaivers } from './pay-rules/waivers.ts';
import { payroll } from './payroll.ts';
import { payrollFiles } from './payroll/files.ts';
import { payRun } from './payroll/run.ts';
import { phone } from './phone.ts';
import { profile } from './profile.ts';
import { reference } from './reference.ts';
import { reports } from './reports.ts';
import { planningSettings } from './schedule/planning-settings.ts';
import { planning } from './schedule/planning.ts';
import { weighing } from './schedule/weighing.ts';
import { skills } from './skills.ts';
import { support } from './support.ts';
import { team } from './team.ts';
import { cards } from './time-cards/cards.ts';
import { kiosks } from './time-clock/kiosks.ts';
import { timeOffSettings } from './time-off/time-off-settings.ts';
import { tokens } from './tokens.ts';
import { undelivered, webhooks } from './webhooks.ts';

/** The chapter "office": what the remaining screens say. */
export const office = {
  ...effect,
  ...leaving,
  ...factors,
  ...openid,
  ...phone,
  ...holidays,
  ...organization,
  ...planningSettings,
  ...planning,
  ...weighing,
  ...profile,
  ...skills,
  ...support,
  ...invitations,
  ...team,
  ...payRules,
  ...payEffect,
  ...payWaivers,
  ...payReasons,
  ...payHints,
  ...paySamples,
  ...payFaults,
  ...cards,
  ...payroll,
  ...payrollFiles,
  ...payRun,
  ...reports,
  ...audit,
  ...reference,
  ...timeOffSettings,
  ...kiosks,
  ...noticeSettings,
  ...tokens,
  ...webhooks,
  ...undelivered,
  ...guidance,
};
