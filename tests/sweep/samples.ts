import { v7 } from 'uuid';
import type { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parsePhone, type Phone } from '../../src/domain/kernel/phone.ts';
import {
  weekdays,
  parseInstant,
  addMilliseconds,
  millisecondsPerHour,
  parsePlainDate,
  parseZone,
  type Instant,
  type PlainDate,
  type Zone,
} from '../../src/domain/kernel/time.ts';
import { noOpeningHours } from '../../src/domain/organization/location.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import { anyTime } from '../../src/domain/schedule/availability.ts';
import { usualLevels } from '../../src/domain/schedule/planning-rules.ts';
import { usualWeek } from '../../src/domain/time-off/leave-week.ts';
import { policyPresets } from '../../src/domain/time-off/policy-presets.ts';
import { pushKeysOf } from '../../src/server/kernel/push-keys.ts';
import type { CallInput } from '../../src/web/kernel/call.ts';
import { worldSecret } from '../world/inside.ts';
import { worldPassword } from '../world/organization.ts';
import { aPushBrowser } from '../world/push-browser.ts';
import type { Stage } from './stage.ts';

interface Sample<Input> {
  /** Valid input, made anew for each call. */
  input(stage: Stage): Input;
  /** What is answered to whoever is let in. */
  readonly answers: number;
  /** What is answered to an admin of another organization, where it is about something of ours: that there is no such thing. */
  readonly outside?: 404;
}

const aboutBystander = ({ bystander }: Stage) => ({ params: { employeeId: bystander.employee.employeeId } });

const aTuesday = '2026-11-17' as PlainDate;
const nobodysCard = { employeeId: '00000000-0000-7000-8000-000000000000', startsOn: aTuesday };
const aboutCardOfBystander = ({ bystander }: Stage) => ({
  params: { employeeId: bystander.employee.employeeId, startsOn: aTuesday },
});
const nobodysWebhook = { webhookId: '00000000-0000-7000-8000-000000000000' };
const aTimeOffPolicy = () => ({
  typeId: v7(),
  scope: { kind: 'organization' as const },
  startsOn: aTuesday,
  preset: 'monthly' as const,
  rules: policyPresets.monthly,
});
const anyType = { unit: 'day' as const, needsNote: false, needsAttachment: false };
const browserKeys = () => {
  const { p256dh, auth } = aPushBrowser();
  return { p256dh, auth };
};
const signedByNobody = { id: 'AAAA', clientData: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' };

/** A valid call of every endpoint. One that is missing here does not compile. */
export const samples: { readonly [Name in keyof typeof contract]: Sample<CallInput<(typeof contract)[Name]>> } = {
  health: { input: () => ({}), answers: 200 },
  // No browser of the stage is a kiosk.
  readKiosk: { input: () => ({}), answers: 404 },
  readKioskPhoto: { input: (stage) => ({ ...aboutBystander(stage), query: {} }), answers: 404 },
  confirmPin: { input: (stage) => ({ ...aboutBystander(stage), body: { pin: '4821' } }), answers: 404 },
  recordAtKiosk: {
    input: ({ bystander }) => ({
      body: {
        employeeId: bystander.employee.employeeId,
        id: v7(),
        kind: 'clock_in',
        offline: false,
        proof: { kioskId: v7(), sealed: 'AAAA' },
      },
    }),
    answers: 404,
  },
  readPresence: { input: () => ({}), answers: 200 },
  readKiosks: { input: () => ({}), answers: 200 },
  // At a location that nobody has: to be paired would end the session of whoever asks.
  pairKiosk: { input: () => ({ body: { name: 'Door', locationId: v7() } }), answers: 404 },
  revokeKiosk: { input: () => ({ params: { kioskId: v7() } }), answers: 404 },
  readPins: {
    input: ({ bystander }) => ({ params: { locationId: bystander.employee.locationId } }),
    answers: 200,
    outside: 404,
  },
  readOwnPin: { input: () => ({}), answers: 200 },
  // Nobody has such an id.
  setPin: { input: () => ({ params: { employeeId: v7() }, body: { pin: '4821' } }), answers: 404 },
  followChanges: { input: () => ({}), answers: 200 },
  readHumanCheck: { input: () => ({}), answers: 200 },
  // No browser has worked it out.
  askPhoneCode: { input: () => ({ body: { phone: nextPhone(), humanCheck: '{}' } }), answers: 403 },
  signInByPhone: { input: () => ({ body: { phone: nextPhone(), code: '123456' } }), answers: 410 },
  readOwnPhone: { input: () => ({}), answers: 200 },
  askToVerifyPhone: { input: () => ({ body: { phone: nextPhone() } }), answers: 200 },
  // That no code was asked for is not told before a code is read.
  verifyPhone: { input: () => ({ body: { phone: nextPhone(), code: '123456' } }), answers: 410 },
  removePhone: { input: () => ({}), answers: 404 },
  readProfile: { input: () => ({}), answers: 200 },
  changeProfile: {
    // Made on a profile that nobody has: the one that everybody has is not known here.
    input: () => ({ body: { ...aProfile, revision: 'one that never was' } }),
    answers: 409,
  },
  showRestricted: { input: () => ({}), answers: 200 },
  // The sweep sends no file: an empty one is none of the kinds.
  changePhoto: { input: () => ({}), answers: 422 },
  removePhoto: { input: () => ({}), answers: 204 },
  readEmergencyContacts: { input: () => ({}), answers: 200 },
  changeEmergencyContacts: {
    input: () => ({
      body: {
        revision: 'one that never was',
        contacts: [{ name: 'Rosa', relationship: 'Sister', phone: '(212) 555-0123' }],
      },
    }),
    answers: 409,
  },
  showEmergencyContacts: {
    // To whoever is neither the person nor their manager, there is nobody.
    input: ({ bystander }) => ({ params: { employeeId: bystander.employee.employeeId } }),
    answers: 200,
    outside: 404,
  },
  askSupport: {
    input: () => ({ body: { concern: 'hours', subject: 'Friday', message: 'An hour is missing.\nCan you look?' } }),
    answers: 200,
  },
  readOwnSupportRequests: { input: () => ({ query: {} }), answers: 200 },
  readSupportRequests: { input: () => ({ query: {} }), answers: 200 },
  // Nobody asked this.
  answerSupport: {
    input: () => ({ params: { requestId: '00000000-0000-7000-8000-000000000000' }, body: { answer: 'Mended.' } }),
    answers: 404,
  },
  closeSupport: { input: () => ({ params: { requestId: '00000000-0000-7000-8000-000000000000' } }), answers: 404 },
  exportPersonalData: { input: () => ({}), answers: 200 },
  readPhoto: {
    input: ({ bystander }) => ({ params: { employeeId: bystander.employee.employeeId }, query: { size: 'small' } }),
    answers: 404,
    outside: 404,
  },
  readWebhooks: { input: () => ({}), answers: 200 },
  readUndelivered: { input: () => ({ query: {} }), answers: 200 },
  resendLetter: { input: () => ({ params: { letterId: nobodysWebhook.webhookId } }), answers: 404 },
  // A name that leads nowhere, for what is sent there.
  addWebhook: {
    input: () => ({ body: { url: 'https://hooks.invalid/', events: ['payment.recorded'] } }),
    answers: 200,
  },
  changeWebhook: { input: () => ({ params: nobodysWebhook, body: { revision: 1, isOff: true } }), answers: 404 },
  removeWebhook: { input: () => ({ params: nobodysWebhook }), answers: 404 },
  replaceWebhookSecret: { input: () => ({ params: nobodysWebhook }), answers: 404 },
  testWebhook: { input: () => ({ params: nobodysWebhook }), answers: 404 },
  readWebhookMessages: { input: () => ({ params: nobodysWebhook, query: {} }), answers: 404 },
  resendWebhookMessage: {
    input: () => ({ params: { ...nobodysWebhook, messageId: nobodysWebhook.webhookId } }),
    answers: 404,
  },
  readFirstSteps: { input: () => ({}), answers: 200 },
  closeFirstSteps: { input: () => ({}), answers: 200 },
  readTokens: { input: () => ({}), answers: 200 },
  makeToken: { input: () => ({ body: { name: 'Timesheets', scopes: ['time:read'], days: 30 } }), answers: 200 },
  // Nobody has it.
  revokeTokens: { input: () => ({}), answers: 204 },
  revokeToken: { input: () => ({ params: { tokenId: '00000000-0000-7000-8000-000000000000' } }), answers: 404 },
  listLocations: { input: () => ({ query: { limit: 5 } }), answers: 200 },
  listUsers: { input: () => ({ query: { limit: 5 } }), answers: 200 },
  listTimeEntries: { input: () => ({ query: { limit: 5 } }), answers: 200 },
  listShifts: { input: () => ({ query: { limit: 5 } }), answers: 200 },
  listPayroll: { input: () => ({ query: { limit: 5 } }), answers: 200 },
  listMessages: { input: () => ({ query: { limit: 5 } }), answers: 200 },
  listTeams: { input: () => ({ query: { limit: 5 } }), answers: 200 },
  readLocations: { input: () => ({}), answers: 200 },
  addLocation: { input: () => ({ body: aPlace(`Pier ${v7()}`) }), answers: 200 },
  changeLocation: {
    input: ({ bystander }) => ({
      params: { locationId: bystander.employee.locationId },
      body: { ...aPlace('Wharf'), revision: 1_000_000 },
    }),
    answers: 409,
    outside: 404,
  },
  closeLocation: {
    // Somebody has their home there.
    input: ({ bystander }) => ({ params: { locationId: bystander.employee.locationId } }),
    answers: 409,
    outside: 404,
  },
  reopenLocation: {
    input: ({ bystander }) => ({ params: { locationId: bystander.employee.locationId } }),
    answers: 200,
    outside: 404,
  },
  readAdmission: { input: () => ({}), answers: 200 },
  // It shuts the door that registering goes through; so it stands after that in the contract.
  chooseAdmission: { input: () => ({ body: { way: 'invitation' } }), answers: 200 },
  // People come in by no code here.
  replaceJoinCode: { input: () => ({}), answers: 404 },
  chooseLocation: { input: () => ({ body: { locationId: '00000000-0000-7000-8000-000000000000' } }), answers: 404 },
  readTeam: { input: () => ({ query: { search: 'by' } }), answers: 200 },
  readEmployee: { input: aboutBystander, answers: 200, outside: 404 },
  changeEmployee: {
    // Somebody else was quicker.
    input: (stage) => ({
      ...aboutBystander(stage),
      body: {
        firstName: 'By',
        lastName: 'Stander',
        homeLocationId: stage.bystander.employee.locationId,
        furtherLocationIds: [],
        employedFrom: parsePlainDate('2026-01-05') ?? null,
        employedUntil: null,
        revision: 1_000_000,
      },
    }),
    answers: 409,
    outside: 404,
  },
  changeRole: {
    input: (stage) => ({
      ...aboutBystander(stage),
      body: { role: 'employee', managedLocationIds: [], revision: 1_000_000 },
    }),
    answers: 409,
    outside: 404,
  },
  suspendEmployee: {
    // Nobody has such an id.
    input: () => ({
      params: { employeeId: '00000000-0000-7000-8000-000000000000' },
      body: { reason: 'Left without a word' },
    }),
    answers: 404,
  },
  reinstateEmployee: { input: aboutBystander, answers: 409, outside: 404 },
  readImports: { input: () => ({ query: {} }), answers: 200 },
  previewImport: { input: () => ({ body: { rows: [aRow()] } }), answers: 200 },
  importPeople: {
    // Nobody was ever called nothing.
    input: () => ({ body: { rows: [{ ...aRow(), lastName: '' }], fileName: 'people.csv', invite: false } }),
    answers: 409,
  },
  undoImport: { input: () => ({ params: { importId: '00000000-0000-7000-8000-000000000000' } }), answers: 404 },
  readMe: { input: () => ({}), answers: 200 },
  signIn: {
    input: ({ bystander }) => ({ body: { email: bystander.employee.email, password: worldPassword } }),
    answers: 200,
  },
  signInAgain: { input: () => ({ body: { password: worldPassword } }), answers: 204 },
  // The stage is at a numeric address, where no passkeys are.
  askForPasskey: { input: () => ({ body: { purpose: 'sign_in' } }), answers: 409 },
  signInByPasskey: { input: () => ({ body: { passkey: signedByNobody } }), answers: 409 },
  readWaysToConfirm: { input: () => ({}), answers: 200 },
  signOut: { input: () => ({}), answers: 204 },
  // Without a sign-in that waits for it.
  verifySecondStep: { input: () => ({ body: { code: '000000' } }), answers: 401 },
  leaveSecondStep: { input: () => ({}), answers: 204 },
  readFactors: { input: () => ({}), answers: 200 },
  startTotp: { input: () => ({}), answers: 200 },
  // Of no app.
  confirmTotp: { input: () => ({ body: { code: 'no code' } }), answers: 403 },
  removeTotp: { input: () => ({}), answers: 404 },
  replaceRecoveryCodes: { input: () => ({}), answers: 409 },
  askToAddPasskey: { input: () => ({}), answers: 409 },
  addPasskey: {
    input: () => ({
      body: { name: 'Phone', passkey: { id: 'AAAA', clientData: 'AAAA', attestation: 'AAAA', transports: [] } },
    }),
    answers: 409,
  },
  renamePasskey: { input: () => ({ params: { passkeyId: v7() }, body: { name: 'Phone' } }), answers: 404 },
  removePasskey: { input: () => ({ params: { passkeyId: v7() } }), answers: 404 },
  changePassword: {
    // Refused, or nobody here could sign in with the password that everybody has.
    input: () => ({ body: { currentPassword: 'not the password', newPassword: 'a lamp left on in the hall' } }),
    answers: 403,
  },
  readSessions: { input: () => ({}), answers: 200 },
  // Nobody's.
  revokeSession: { input: () => ({ params: { sessionId: '00000000-0000-7000-8000-000000000000' } }), answers: 404 },
  revokeOtherSessions: { input: () => ({}), answers: 204 },
  register: { input: () => ({ body: newcomer() }), answers: 200 },
  createOrganization: {
    input: () => ({
      body: { ...newcomer(), organizationName: 'Second Thoughts', locationName: 'Somewhere', zone: newYork() },
    }),
    answers: 409,
  },
  // No provider is configured on the stage: tests/database/openid.test.ts brings its own.
  askProvider: {
    input: () => ({ body: { provider: 'google', purpose: 'sign_in', place: 'window', returnTo: '/dashboard' } }),
    answers: 404,
  },
  takeAnswer: {
    input: () => ({ body: { provider: 'google', state: 'window.sign_in.nobody-asked', code: 'c' } }),
    answers: 409,
  },
  readLinkedSignIns: { input: () => ({}), answers: 200 },
  askToLink: {
    input: () => ({ body: { provider: 'google', place: 'window', returnTo: '/settings/security' } }),
    answers: 404,
  },
  // Linked to nobody.
  askToConfirm: {
    input: () => ({ body: { provider: 'google', place: 'window', returnTo: '/settings/security' } }),
    answers: 404,
  },
  unlinkSignIn: { input: () => ({ params: { provider: 'google' } }), answers: 404 },
  sendEmailConfirmation: { input: () => ({}), answers: 204 },
  confirmEmail: { input: () => ({ body: { token: 'nothing that was ever sent' } }), answers: 410 },
  requestPasswordReset: { input: () => ({ body: { email: `${v7()}@new.example` } }), answers: 204 },
  requestEmailChange: { input: () => ({ body: { email: `${v7()}@new.example` } }), answers: 204 },
  changeEmail: { input: () => ({ body: { token: 'nothing that was ever sent' } }), answers: 410 },
  restoreEmail: { input: () => ({ body: { token: 'nothing that was ever sent' } }), answers: 410 },
  inviteEmployee: {
    input: ({ bystander }) => ({
      body: {
        email: `${v7()}@new.example`,
        language: 'en',
        role: 'employee',
        locationId: bystander.employee.locationId,
      },
    }),
    answers: 200,
    outside: 404,
  },
  readInvitations: { input: () => ({}), answers: 200 },
  resendInvitation: { input: () => ({ params: { invitationId: v7() } }), answers: 404 },
  revokeInvitation: { input: () => ({ params: { invitationId: v7() } }), answers: 404 },
  openInvitation: { input: () => ({ body: { token: 'nothing that was ever sent' } }), answers: 410 },
  acceptInvitation: { input: () => ({ body: { token: 'nothing that was ever sent', ...newcomer() } }), answers: 410 },
  resetPassword: {
    input: () => ({ body: { token: 'nothing that was ever sent', password: 'a door left ajar at night' } }),
    answers: 410,
  },
  changePreferences: { input: () => ({ body: { language: 'en', theme: 'dark', hourCycle: 'h23' } }), answers: 200 },
  readSupportContacts: { input: () => ({}), answers: 200 },
  readPayRates: {
    input: ({ bystander }) => ({ params: { employeeId: bystander.employee.employeeId } }),
    answers: 200,
    outside: 404,
  },
  setPayRate: {
    // Never the same twice: a rate that is in force already is refused.
    input: ({ bystander }) => ({
      params: { employeeId: bystander.employee.employeeId },
      body: { startsOn: aDate('2026-11-16'), centsPerHour: nextRate(), reason: 'As agreed' },
    }),
    answers: 200,
    outside: 404,
  },
  // The stage is served as production is: there is nothing here.
  readNotices: { input: () => ({ query: { limit: 10 } }), answers: 200 },
  // Nobody was told this.
  markNoticeRead: { input: () => ({ params: { noticeId: '00000000-0000-7000-8000-000000000000' } }), answers: 404 },
  markNoticesRead: {
    input: () => ({ body: { until: parseInstant('2026-11-20T00:00:00.000Z') as Instant } }),
    answers: 204,
  },
  readNoticeChoices: { input: () => ({}), answers: 200 },
  changeNoticeChoices: { input: () => ({ body: { quiet: { from: '22:00', until: '07:00' } } }), answers: 200 },
  readPushDevices: { input: () => ({}), answers: 200 },
  testPush: { input: () => ({}), answers: 409 },
  turnPushOn: {
    input: () => ({
      body: { serverKey: pushKeysOf(worldSecret).publicKey, endpoint: 'https://push.invalid/', ...browserKeys() },
    }),
    answers: 200,
  },
  turnPushOff: { input: () => ({ params: { deviceId: '00000000-0000-7000-8000-000000000000' } }), answers: 404 },
  readOutbox: { input: () => ({}), answers: 404 },
  readPendingRequests: { input: () => ({}), answers: 200 },
  readDecisions: { input: () => ({ query: { search: 'Waiting', order: 'name', outcome: 'rejected' } }), answers: 200 },
  readRequest: { input: ({ answered }) => ({ params: { requestId: answered } }), answers: 200, outside: 404 },
  // Answered is answered: whoever may know of it is told, and nothing changes from one call to the next.
  rejectRequest: {
    input: ({ answered }) => ({ params: { requestId: answered }, body: { reason: 'The team is complete' } }),
    answers: 409,
    outside: 404,
  },
  reopenRequest: { input: ({ answered }) => ({ params: { requestId: answered } }), answers: 409, outside: 404 },
  // Somebody else's: only who asked may take it back.
  withdrawRequest: { input: ({ answered }) => ({ params: { requestId: answered } }), answers: 404 },
  approveRegistration: {
    input: ({ answered, wharf }) => ({
      params: { requestId: answered },
      body: { role: 'employee', locationId: wharf, startsOn: aDate('2026-11-23'), centsPerHour: cents(18_00) },
    }),
    answers: 409,
    outside: 404,
  },
  readAuditLog: { input: () => ({ query: { topic: 'session', person: 'Boss' } }), answers: 200 },
  exportAuditLog: { input: () => ({ body: { topic: 'pay_rate' } }), answers: 200 },
  readTimeOff: { input: () => ({ params: nobody }), answers: 404 },
  // Nobody asks for another.
  requestTimeOff: {
    input: ({ bystander }) => ({
      body: {
        userId: bystander.employee.employeeId,
        firstName: 'By',
        lastName: 'Stander',
        email: 'by@stander.example',
        startDate: aTuesday,
        endDate: aTuesday,
        numDays: 1,
        note: 'A day at the sea',
      },
    }),
    answers: 403,
  },
  adjustTimeOff: {
    // There is no such type.
    input: (stage) => ({
      ...aboutBystander(stage),
      body: { id: v7(), typeId: v7(), kind: 'adjusted', on: aTuesday, minutes: 60, reason: 'A day in lieu' },
    }),
    answers: 422,
    outside: 404,
  },
  readTimeOffPolicies: { input: () => ({}), answers: 200 },
  // There is no such type.
  previewTimeOffPolicy: { input: () => ({ body: aTimeOffPolicy() }), answers: 422 },
  setTimeOffPolicy: { input: () => ({ body: aTimeOffPolicy() }), answers: 422 },
  setLeaveWeek: {
    input: () => ({ body: { scope: { kind: 'organization' as const }, startsOn: aTuesday, week: usualWeek } }),
    answers: 200,
  },
  readTimeOffTypes: { input: () => ({}), answers: 200 },
  addTimeOffType: { input: () => ({ body: { name: `Leave ${v7()}`, isPaid: false, ...anyType } }), answers: 200 },
  changeTimeOffType: {
    input: () => ({ params: { typeId: nobody.employeeId }, body: { name: 'Leave' } }),
    answers: 404,
  },
  readAwayLimits: { input: () => ({}), answers: 200 },
  addAwayLimit: {
    // The last date before the first: whoever is let in hears that.
    input: () => ({
      body: {
        id: v7(),
        name: 'Inventory',
        locationId: null,
        startsOn: aDate('2026-12-24'),
        endsOn: aDate('2026-12-20'),
        mostAway: 0,
        effect: 'refuse',
      },
    }),
    answers: 422,
  },
  removeAwayLimit: { input: () => ({ params: { limitId: nobody.employeeId } }), answers: 404 },
  readLimitsMet: { input: () => ({ query: { from: aTuesday, to: aTuesday } }), answers: 200 },
  readSkills: { input: () => ({}), answers: 200 },
  addSkill: { input: () => ({ body: { name: `Card ${v7()}`, isCertificate: true } }), answers: 200 },
  changeSkill: {
    input: () => ({ params: { skillId: nobody.employeeId }, body: { name: 'Card', isOpen: true } }),
    answers: 404,
  },
  // Of whom there is nobody: an employee reads their own alone, as tests/database/skills.test.ts says.
  readHeldSkills: { input: () => ({ params: { employeeId: v7() } }), answers: 404 },
  recordHeldSkill: {
    // A skill that nobody keeps.
    input: (stage) => ({
      ...aboutBystander(stage),
      body: {
        id: v7(),
        skillId: nobody.employeeId,
        startsOn: aTuesday,
        endsOn: null,
        number: null,
        supersedesId: null,
      },
    }),
    answers: 404,
  },
  withdrawHeldSkill: {
    input: ({ bystander }) => ({
      params: { employeeId: bystander.employee.employeeId, heldId: nobody.employeeId },
    }),
    answers: 404,
  },
  readEndingCertificates: { input: () => ({}), answers: 200 },
  readHolidays: { input: () => ({ query: { from: aTuesday, to: aTuesday } }), answers: 200 },
  readHolidayCalendar: { input: () => ({}), answers: 200 },
  addHoliday: {
    // Of a location that nobody has.
    input: () => ({
      body: { id: v7(), locationId: nobody.employeeId, name: 'Founders’ Day', on: aTuesday, isEveryYear: true },
    }),
    answers: 404,
  },
  leaveHolidayOut: {
    input: () => ({
      body: { id: v7(), locationId: nobody.employeeId, code: 'columbus', fromYear: 2026, lastYear: null },
    }),
    answers: 404,
  },
  undoHolidayChange: {
    input: () => ({ params: { changeId: nobody.employeeId }, body: { fromYear: 2026 } }),
    answers: 404,
  },
  readAbsences: { input: () => ({ query: { from: aTuesday, to: aTuesday } }), answers: 200 },
  readTimeOffRequest: { input: () => ({ params: { timeOffId: nobody.employeeId } }), answers: 404 },
  readPendingTimeOff: { input: () => ({}), answers: 200 },
  approveTimeOff: {
    input: () => ({ params: { requestId: '00000000-0000-7000-8000-000000000000' } }),
    answers: 404,
  },
  readClock: { input: () => ({}), answers: 200 },
  recordPunch: {
    input: ({ world }) => ({
      body: { id: v7(), kind: 'clock_in', offline: false, deviceAt: world.clock.now(), skewMilliseconds: -250 },
    }),
    answers: 200,
  },
  undoPunch: {
    // Somebody else's: no one may take it back.
    input: ({ bystander }) => ({ params: { punchId: bystander.punchId }, body: { id: v7(), offline: false } }),
    answers: 409,
  },
  addPosition: { input: () => ({ body: { name: `Deck ${v7()}`, hue: 1 } }), answers: 200 },
  readTemplates: { input: ({ wharf }) => ({ query: { locationId: wharf } }), answers: 200, outside: 404 },
  addTemplate: {
    input: ({ wharf }) => ({
      body: { locationId: wharf, name: `Early ${v7()}`, kind: 'shift', shifts: [aTemplateShift] },
    }),
    answers: 200,
    outside: 404,
  },
  addNeeds: {
    // A minute that no other role has asked people for.
    input: ({ wharf }) => {
      const fromMinute = Number.parseInt(v7().slice(-5), 16) % 1_439;
      return {
        body: {
          locationId: wharf,
          weekdays: ['monday'],
          positionId: null,
          fromMinute,
          toMinute: fromMinute + 1,
          people: 2,
        },
      };
    },
    answers: 200,
    outside: 404,
  },
  changeNeed: { input: () => ({ params: { needId: nobody.employeeId }, body: { people: 3 } }), answers: 404 },
  removeNeed: { input: () => ({ params: { needId: nobody.employeeId } }), answers: 404 },
  changeTemplate: {
    input: () => ({ params: { templateId: nobody.employeeId }, body: { name: 'Early', shifts: [aTemplateShift] } }),
    answers: 404,
  },
  removeTemplate: { input: () => ({ params: { templateId: nobody.employeeId } }), answers: 404 },
  addShifts: {
    input: ({ wharf, world }) => ({ body: { shifts: [{ id: v7(), plan: aShift(wharf, world.clock.now()) }] } }),
    answers: 200,
    outside: 404,
  },
  changeShift: {
    input: ({ wharf, world }) => ({
      params: { shiftId: nobody.employeeId },
      body: { plan: aShift(wharf, world.clock.now()), revision: 1 },
    }),
    answers: 404,
  },
  addSeries: {
    input: ({ wharf, world }) => ({
      body: {
        seriesId: v7(),
        plan: aShift(wharf, world.clock.now()),
        everyWeeks: 2,
        weekdays: [...weekdays],
        endsOn: aDate('2026-12-31'),
      },
    }),
    answers: 200,
    outside: 404,
  },
  changeSeries: {
    input: () => ({ params: { shiftId: nobody.employeeId }, body: { plan: null, revision: 1, scope: 'all' } }),
    answers: 404,
  },
  cancelShift: { input: () => ({ params: { shiftId: nobody.employeeId }, body: { revision: 1 } }), answers: 404 },
  changeShifts: {
    input: ({ wharf, world }) => ({
      body: { shifts: [{ shiftId: nobody.employeeId, revision: 1, plan: aShift(wharf, world.clock.now()) }] },
    }),
    answers: 404,
  },
  readPublications: {
    input: ({ wharf }) => ({ query: { locationId: wharf, date: aDate('2026-11-18') } }),
    answers: 200,
    outside: 404,
  },
  readPublication: { input: () => ({ params: { publicationId: nobody.employeeId } }), answers: 404 },
  // Nothing was ever planned that early.
  publishSchedule: {
    input: ({ wharf }) => ({ body: { locationId: wharf, date: aDate('2020-01-06') } }),
    answers: 409,
    outside: 404,
  },
  readSchedule: { input: ({ wharf }) => ({ query: { locationId: wharf } }), answers: 200, outside: 404 },
  readOwnShifts: { input: () => ({ query: { date: aDate('2026-11-18'), span: 'month' } }), answers: 200 },
  readPositions: { input: () => ({}), answers: 200 },
  changePosition: {
    input: () => ({ params: { positionId: nobody.employeeId }, body: { name: 'Deck', hue: 1, isOpen: true } }),
    answers: 404,
  },
  readPlanningRules: { input: () => ({}), answers: 200 },
  changePlanningRules: {
    input: () => ({ body: { levels: { ...usualLevels, double_booking: 'block' } } }),
    answers: 200,
  },
  changeWeeklyTarget: { input: () => ({ body: { weeklyTargetMinutes: 3_000 } }), answers: 200 },
  readLabourTargets: { input: () => ({}), answers: 200 },
  changeLabourTarget: {
    input: ({ wharf }) => ({
      params: { locationId: wharf },
      body: { weeklyMinutes: 14_400, weeklyCents: cents(6_500_00), revision: 1_000_000 },
    }),
    answers: 409,
    outside: 404,
  },
  readAvailability: { input: () => ({ params: { employeeId: nobody.employeeId } }), answers: 404 },
  changeAvailability: { input: () => ({ body: { week: anyTime } }), answers: 200 },
  setAvailabilityOn: {
    // Gone by: whoever is let in hears that.
    input: () => ({ params: { date: aDate('2020-01-06') }, body: { hours: [], note: null } }),
    answers: 422,
  },
  removeAvailabilityOn: { input: () => ({ params: { date: aDate('2020-01-06') } }), answers: 404 },
  printSchedule: {
    input: ({ wharf }) => ({ query: { locationId: wharf, date: aDate('2026-11-18') } }),
    answers: 200,
    outside: 404,
  },
  printOwnShifts: { input: () => ({ query: { date: aDate('2026-11-18') } }), answers: 200 },
  readShiftsToConfirm: { input: () => ({}), answers: 200 },
  confirmShifts: {
    input: () => ({ body: { shifts: [{ shiftId: nobody.employeeId, publicationId: nobody.employeeId }] } }),
    answers: 409,
  },
  readConfirmations: {
    input: ({ wharf }) => ({ query: { locationId: wharf, date: aDate('2026-11-18') } }),
    answers: 200,
    outside: 404,
  },
  remindUnconfirmed: {
    // Nothing was ever published that early.
    input: ({ wharf }) => ({ body: { id: v7(), locationId: wharf, date: aDate('2020-01-08') } }),
    answers: 409,
    outside: 404,
  },
  readOffers: { input: () => ({}), answers: 200 },
  readCandidates: { input: () => ({ params: { shiftId: nobody.employeeId } }), answers: 404 },
  offerShift: {
    input: () => ({ params: { shiftId: nobody.employeeId }, body: { to: null, note: 'I am away' } }),
    answers: 404,
  },
  withdrawOffer: { input: () => ({ params: { offerId: nobody.employeeId } }), answers: 404 },
  declineOffer: { input: () => ({ params: { offerId: nobody.employeeId } }), answers: 404 },
  takeShift: { input: () => ({ params: { shiftId: nobody.employeeId }, body: { knowing: [] } }), answers: 404 },
  readSwaps: { input: () => ({}), answers: 200 },
  readPendingSwaps: { input: () => ({ query: { with: 'effects' as const } }), answers: 200 },
  readWeekSwaps: {
    input: ({ wharf }) => ({ query: { locationId: wharf, date: aDate('2026-11-18') } }),
    answers: 200,
    outside: 404,
  },
  readSwap: { input: () => ({ params: { offerId: nobody.employeeId } }), answers: 404 },
  readReturns: { input: () => ({ params: { offerId: nobody.employeeId } }), answers: 404 },
  proposeSwap: {
    input: () => ({
      params: { offerId: nobody.employeeId },
      body: { shiftId: nobody.employeeId, remark: 'For yours', knowing: [] },
    }),
    answers: 404,
  },
  acceptProposal: {
    input: () => ({ params: { proposalId: nobody.employeeId }, body: { knowing: [] } }),
    answers: 404,
  },
  declineProposal: { input: () => ({ params: { proposalId: nobody.employeeId } }), answers: 404 },
  withdrawProposal: { input: () => ({ params: { proposalId: nobody.employeeId } }), answers: 404 },
  postSwapRemark: {
    input: () => ({ params: { offerId: nobody.employeeId }, body: { id: v7(), text: 'Would Sunday do?' } }),
    answers: 404,
  },
  approveSwap: {
    input: () => ({ params: { requestId: nobody.employeeId }, body: { knowing: [] } }),
    answers: 404,
  },
  readSwapRules: { input: () => ({}), answers: 200 },
  changeSwapRules: { input: () => ({ body: { needsApproval: false } }), answers: 200 },
  readLeaveShifts: { input: () => ({}), answers: 200 },
  readShiftsAfter: {
    input: ({ bystander }) => ({ params: { employeeId: bystander.employee.employeeId, date: aTuesday } }),
    answers: 200,
    outside: 404,
  },
  openShifts: { input: () => ({ params: { requestId: nobody.employeeId } }), answers: 404 },
  cancelTimeOff: {
    input: () => ({ params: { requestId: nobody.employeeId }, body: { reason: 'Inventory' } }),
    answers: 404,
  },
  readCalendarFeed: { input: () => ({}), answers: 200 },
  makeCalendarFeed: { input: () => ({}), answers: 200 },
  revokeCalendarFeed: { input: () => ({}), answers: 204 },
  readCalendar: { input: () => ({ params: { secret: 'nobody.ics' } }), answers: 404 },
  readShiftCalendar: { input: () => ({ params: { shiftId: nobody.employeeId } }), answers: 404 },
  readShift: { input: () => ({ params: { shiftId: nobody.employeeId } }), answers: 404 },
  readTeamWeek: { input: () => ({ query: { locationId: nobody.employeeId } }), answers: 404 },
  readTimeCards: { input: () => ({ query: { date: parsePlainDate('2026-11-16') } }), answers: 200 },
  // A Tuesday begins nobody's week.
  readCard: { input: aboutCardOfBystander, answers: 404 },
  readEarlierCards: { input: () => ({ query: { before: aTuesday } }), answers: 200 },
  signTimeCard: {
    input: () => ({ params: { startsOn: aTuesday }, body: { attestationVersion: 1, language: 'en', seen: 0 } }),
    answers: 404,
  },
  approveTimeCard: {
    input: (stage) => ({ ...aboutCardOfBystander(stage), body: { seen: 0, behind: '' } }),
    answers: 404,
  },
  approveTimeCards: {
    input: () => ({ body: { cards: [{ ...nobodysCard, seen: 0, behind: '' }] } }),
    answers: 200,
  },
  lockTimeCard: { input: aboutCardOfBystander, answers: 404 },
  lockTimeCards: { input: () => ({ body: { cards: [nobodysCard] } }), answers: 200 },
  reopenTimeCard: {
    input: (stage) => ({ ...aboutCardOfBystander(stage), body: { reason: 'A break was forgotten' } }),
    answers: 404,
  },
  readMealWaivers: { input: () => ({ params: nobody }), answers: 404 },
  // The rules here know of no such agreement.
  acceptMealWaiver: {
    input: () => ({ body: { meal: 'first', startsOn: aDate('2026-12-01'), wordingVersion: 1, language: 'en' } }),
    answers: 409,
  },
  // Nothing was agreed to, so nothing is added.
  revokeMealWaiver: { input: () => ({ body: { meal: 'first', startsOn: aDate('2026-12-01') } }), answers: 200 },
  // A Tuesday begins nobody's week.
  tellWorkedMeal: {
    input: () => ({ params: { startsOn: aTuesday }, body: { date: aTuesday, meal: 1, isWorked: true } }),
    answers: 404,
  },
  readPayPolicies: { input: () => ({}), answers: 200 },
  previewPayPolicy: { input: () => ({ body: aPolicy }), answers: 200 },
  setPayPolicy: { input: () => ({ body: { ...aPolicy, startsOn: aTuesday } }), answers: 422 },
  readTimeCardsBetween: {
    input: () => ({ query: { from: aDate('2026-11-01'), to: aDate('2026-11-30') } }),
    answers: 200,
  },
  readTimeCard: { input: () => ({ query: { date: parsePlainDate('2026-11-18') } }), answers: 200 },
  // Of nobody whom anybody knows.
  readRecordedDay: { input: () => ({ params: { ...nobody, date: aDate('2026-11-18') } }), answers: 404 },
  readAdjustments: {
    input: () => ({ params: nobody, query: { from: aDate('2026-11-16'), to: aDate('2026-11-22') } }),
    answers: 404,
  },
  requestAdjustment: {
    // Nobody has worked tomorrow.
    input: () => ({ body: { id: v7(), entryId: null, asked: anEntry('2026-11-21'), reason: 'I was here' } }),
    answers: 422,
  },
  readPendingAdjustments: { input: () => ({}), answers: 200 },
  // The request is about something else.
  readPendingAdjustment: { input: ({ answered }) => ({ params: { requestId: answered } }), answers: 404 },
  readEffect: {
    input: ({ answered }) => ({ params: { requestId: answered }, query: theseTimes }),
    answers: 404,
  },
  readEffectOnDay: {
    input: () => ({ params: { ...nobody, date: aDate('2026-11-18') }, query: theseTimes }),
    answers: 404,
  },
  explainEffect: {
    input: ({ answered }) => ({ params: { requestId: answered }, query: theseTimes }),
    answers: 404,
  },
  explainEffectOnDay: {
    input: () => ({ params: { ...nobody, date: aDate('2026-11-18') }, query: theseTimes }),
    answers: 404,
  },
  approveAdjustment: {
    input: ({ answered }) => ({ params: { requestId: answered }, body: { changed: theseTimes, seen: [] } }),
    answers: 404,
  },
  correctEntry: {
    input: () => ({
      params: nobody,
      body: { id: v7(), entryId: null, asked: anEntry('2026-11-18'), reason: 'They were here', seen: [] },
    }),
    answers: 404,
  },
  readPayments: { input: () => ({ query: { status: 'paid', sort: 'total', page: 2 } }), answers: 200 },
  readConversations: { input: () => ({ query: { search: 'Friday' } }), answers: 200 },
  readUnread: { input: () => ({}), answers: 200 },
  readCorrespondents: { input: () => ({}), answers: 200 },
  openDirect: {
    input: ({ bystander }) => ({ body: { employeeId: bystander.employee.employeeId } }),
    answers: 200,
    outside: 404,
  },
  openGroup: {
    input: ({ bystander }) => ({ body: { name: 'Friday', employeeIds: [bystander.employee.employeeId] } }),
    answers: 200,
    outside: 404,
  },
  // Nobody's location.
  openFollowing: {
    input: () => ({ body: { kind: 'announcement', name: 'News', locationId: nobody.employeeId, role: null } }),
    answers: 403,
  },
  // One that nobody is in: tests/database/messages.test.ts has its own.
  readConversation: { input: () => ({ params: nobodysConversation }), answers: 404 },
  markRead: { input: () => ({ params: nobodysConversation, body: { upTo: 1 } }), answers: 404 },
  leaveConversation: { input: () => ({ params: nobodysConversation }), answers: 404 },
  renameConversation: {
    input: () => ({ params: nobodysConversation, body: { name: 'Saturday', revision: 1 } }),
    answers: 404,
  },
  addToConversation: {
    input: ({ bystander }) => ({
      params: nobodysConversation,
      body: { employeeIds: [bystander.employee.employeeId] },
    }),
    answers: 404,
  },
  removeFromConversation: {
    input: ({ bystander }) => ({ params: { ...nobodysConversation, employeeId: bystander.employee.employeeId } }),
    answers: 404,
  },
  readMessages: { input: () => ({ params: nobodysConversation, query: { before: 51 } }), answers: 404 },
  exportConversation: { input: () => ({ params: nobodysConversation, body: { format: 'csv' } }), answers: 404 },
  sendMessage: {
    input: () => ({ params: nobodysConversation, headers: {}, body: { id: v7(), text: 'On my way' } }),
    answers: 404,
  },
  editMessage: { input: () => ({ params: nobodysMessage, body: { text: 'On my way' } }), answers: 404 },
  withdrawMessage: { input: () => ({ params: nobodysMessage }), answers: 404 },
  addAttachment: {
    input: () => ({ params: { ...nobodysConversation, attachmentId: v7() }, query: { name: 'Roster.pdf' } }),
    answers: 404,
  },
  addTimeOffAttachment: {
    input: () => ({ params: { attachmentId: v7() }, query: { name: 'Note.pdf' } }),
    answers: 422,
  },
  removeTimeOffAttachment: { input: () => ({ params: { attachmentId: nobody.employeeId } }), answers: 404 },
  readTimeOffAttachment: {
    input: () => ({ params: { timeOffId: nobody.employeeId }, query: { size: 'preview' } }),
    answers: 404,
  },
  removeAttachment: { input: () => ({ params: nobodysAttachment }), answers: 404 },
  readAttachment: { input: () => ({ params: nobodysAttachment, query: { size: 'preview' } }), answers: 404 },
  acknowledgeMessage: { input: () => ({ params: nobodysMessage, query: {} }), answers: 404 },
  readAcknowledgements: { input: () => ({ params: nobodysMessage }), answers: 404 },
  remindUnacknowledged: { input: () => ({ params: nobodysMessage }), answers: 404 },
  readPayStub: { input: () => ({ params: { paymentId: nobody.employeeId } }), answers: 404 },
  printPayStub: { input: () => ({ params: { paymentId: nobody.employeeId }, query: {} }), answers: 404 },
  explainPaidWeek: {
    input: () => ({ params: { paymentId: nobody.employeeId, startsOn: aDate('2026-11-16') } }),
    answers: 404,
  },
  readPayees: { input: () => ({}), answers: 200 },
  readUnpaidLogs: { input: aboutBystander, answers: 200, outside: 404 },
  // A day that nobody worked.
  recordPayment: {
    input: ({ bystander }) => ({
      headers: { 'idempotency-key': v7() },
      body: aPayment(bystander.employee.employeeId),
    }),
    answers: 422,
    outside: 404,
  },
  voidPayment: {
    input: () => ({ params: { paymentId: nobody.employeeId }, body: { reason: 'The check bounced' } }),
    answers: 404,
  },
  readPayRun: { input: () => ({ query: {} }), answers: 200 },
  // Of a revision that nobody saved.
  setPayRunDraft: {
    input: () => ({
      params: { startsOn: aDate('2026-11-16') },
      body: { revision: 1_000_000, draft: { method: 'Zelle', deductions: [], people: {} } },
    }),
    answers: 409,
  },
  payRun: {
    input: () => ({
      headers: { 'idempotency-key': v7() },
      params: { startsOn: aDate('2026-11-16') },
      body: { revision: 1_000_000, people: 1, finalCents: cents(1_00), shown: '' },
    }),
    answers: 409,
  },
  readEmployer: { input: () => ({}), answers: 200 },
  readPaymentLimit: { input: () => ({}), answers: 200 },
  // Of a revision that nobody saved.
  changeDeductionTemplates: { input: () => ({ body: { deductions: [], revision: 1_000_000 } }), answers: 409 },
  changeEmployer: {
    input: () => ({ body: { legalName: 'Harbor Cafe LLC', address: '1 Pier Road', revision: 1_000_000 } }),
    answers: 409,
  },
  readMessageRetention: { input: () => ({}), answers: 200 },
  changeMessageRetention: { input: () => ({ body: { keepDays: 366, revision: 1_000_000 } }), answers: 409 },
  changePaymentLimit: { input: () => ({ body: { limitCents: cents(1_000_00), revision: 1_000_000 } }), answers: 409 },
  approvePayment: { input: () => ({ params: { paymentId: nobody.employeeId } }), answers: 404 },
  explainCard: { input: () => ({ params: { ...nobody, startsOn: aDate('2026-11-16') } }), answers: 404 },
  exportPayments: { input: () => ({ body: { status: 'paid', format: 'csv' } }), answers: 200 },
  exportTimeCards: {
    input: () => ({ body: { from: aDate('2026-11-16'), to: aDate('2026-11-22'), format: 'csv' } }),
    answers: 200,
  },
  askExport: {
    input: () => ({ body: { from: aDate('2026-11-16'), to: aDate('2026-11-22'), format: 'csv' } }),
    answers: 200,
  },
  readExports: { input: () => ({}), answers: 200 },
  downloadExport: { input: () => ({ params: { exportId: v7() } }), answers: 404 },
  readBankAccount: { input: () => ({}), answers: 200 },
  changeBankAccount: {
    input: () => ({ body: { kind: 'checking', routing: '231380104', account: '12345678' } }),
    answers: 200,
  },
  // The one that was entered above.
  removeBankAccount: { input: () => ({}), answers: 200 },
  readPayrollFiles: { input: () => ({ query: {} }), answers: 200 },
  // Of a revision that nobody saved.
  changePayrollSetup: {
    input: () => ({ params: { format: 'adp' }, body: { revision: 1_000_000, setup: { companyCode: 'HB1' } } }),
    answers: 409,
  },
  // Nobody's week is approved.
  exportPayrollFile: {
    input: () => ({ params: { format: 'gusto' }, body: { date: aDate('2026-11-18'), withoutBlocked: true } }),
    answers: 422,
  },
  readDeposits: { input: () => ({ query: {} }), answers: 200 },
  readDepositFiles: { input: () => ({ query: {} }), answers: 200 },
  // No bank is set up.
  makeDepositFile: {
    input: () => ({
      body: {
        date: aDate('2026-11-18'),
        paymentIds: ['00000000-0000-7000-8000-000000000000'],
        finalCents: cents(1_00),
        effectiveOn: aDate('2026-11-27'),
      },
    }),
    answers: 422,
  },
  takeDepositFile: { input: () => ({ params: { fileId: v7() } }), answers: 404 },
  withdrawDepositFile: {
    input: () => ({ params: { fileId: v7() }, body: { reason: 'It never went to the bank' } }),
    answers: 404,
  },
  readLabour: { input: () => ({ query: { weeks: '4' } }), answers: 200 },
  exportLabour: { input: () => ({ body: { weeks: '4', by: 'person', format: 'csv' } }), answers: 200 },
  readAttendance: { input: () => ({ query: { weeks: '4' } }), answers: 200 },
  exportAttendance: { input: () => ({ body: { weeks: '4', by: 'person', format: 'csv' } }), answers: 200 },
  exportTimeCard: { input: () => ({ query: { date: aDate('2026-11-18'), format: 'csv' } }), answers: 200 },
};

const nobodysConversation = { conversationId: '00000000-0000-7000-8000-000000000000' };
const nobodysAttachment = { ...nobodysConversation, attachmentId: '00000000-0000-7000-8000-000000000002' };
const nobodysMessage = { ...nobodysConversation, messageId: '00000000-0000-7000-8000-000000000001' };
const nobody = { employeeId: '00000000-0000-7000-8000-000000000000' };

const aPayment = (userId: string) => ({
  userId,
  entries: [
    {
      id: '00000000-0000-7000-8000-000000000000',
      userId,
      date: aDate('2026-11-16'),
      totalWorkedHours: '8',
      totalBreakTime: '0.5',
      paid: false,
      startTime: parseInstant('2026-11-16T14:00:00Z') ?? null,
      finishTime: parseInstant('2026-11-16T22:30:00Z') ?? null,
    },
  ],
  totalHours: '8',
  numDays: 1,
  totalPay: '160',
  hourlyPay: '20',
  deductions: [{ name: 'Uniform', quantity: '2', unitPrice: '12.50' }],
  paymentMethod: 'Check' as const,
  checkNumber: '004182',
  transactionDate: aMoment(),
  finalAmount: '135',
});

function aMoment(): Instant {
  const at = parseInstant('2026-11-20T14:00:00Z');
  if (at === undefined) throw new TypeError('not a moment');
  return at;
}

const theseTimes = { startTime: { hour: 9, minute: 0 }, endTime: { hour: 17, minute: 0 }, breakMinutes: 30 };
const anEntry = (date: string) => ({ date: aDate(date), ...theseTimes });
const aShift = (locationId: string, startsAt: Instant) => ({
  locationId,
  employeeId: null,
  positionId: null,
  startsAt,
  endsAt: addMilliseconds(startsAt, 8 * millisecondsPerHour),
  breakMinutes: 30,
  note: null,
});

const aTemplateShift = {
  day: 0,
  fromMinute: 480,
  toMinute: 960,
  breakMinutes: 30,
  positionId: null,
  employeeId: null,
  note: null,
};

const aRow = () => ({
  firstName: 'New',
  lastName: 'Hire',
  email: `${v7()}@new.example`,
  phone: '+1 212 555 0123',
  role: 'employee',
  location: 'Wharf',
  employedFrom: '2026-01-05',
  hourlyRate: '18.50',
  employeeNumber: '9001',
});

const aPlace = (name: string) => ({
  name,
  address: '1 Water Street\nNew York',
  phone: '+1 212 555 0100',
  zone: newYork(),
  geofence: { latitude: 40.7033, longitude: -74.011, radiusMetres: 120 },
  openingHours: { ...noOpeningHours, friday: { opens: '18:00', closes: '02:00' } },
});
const aProfile = {
  firstName: 'Same',
  lastName: 'Person',
  phone: '(212) 555-0123',
  street: '1 Pier Street',
  apartment: '2 B',
  city: 'New York',
  state: 'NY',
  zip: '10013',
  emailNotices: true,
  smsNotices: true,
  inAppNotices: false,
  dateOfBirth: parsePlainDate('1990-04-17'),
  ssnDigits: '123',
};

const newcomer = () => ({
  firstName: 'New',
  lastName: 'Comer',
  email: `${v7()}@new.example`,
  password: 'a door left ajar at night',
});

let rates = 1_000;
const nextRate = () => cents((rates += 1));

function aDate(text: string): PlainDate {
  const date = parsePlainDate(text);
  if (date === undefined) throw new TypeError(`Not a date: ${text}`);
  return date;
}

function newYork(): Zone {
  const zone = parseZone('America/New_York');
  if (zone === undefined) throw new Error('this machine does not know New York');
  return zone;
}

let phones = 200;
/** Another each time, far from the others: codes to one number, and to those beside it, are held back. */
function nextPhone(): Phone {
  const phone = parsePhone(`(212) ${(phones += 1)}-0142`);
  if (phone === undefined) throw new TypeError(`Not a number: 212 ${phones}`);
  return phone;
}

const { citations: _, ...federalRules } = presets.federal;
const aPolicy = {
  scope: { kind: 'organization' as const },
  startsOn: aDate('2026-11-23'),
  preset: 'federal' as const,
  rules: federalRules,
};
