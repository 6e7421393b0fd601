import { pino } from 'pino';
import type { DemoSignIn } from '../contract/identity/sign-in.ts';
import { followChanges } from '../contract/kernel/live.ts';
import { outboxPage } from '../contract/notifications.ts';
import { passkeyPlaceOf } from '../domain/factors/passkey.ts';
import { adjustmentRoutes, adjustmentSequel } from './adjustments/routes.ts';
import { approvalRoutes } from './approvals/routes.ts';
import { auditRoutes } from './audit/routes.ts';
import { factorsRoutes } from './factors/routes.ts';
import { guidanceRoutes } from './guidance/routes.ts';
import { holidayRoutes } from './holidays/routes.ts';
import { humanCheckRoutes } from './human-check/routes.ts';
import { identityWorkers } from './identity/jobs.ts';
import { identityRoutes, registrationSequel } from './identity/routes.ts';
import { invitationRoutes } from './invitations/routes.ts';
import { createApp } from './kernel/app.ts';
import { systemClock, type Clock } from './kernel/clock.ts';
import type { Config } from './kernel/config.ts';
import { usualRequestsPerMinute } from './kernel/configuration.ts';
import { openDatabase } from './kernel/database.ts';
import { describeError } from './kernel/describe-error.ts';
import { healthRoute } from './kernel/health.ts';
import { keepJobHolders } from './kernel/job-holders.ts';
import { jobsAtOnce } from './kernel/jobs-at-once.ts';
import { cookieName } from './kernel/kept-cookies.ts';
import { mountLive } from './kernel/live.ts';
import { mountMetrics } from './kernel/metrics.ts';
import { mountPage } from './kernel/mount-page.ts';
import { mountText } from './kernel/mount-text.ts';
import { mount } from './kernel/mount.ts';
import { forgetReplies } from './kernel/once.ts';
import { llmsText } from './kernel/openapi/llms-text.ts';
import { openapiOf } from './kernel/openapi/openapi.ts';
import type { OpenidProvider } from './kernel/openid-providers.ts';
import type { OutsideReach } from './kernel/post-outside.ts';
import type { Worker } from './kernel/queue.ts';
import { openRateLimits } from './kernel/rate-limits.ts';
import type { Route } from './kernel/route.ts';
import { runQueue } from './kernel/run-queue.ts';
import { openVault } from './kernel/seal.ts';
import { openSessionGate } from './kernel/session-gate.ts';
import { endTypesetter } from './kernel/sheet/typeset.ts';
import { sweepWorkers } from './kernel/sweep-workers.ts';
import { serveWeb } from './kernel/web-files.ts';
import { acknowledgementAsker, askedRinger } from './messaging/ask-acknowledgement.ts';
import { forgetMessages as forgetOldMessages, forgetUnsentFiles } from './messaging/jobs.ts';
import { messagingRoutes } from './messaging/routes.ts';
import { mayHear, messageTellers } from './messaging/tell-message.ts';
import { letterCarrier } from './notifications/carry-letter.ts';
import { pushCarrier } from './notifications/carry-push.ts';
import { carryPush } from './notifications/jobs.ts';
import { lapseUndelivered } from './notifications/lapse-undelivered.ts';
import { smtpMailer } from './notifications/mail.gateway.ts';
import { openPusher, pushContact, type Pusher } from './notifications/push.gateway.ts';
import { readOutboxHtml } from './notifications/read.ts';
import { notificationRoutes, outboxRoutes } from './notifications/routes.ts';
import { twilioTexter } from './notifications/sms.gateway.ts';
import { digestTeller } from './notifications/tell-digest.ts';
import { openOpenid, type OpenidGateway } from './openid/openid.gateway.ts';
import { openidRoutes } from './openid/routes.ts';
import { organizationRoutes } from './organization/routes.ts';
import { readLongestShifts } from './pay-rules/read-longest-shifts.ts';
import { readPayDays } from './pay-rules/read-pay-days.ts';
import { payRuleRoutes } from './pay-rules/routes.ts';
import { payrollWorkers } from './payroll/jobs.ts';
import { payrollRoutes } from './payroll/routes.ts';
import { listOrganizations } from './people/read.ts';
import { peopleRoutes } from './people/routes.ts';
import type { PhoneOffer } from './phone/ask-phone-code.ts';
import { phoneWorkers } from './phone/jobs.ts';
import { phoneRoutes } from './phone/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { referenceRoutes } from './reference/routes.ts';
import { reportWorkers } from './reports/jobs.ts';
import { reportRoutes } from './reports/routes.ts';
import { scheduleWorkers } from './schedule/jobs.ts';
import { countShiftsToCome } from './schedule/read.ts';
import { scheduleRoutes, swapSequel } from './schedule/routes.ts';
import { tellPlanners } from './schedule/tell-planners.ts';
import { skillWorkers } from './skills/jobs.ts';
import { skillRoutes } from './skills/routes.ts';
import { supportRoutes } from './support/routes.ts';
import { teamRoutes } from './team/routes.ts';
import { readHasClosedWeek, readWorkedWeeks } from './time-cards/read.ts';
import { timeCardRoutes } from './time-cards/routes.ts';
import { readWhoRecorded } from './time-clock/read.ts';
import { timeClockRoutes } from './time-clock/routes.ts';
import { forgetUnsent, timeOffWorkers } from './time-off/jobs.ts';
import { timeOffRoutes, timeOffSequel } from './time-off/routes.ts';
import { turnDays } from './time-off/turn-days.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { messageCarrier } from './webhooks/jobs.ts';
import { forgetMessages } from './webhooks/messages.repository.ts';
import { raiseAudited } from './webhooks/raise-audited.ts';
import { deliverMessage } from './webhooks/raise-events.ts';
import { webhookRoutes } from './webhooks/routes.ts';

export interface ServerOptions {
  /** Without mail, sms and outbox no letter leaves, nor is kept to be looked at. */
  readonly config: Pick<Config, 'host' | 'port' | 'publicUrl' | 'logLevel' | 'poolSize' | 'trustedProxies'> & {
    readonly secret: string;
  } & Partial<
      Pick<
        Config,
        'demo' | 'formerSecrets' | 'mail' | 'sms' | 'smsLimits' | 'outbox' | 'metricsToken' | 'requestsPerMinute'
      >
    >;
  /** Address of the database, as the application's own role. */
  readonly databaseUrl: string;
  /** The built web part; without it only the API answers. */
  readonly webRoot?: string;
  /** What the sign-in page offers with a click: in demo mode only. */
  readonly demoSignIns?: readonly DemoSignIn[];
  /** By whom people may sign in besides; none if left out. */
  readonly openidProviders?: readonly OpenidProvider[];
  readonly clock?: Clock;
  /** Where what people name may be sent to; tests alone say `anywhere`. */
  readonly reach?: OutsideReach;
}

export interface RunningServer {
  readonly url: string;
  /** Answers what is under way, then stops. */
  close(): Promise<void>;
}

/** By what time off is earned, besides the calendar. */
const timeOffEarnedBy = { readWorkedWeeks, readPayDays };

/** Every route of the product, in the line of nouns. */
const routes = (
  demoSignIns: readonly DemoSignIn[],
  openid: OpenidGateway,
  phone: PhoneOffer,
  passkeys: ReturnType<typeof passkeyPlaceOf>,
  outbox: boolean,
  reach: OutsideReach,
  pusher: Pusher,
): readonly Route[] => [
  healthRoute,
  ...organizationRoutes,
  ...peopleRoutes(readWhoRecorded, countShiftsToCome),
  ...profileRoutes,
  ...notificationRoutes(pusher),
  ...(outbox ? outboxRoutes : []),
  ...supportRoutes,
  ...approvalRoutes([registrationSequel, timeOffSequel, adjustmentSequel, swapSequel]),
  ...humanCheckRoutes,
  ...factorsRoutes(passkeys),
  ...tokenRoutes,
  ...guidanceRoutes,
  ...webhookRoutes(reach),
  ...identityRoutes({
    demoSignIns,
    providers: openid.providers.map(({ id, name }) => ({ id, name })),
    byPhone: phone.isOffered,
    place: passkeys.ok ? passkeys.value : undefined,
  }),
  ...invitationRoutes,
  ...openidRoutes(openid),
  ...phoneRoutes(phone),
  ...teamRoutes(readWhoRecorded),
  ...skillRoutes,
  ...holidayRoutes(turnDays),
  ...timeOffRoutes(timeOffEarnedBy, tellPlanners),
  ...scheduleRoutes(timeOffEarnedBy),
  ...timeClockRoutes(readLongestShifts),
  ...payRuleRoutes(readHasClosedWeek),
  ...timeCardRoutes,
  ...adjustmentRoutes,
  ...messagingRoutes,
  ...payrollRoutes,
  ...reportRoutes,
  ...auditRoutes,
  ...referenceRoutes,
];

/** How long requests under way may take once the server is told to stop. */
const patienceMilliseconds = 10_000;

/** Starts serving; the database may be away, and is asked again at each request. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    config,
    databaseUrl,
    webRoot,
    demoSignIns = [],
    openidProviders = [],
    clock = systemClock,
    reach = 'public',
  } = options;
  const log = pino({ level: config.logLevel, serializers: { err: describeError } });
  const database = openDatabase(databaseUrl, config.poolSize, (error) =>
    log.warn({ reason: error.message }, 'a database connection was lost'),
  );
  const vault = openVault(config.secret, config.formerSecrets);
  const services = {
    database,
    clock,
    vault,
    gate: openSessionGate(database, clock),
    limits: openRateLimits(config.requestsPerMinute ?? usualRequestsPerMinute),
    log,
    demandsSecondFactor: config.demo !== true,
    publicUrl: config.publicUrl,
    sequel: raiseAudited,
  };
  const https = config.publicUrl.startsWith('https:');
  const { publicUrl, mail, sms, outbox = false, smsLimits = { countries: ['US'], perDay: 200 } } = config;
  const app = await createApp(services, { trustedProxies: config.trustedProxies, https, framesItself: outbox });
  mountMetrics(app, services, config.metricsToken, [deliverMessage.name, carryPush.name]);
  const openid = openOpenid(openidProviders, publicUrl, log);
  const phone = { isOffered: sms !== undefined || outbox, ...smsLimits };
  const passkeys = passkeyPlaceOf(publicUrl);
  const pusher = openPusher({
    secret: config.secret,
    formerSecrets: config.formerSecrets,
    contact: pushContact(publicUrl, mail?.from),
    reach,
  });
  const served = routes(demoSignIns, openid, phone, passkeys, outbox, reach, pusher);
  for (const route of served) mount(app, services, https, route);
  const described = [...served.map(({ endpoint }) => endpoint), followChanges];
  const place = { publicUrl, sessionCookie: cookieName('session', https) };
  mountText(app, '/openapi.json', 'application/json; charset=utf-8', () => JSON.stringify(openapiOf(described, place)));
  mountText(app, '/llms.txt', 'text/plain; charset=utf-8', () => llmsText(described, publicUrl));
  if (outbox) mountPage(app, services, outboxPage.path, readOutboxHtml);
  const mailer = mail && smtpMailer(mail);
  const texter = sms && twilioTexter(sms);
  const workers: Worker[] = [
    letterCarrier({ publicUrl, mailer, texter, outbox, textLimits: smsLimits, mayHear }),
    digestTeller,
    ...identityWorkers,
    ...timeOffWorkers(timeOffEarnedBy),
    ...skillWorkers,
    ...scheduleWorkers,
    acknowledgementAsker,
    askedRinger,
    ...messageTellers,
    ...payrollWorkers,
    ...reportWorkers,
    ...phoneWorkers(smsLimits.perDay),
    ...sweepWorkers(listOrganizations, [
      forgetReplies,
      forgetMessages,
      forgetOldMessages,
      forgetUnsent,
      forgetUnsentFiles,
      lapseUndelivered,
    ]),
  ];
  const holders = keepJobHolders(databaseUrl, log);
  const queue = { databaseUrl, services, holders };
  const queues = [
    runQueue({ ...queue, workers, atOnce: jobsAtOnce.own }),
    runQueue({ ...queue, workers: [messageCarrier(reach)], atOnce: jobsAtOnce.webhooks }),
    runQueue({ ...queue, workers: [pushCarrier(pusher, mayHear)], atOnce: jobsAtOnce.pushes }),
  ];
  const live = mountLive(app, services, https, databaseUrl);
  await serveWeb(app, webRoot);
  const close = async (): Promise<void> => {
    await live.close();
    // Connections that are kept alive would hold the close for as long as their browsers like.
    const sweep = setInterval(() => app.server.closeIdleConnections(), 50);
    // A request that never arrives whole would hold it too.
    const patience = setTimeout(() => app.server.closeAllConnections(), patienceMilliseconds);
    await app.close();
    clearInterval(sweep);
    clearTimeout(patience);
    await Promise.all(queues.map((running) => running.close()));
    // Last, since what they do is theirs until then.
    await holders.close();
    await endTypesetter();
    mailer?.close();
    await database.close();
  };
  try {
    return { url: await app.listen({ host: config.host, port: config.port }), close };
  } catch (error) {
    // The port is taken: nothing that was begun before goes on behind it.
    await close();
    throw error;
  }
}
