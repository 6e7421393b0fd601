import type { Catalog } from '../catalog.ts';
import { adjustments } from './adjustments.ts';
import { approvals } from './approvals.ts';
import { audit } from './audit.ts';
import { factors } from './factors.ts';
import { holidays } from './holidays.ts';
import { humanCheck } from './human-check.ts';
import { identity } from './identity.ts';
import { invitations } from './invitations.ts';
import { kernel } from './kernel.ts';
import { messaging } from './messaging.ts';
import { notifications } from './notifications.ts';
import { openid } from './openid.ts';
import { organization } from './organization.ts';
import { payRules } from './pay-rules.ts';
import { payroll } from './payroll.ts';
import { people } from './people.ts';
import { phone } from './phone.ts';
import { profile } from './profile.ts';
import { reference } from './reference.ts';
import { refusals } from './refusals.ts';
import { reports } from './reports.ts';
import { schedule } from './schedule.ts';
import { support } from './support.ts';
import { team } from './team.ts';
import { timeCards } from './time-cards.ts';
import { timeClock } from './time-clock.ts';
import { timeOff } from './time-off.ts';
import { tokens } from './tokens.ts';
import { webhooks } from './webhooks.ts';

export const ar: Catalog = {
  ...kernel,
  ...refusals,
  ...organization,
  ...people,
  ...profile,
  ...support,
  ...notifications,
  ...approvals,
  ...factors,
  ...humanCheck,
  ...identity,
  ...invitations,
  ...openid,
  ...phone,
  ...team,
  ...holidays,
  ...timeOff,
  ...schedule,
  ...timeClock,
  ...payRules,
  ...timeCards,
  ...adjustments,
  ...payroll,
  ...messaging,
  ...reports,
  ...audit,
  ...reference,
  ...tokens,
  ...webhooks,
};
