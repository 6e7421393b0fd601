import * as adjustments from './adjustments.ts';
import * as effectReasons from './adjustments/effect-reasons.ts';
import * as approvals from './approvals.ts';
import * as audit from './audit.ts';
import * as factors from './factors.ts';
import * as guidance from './guidance.ts';
import * as holidays from './holidays.ts';
import * as humanCheck from './human-check.ts';
import * as identity from './identity.ts';
import * as links from './identity/links.ts';
import * as registration from './identity/registration.ts';
import * as sessions from './identity/sessions.ts';
import * as entering from './identity/sign-in.ts';
import * as invitations from './invitations.ts';
import type { EndpointSpec } from './kernel/endpoint.ts';
import { health } from './kernel/health.ts';
import { followChanges } from './kernel/live.ts';
import * as messaging from './messaging.ts';
import * as acknowledgements from './messaging/acknowledgements.ts';
import * as attachments from './messaging/attachments.ts';
import * as groups from './messaging/groups.ts';
import * as messages from './messaging/messages.ts';
import * as messageRetention from './messaging/retention.ts';
import * as notifications from './notifications.ts';
import * as noticeChoices from './notifications/notice-choices.ts';
import * as notices from './notifications/notices.ts';
import * as pushDevices from './notifications/push-devices.ts';
import * as undelivered from './notifications/undelivered.ts';
import * as openid from './openid.ts';
import * as organization from './organization.ts';
import * as payRules from './pay-rules.ts';
import * as bank from './payroll/bank.ts';
import * as deductionTemplates from './payroll/deduction-templates.ts';
import * as deposits from './payroll/deposits.ts';
import * as employers from './payroll/employer.ts';
import * as payrollFiles from './payroll/files.ts';
import * as payRuns from './payroll/pay-run.ts';
import * as payStubReasons from './payroll/pay-stub-reasons.ts';
import * as payStub from './payroll/pay-stub.ts';
import * as paymentList from './payroll/payment-list.ts';
import * as payments from './payroll/payments.ts';
import * as secondPerson from './payroll/second-person.ts';
import * as people from './people.ts';
import * as phone from './phone.ts';
import * as profile from './profile.ts';
import * as reference from './reference.ts';
import * as reports from './reports.ts';
import * as attendance from './reports/attendance.ts';
import * as exports from './reports/exports.ts';
import * as labour from './reports/labour.ts';
import * as availability from './schedule/availability.ts';
import * as calendar from './schedule/calendar.ts';
import * as confirmations from './schedule/confirmations.ts';
import * as labourTargets from './schedule/labour-targets.ts';
import * as lastDay from './schedule/last-day.ts';
import * as leave from './schedule/leave.ts';
import * as needs from './schedule/needs.ts';
import * as offers from './schedule/offers.ts';
import * as ownShifts from './schedule/own-shifts.ts';
import * as paper from './schedule/paper.ts';
import * as pendingSwaps from './schedule/pending-swaps.ts';
import * as plannedShifts from './schedule/planned-shifts.ts';
import * as planningRules from './schedule/planning-rules.ts';
import * as positions from './schedule/positions.ts';
import * as presence from './schedule/presence.ts';
import * as proposals from './schedule/proposals.ts';
import * as publications from './schedule/publications.ts';
import * as series from './schedule/series.ts';
import * as swapRules from './schedule/swap-rules.ts';
import * as swaps from './schedule/swaps.ts';
import * as teamSchedule from './schedule/team-schedule.ts';
import * as teamWeek from './schedule/team-week.ts';
import * as templates from './schedule/templates.ts';
import * as weekSwaps from './schedule/week-swaps.ts';
import * as skills from './skills.ts';
import * as support from './support.ts';
import * as team from './team.ts';
import * as imports from './team/imports.ts';
import * as timeCards from './time-cards.ts';
import * as cardReasons from './time-cards/card-reasons.ts';
import * as cardSteps from './time-cards/card-steps.ts';
import * as cards from './time-cards/cards.ts';
import * as mealWaivers from './time-cards/meal-waivers.ts';
import * as workedMeals from './time-cards/worked-meals.ts';
import * as timeClock from './time-clock.ts';
import * as kiosk from './time-clock/kiosk.ts';
import * as kiosks from './time-clock/kiosks.ts';
import * as timeOff from './time-off.ts';
import * as absences from './time-off/absences.ts';
import * as timeOffAttachments from './time-off/attachments.ts';
import * as awayLimits from './time-off/away-limits.ts';
import * as timeOffPolicies from './time-off/time-off-policies.ts';
import * as timeOffRequests from './time-off/time-off-request.ts';
import * as timeOffTypes from './time-off/time-off-types.ts';
import * as tokens from './tokens.ts';
import * as webhooks from './webhooks.ts';

/** Every endpoint of the product: routes, calls, the reference and the sweep are made from this list. */
export const contract = {
  health,
  followChanges,
  readProfile: profile.readProfile,
  changeProfile: profile.changeProfile,
  showRestricted: profile.showRestricted,
  changePhoto: profile.changePhoto,
  removePhoto: profile.removePhoto,
  readPhoto: profile.readPhoto,
  readEmergencyContacts: profile.readEmergencyContacts,
  changeEmergencyContacts: profile.changeEmergencyContacts,
  showEmergencyContacts: profile.showEmergencyContacts,
  exportPersonalData: reports.exportPersonalData,
  exportTimeCard: reports.exportTimeCard,
  exportTimeCards: exports.exportTimeCards,
  askExport: exports.askExport,
  readExports: exports.readExports,
  downloadExport: exports.downloadExport,
  exportPayments: exports.exportPayments,
  readLabour: labour.readLabour,
  exportLabour: labour.exportLabour,
  readAttendance: attendance.readAttendance,
  exportAttendance: attendance.exportAttendance,
  askSupport: support.askSupport,
  readOwnSupportRequests: support.readOwnSupportRequests,
  readSupportRequests: support.readSupportRequests,
  answerSupport: support.answerSupport,
  closeSupport: support.closeSupport,
  readSkills: skills.readSkills,
  addSkill: skills.addSkill,
  changeSkill: skills.changeSkill,
  readHeldSkills: skills.readHeldSkills,
  recordHeldSkill: skills.recordHeldSkill,
  withdrawHeldSkill: skills.withdrawHeldSkill,
  readEndingCertificates: skills.readEndingCertificates,
  readLocations: organization.readLocations,
  addLocation: organization.addLocation,
  changeLocation: organization.changeLocation,
  closeLocation: organization.closeLocation,
  reopenLocation: organization.reopenLocation,
  readMe: entering.readMe,
  signIn: entering.signIn,
  askForPasskey: entering.askForPasskey,
  signInByPasskey: entering.signInByPasskey,
  readWaysToConfirm: identity.readWaysToConfirm,
  signInAgain: identity.signInAgain,
  verifySecondStep: identity.verifySecondStep,
  leaveSecondStep: identity.leaveSecondStep,
  signOut: identity.signOut,
  readFactors: factors.readFactors,
  startTotp: factors.startTotp,
  confirmTotp: factors.confirmTotp,
  removeTotp: factors.removeTotp,
  replaceRecoveryCodes: factors.replaceRecoveryCodes,
  askToAddPasskey: factors.askToAddPasskey,
  addPasskey: factors.addPasskey,
  renamePasskey: factors.renamePasskey,
  removePasskey: factors.removePasskey,
  changePassword: identity.changePassword,
  readSessions: sessions.readSessions,
  revokeSession: sessions.revokeSession,
  revokeOtherSessions: sessions.revokeOtherSessions,
  register: registration.register,
  createOrganization: registration.createOrganization,
  askProvider: openid.askProvider,
  takeAnswer: openid.takeAnswer,
  readHumanCheck: humanCheck.readHumanCheck,
  askPhoneCode: phone.askPhoneCode,
  signInByPhone: phone.signInByPhone,
  readOwnPhone: phone.readOwnPhone,
  askToVerifyPhone: phone.askToVerifyPhone,
  verifyPhone: phone.verifyPhone,
  removePhone: phone.removePhone,
  readLinkedSignIns: openid.readLinkedSignIns,
  askToLink: openid.askToLink,
  askToConfirm: openid.askToConfirm,
  unlinkSignIn: openid.unlinkSignIn,
  sendEmailConfirmation: links.sendEmailConfirmation,
  confirmEmail: links.confirmEmail,
  requestPasswordReset: links.requestPasswordReset,
  resetPassword: links.resetPassword,
  requestEmailChange: links.requestEmailChange,
  changeEmail: links.changeEmail,
  restoreEmail: links.restoreEmail,
  inviteEmployee: invitations.inviteEmployee,
  readInvitations: invitations.readInvitations,
  resendInvitation: invitations.resendInvitation,
  revokeInvitation: invitations.revokeInvitation,
  openInvitation: invitations.openInvitation,
  acceptInvitation: invitations.acceptInvitation,
  changePreferences: people.changePreferences,
  readTeam: team.readTeam,
  readEmployee: team.readEmployee,
  changeEmployee: team.changeEmployee,
  changeRole: team.changeRole,
  suspendEmployee: team.suspendEmployee,
  reinstateEmployee: team.reinstateEmployee,
  readImports: imports.readImports,
  previewImport: imports.previewImport,
  importPeople: imports.importPeople,
  undoImport: imports.undoImport,
  chooseLocation: people.chooseLocation,
  readSupportContacts: people.readSupportContacts,
  readPayRates: people.readPayRates,
  setPayRate: people.setPayRate,
  readOutbox: notifications.readOutbox,
  readNotices: notices.readNotices,
  markNoticeRead: notices.markNoticeRead,
  markNoticesRead: notices.markNoticesRead,
  readNoticeChoices: noticeChoices.readNoticeChoices,
  changeNoticeChoices: noticeChoices.changeNoticeChoices,
  readPushDevices: pushDevices.readPushDevices,
  testPush: pushDevices.testPush,
  turnPushOn: pushDevices.turnPushOn,
  turnPushOff: pushDevices.turnPushOff,
  readUndelivered: undelivered.readUndelivered,
  resendLetter: undelivered.resendLetter,
  readPendingRequests: approvals.readPendingRequests,
  readDecisions: approvals.readDecisions,
  readRequest: approvals.readRequest,
  rejectRequest: approvals.rejectRequest,
  reopenRequest: approvals.reopenRequest,
  withdrawRequest: approvals.withdrawRequest,
  approveRegistration: registration.approveRegistration,
  readTimeOff: timeOff.readTimeOff,
  addTimeOffAttachment: timeOffAttachments.addTimeOffAttachment,
  removeTimeOffAttachment: timeOffAttachments.removeTimeOffAttachment,
  readTimeOffAttachment: timeOffAttachments.readTimeOffAttachment,
  requestTimeOff: timeOff.requestTimeOff,
  adjustTimeOff: timeOff.adjustTimeOff,
  readTimeOffPolicies: timeOffPolicies.readTimeOffPolicies,
  previewTimeOffPolicy: timeOffPolicies.previewTimeOffPolicy,
  setTimeOffPolicy: timeOffPolicies.setTimeOffPolicy,
  setLeaveWeek: timeOffPolicies.setLeaveWeek,
  readHolidays: holidays.readHolidays,
  readHolidayCalendar: holidays.readHolidayCalendar,
  addHoliday: holidays.addHoliday,
  leaveHolidayOut: holidays.leaveHolidayOut,
  undoHolidayChange: holidays.undoHolidayChange,
  readAbsences: absences.readAbsences,
  readTimeOffTypes: timeOffTypes.readTimeOffTypes,
  addTimeOffType: timeOffTypes.addTimeOffType,
  changeTimeOffType: timeOffTypes.changeTimeOffType,
  readAwayLimits: awayLimits.readAwayLimits,
  addAwayLimit: awayLimits.addAwayLimit,
  removeAwayLimit: awayLimits.removeAwayLimit,
  readLimitsMet: awayLimits.readLimitsMet,
  readTimeOffRequest: timeOffRequests.readTimeOffRequest,
  readPendingTimeOff: timeOff.readPendingTimeOff,
  approveTimeOff: timeOff.approveTimeOff,
  cancelTimeOff: timeOff.cancelTimeOff,
  addPosition: positions.addPosition,
  readPositions: positions.readPositions,
  changePosition: positions.changePosition,
  addNeeds: needs.addNeeds,
  changeNeed: needs.changeNeed,
  removeNeed: needs.removeNeed,
  readTemplates: templates.readTemplates,
  addTemplate: templates.addTemplate,
  changeTemplate: templates.changeTemplate,
  removeTemplate: templates.removeTemplate,
  addShifts: plannedShifts.addShifts,
  changeShift: plannedShifts.changeShift,
  addSeries: series.addSeries,
  changeSeries: series.changeSeries,
  cancelShift: plannedShifts.cancelShift,
  changeShifts: plannedShifts.changeShifts,
  publishSchedule: publications.publishSchedule,
  readPublications: publications.readPublications,
  readPublication: publications.readPublication,
  readSchedule: teamSchedule.readSchedule,
  readOwnShifts: ownShifts.readOwnShifts,
  readShift: ownShifts.readShift,
  readTeamWeek: teamWeek.readTeamWeek,
  readPlanningRules: planningRules.readPlanningRules,
  changePlanningRules: planningRules.changePlanningRules,
  changeWeeklyTarget: planningRules.changeWeeklyTarget,
  readLabourTargets: labourTargets.readLabourTargets,
  changeLabourTarget: labourTargets.changeLabourTarget,
  readAvailability: availability.readAvailability,
  changeAvailability: availability.changeAvailability,
  setAvailabilityOn: availability.setAvailabilityOn,
  removeAvailabilityOn: availability.removeAvailabilityOn,
  printSchedule: paper.printSchedule,
  printOwnShifts: paper.printOwnShifts,
  readShiftsToConfirm: confirmations.readShiftsToConfirm,
  confirmShifts: confirmations.confirmShifts,
  readConfirmations: confirmations.readConfirmations,
  remindUnconfirmed: confirmations.remindUnconfirmed,
  readOffers: offers.readOffers,
  readCandidates: offers.readCandidates,
  offerShift: offers.offerShift,
  withdrawOffer: offers.withdrawOffer,
  declineOffer: offers.declineOffer,
  takeShift: offers.takeShift,
  readSwaps: swaps.readSwaps,
  readPendingSwaps: pendingSwaps.readPendingSwaps,
  readWeekSwaps: weekSwaps.readWeekSwaps,
  readSwap: swaps.readSwap,
  readReturns: proposals.readReturns,
  proposeSwap: proposals.proposeSwap,
  acceptProposal: proposals.acceptProposal,
  declineProposal: proposals.declineProposal,
  withdrawProposal: proposals.withdrawProposal,
  postSwapRemark: swaps.postSwapRemark,
  approveSwap: pendingSwaps.approveSwap,
  readSwapRules: swapRules.readSwapRules,
  changeSwapRules: swapRules.changeSwapRules,
  readLeaveShifts: leave.readLeaveShifts,
  readShiftsAfter: lastDay.readShiftsAfter,
  openShifts: leave.openShifts,
  readCalendarFeed: calendar.readCalendarFeed,
  makeCalendarFeed: calendar.makeCalendarFeed,
  revokeCalendarFeed: calendar.revokeCalendarFeed,
  readCalendar: calendar.readCalendar,
  readShiftCalendar: calendar.readShiftCalendar,
  readPresence: presence.readPresence,
  readClock: timeClock.readClock,
  recordPunch: timeClock.recordPunch,
  undoPunch: timeClock.undoPunch,
  readKiosk: kiosk.readKiosk,
  readKioskPhoto: kiosk.readKioskPhoto,
  confirmPin: kiosk.confirmPin,
  recordAtKiosk: kiosk.recordAtKiosk,
  readKiosks: kiosks.readKiosks,
  pairKiosk: kiosks.pairKiosk,
  revokeKiosk: kiosks.revokeKiosk,
  readPins: kiosks.readPins,
  readOwnPin: kiosks.readOwnPin,
  setPin: kiosks.setPin,
  readPayPolicies: payRules.readPayPolicies,
  previewPayPolicy: payRules.previewPayPolicy,
  setPayPolicy: payRules.setPayPolicy,
  readTimeCard: timeCards.readTimeCard,
  readTimeCardsBetween: timeCards.readTimeCardsBetween,
  explainCard: cardReasons.explainCard,
  readRecordedDay: adjustments.readRecordedDay,
  readAdjustments: adjustments.readAdjustments,
  requestAdjustment: adjustments.requestAdjustment,
  readPendingAdjustments: adjustments.readPendingAdjustments,
  readPendingAdjustment: adjustments.readPendingAdjustment,
  readEffect: adjustments.readEffect,
  readEffectOnDay: adjustments.readEffectOnDay,
  explainEffect: effectReasons.explainEffect,
  explainEffectOnDay: effectReasons.explainEffectOnDay,
  approveAdjustment: adjustments.approveAdjustment,
  correctEntry: adjustments.correctEntry,
  readTimeCards: cards.readTimeCards,
  readCard: cards.readCard,
  readEarlierCards: cards.readEarlierCards,
  signTimeCard: cardSteps.signTimeCard,
  approveTimeCard: cardSteps.approveTimeCard,
  approveTimeCards: cardSteps.approveTimeCards,
  lockTimeCard: cardSteps.lockTimeCard,
  lockTimeCards: cardSteps.lockTimeCards,
  reopenTimeCard: cardSteps.reopenTimeCard,
  readMealWaivers: mealWaivers.readMealWaivers,
  acceptMealWaiver: mealWaivers.acceptMealWaiver,
  revokeMealWaiver: mealWaivers.revokeMealWaiver,
  tellWorkedMeal: workedMeals.tellWorkedMeal,
  readPayments: paymentList.readPayments,
  readConversations: messaging.readConversations,
  readUnread: messaging.readUnread,
  readCorrespondents: messaging.readCorrespondents,
  openDirect: messaging.openDirect,
  openGroup: messaging.openGroup,
  openFollowing: messaging.openFollowing,
  readConversation: messaging.readConversation,
  markRead: messaging.markRead,
  leaveConversation: messaging.leaveConversation,
  renameConversation: groups.renameConversation,
  addToConversation: groups.addToConversation,
  removeFromConversation: groups.removeFromConversation,
  readMessages: messages.readMessages,
  exportConversation: messages.exportConversation,
  sendMessage: messages.sendMessage,
  readMessageRetention: messageRetention.readMessageRetention,
  changeMessageRetention: messageRetention.changeMessageRetention,
  editMessage: messages.editMessage,
  withdrawMessage: messages.withdrawMessage,
  addAttachment: attachments.addAttachment,
  removeAttachment: attachments.removeAttachment,
  readAttachment: attachments.readAttachment,
  acknowledgeMessage: acknowledgements.acknowledgeMessage,
  readAcknowledgements: acknowledgements.readAcknowledgements,
  remindUnacknowledged: acknowledgements.remindUnacknowledged,
  readPayStub: payStub.readPayStub,
  printPayStub: payStub.printPayStub,
  explainPaidWeek: payStubReasons.explainPaidWeek,
  readPayees: payments.readPayees,
  readUnpaidLogs: payments.readUnpaidLogs,
  readBankAccount: bank.readBankAccount,
  changeBankAccount: bank.changeBankAccount,
  removeBankAccount: bank.removeBankAccount,
  readPayRun: payRuns.readPayRun,
  setPayRunDraft: payRuns.setPayRunDraft,
  payRun: payRuns.payRun,
  changeDeductionTemplates: deductionTemplates.changeDeductionTemplates,
  readEmployer: employers.readEmployer,
  changeEmployer: employers.changeEmployer,
  readPaymentLimit: secondPerson.readPaymentLimit,
  changePaymentLimit: secondPerson.changePaymentLimit,
  approvePayment: secondPerson.approvePayment,
  readPayrollFiles: payrollFiles.readPayrollFiles,
  changePayrollSetup: payrollFiles.changePayrollSetup,
  exportPayrollFile: payrollFiles.exportPayrollFile,
  readDeposits: deposits.readDeposits,
  readDepositFiles: deposits.readDepositFiles,
  makeDepositFile: deposits.makeDepositFile,
  takeDepositFile: deposits.takeDepositFile,
  withdrawDepositFile: deposits.withdrawDepositFile,
  recordPayment: payments.recordPayment,
  voidPayment: payments.voidPayment,
  readAuditLog: audit.readAuditLog,
  exportAuditLog: audit.exportAuditLog,
  readFirstSteps: guidance.readFirstSteps,
  closeFirstSteps: guidance.closeFirstSteps,
  readTokens: tokens.readTokens,
  readWebhooks: webhooks.readWebhooks,
  addWebhook: webhooks.addWebhook,
  changeWebhook: webhooks.changeWebhook,
  removeWebhook: webhooks.removeWebhook,
  replaceWebhookSecret: webhooks.replaceWebhookSecret,
  testWebhook: webhooks.testWebhook,
  readWebhookMessages: webhooks.readWebhookMessages,
  resendWebhookMessage: webhooks.resendWebhookMessage,
  makeToken: tokens.makeToken,
  revokeToken: tokens.revokeToken,
  revokeTokens: tokens.revokeTokens,
  listLocations: reference.listLocations,
  listUsers: reference.listUsers,
  listTimeEntries: reference.listTimeEntries,
  listShifts: reference.listShifts,
  listPayroll: reference.listPayroll,
  listMessages: reference.listMessages,
  listTeams: reference.listTeams,
  readAdmission: organization.readAdmission,
  chooseAdmission: organization.chooseAdmission,
  replaceJoinCode: organization.replaceJoinCode,
} as const satisfies Record<string, EndpointSpec>;
