import type { RefusalSentences } from '../refusal-sentence.ts';
import { adjustmentsRefusals } from './adjustments/refusals.ts';
import { factorsRefusals } from './factors/refusals.ts';
import { identityRefusals } from './identity/refusals.ts';
import { messagingRefusals } from './messaging/refusals.ts';
import { openidRefusals } from './openid/refusals.ts';
import { payrollRefusals } from './payroll/refusals.ts';
import { profileRefusals } from './profile/refusals.ts';
import { scheduleRefusals } from './schedule/refusals.ts';
import { teamRefusals } from './team/refusals.ts';
import { timeCardsRefusals } from './time-cards/refusals.ts';
import { timeClockRefusals } from './time-clock/refusals.ts';
import { timeOffRefusals } from './time-off/refusals.ts';

/** The chapter "refusals": why something is refused. Nouns that refuse much say it in folders of theirs. */
export const refusals = {
  'refusal.invalid_input': 'Check the marked fields and try again.',
  'refusal.malformed_json': 'The request could not be read. Reload the page and try again.',
  'refusal.too_large': 'That is too large to send.',
  'refusal.wrong_content_type': 'The request was not in a form that is accepted. Reload the page and try again.',
  'refusal.not_signed_in': 'Your session has ended. Log in to continue.',
  'refusal.not_admitted': 'Your account has no access right now. A manager of your organization can change that.',
  'refusal.not_allowed': 'Your role does not allow this. An admin of your organization can change that.',
  'refusal.fresh_sign_in_required': 'This needs your password once more. Nothing was changed.',
  'refusal.token_lacks_scope':
    '{named, select, yes {This token is not for that. Make one with the scope {scope}.} other {No token is for that: it is for people at a screen.}}',
  'refusal.too_many_tokens': 'You have twenty tokens already. Revoke one that nothing uses any more.',
  'refusal.letter_waits': 'This message is already on its way.',
  'refusal.letter_was_delivered': 'This message has arrived meanwhile.',
  'refusal.letter_is_forgotten': 'What this message said is no longer kept, so it cannot be sent again.',
  'refusal.letter_has_no_reader': 'Whoever this message was for has no access any more, so it is not sent again.',
  'refusal.webhook_address_refused': 'Enter a public address that begins with https://, without a password in it.',
  'refusal.too_many_webhooks': 'There are ten webhooks already. Remove one that nothing uses any more.',
  'refusal.webhook_changed_meanwhile': 'Somebody else has changed this webhook meanwhile. Look at it again.',
  'refusal.webhook_is_off': 'This webhook is off. Switch it on first.',
  'refusal.webhook_message_waits': 'This message is already waiting to be sent.',
  'refusal.push_address_refused': 'This browser named an address for notifications that cannot be used.',
  'refusal.push_keys_refused': 'This browser named keys for notifications that cannot be used.',
  'refusal.push_server_key_changed': 'Something changed on the server meanwhile. Reload the page and try again.',
  'refusal.push_nowhere_on': 'No device is turned on. Turn on this browser first.',
  'refusal.second_factor_required': 'Your role needs a second step at log in. Set it up first.',
  'refusal.human_check_failed': 'The check that you are a person did not go through. Try again.',
  'refusal.phone_country_not_served': 'Codes are not sent to numbers of that country from here. Log in another way.',
  'refusal.phone_code_over': 'This code works no longer, or was asked for in another browser. Ask for another one.',
  'refusal.phone_locked':
    'Too many wrong codes were typed for this number one after the other. Log in another way, then verify the number again under Security.',
  'refusal.wrong_phone_code': 'That code is not right. Look at the newest message and try again.',
  'refusal.phone_of_another': 'Somebody else logs in by this number. Verify another one.',
  'refusal.texts_used_up': 'Your organization has sent all the codes it may send in a day. Try again tomorrow.',
  'refusal.foreign_origin': 'The request came from another site and was not accepted.',
  'refusal.not_found': 'There is nothing here, or it is not yours to see.',
  'refusal.idempotency_key_taken':
    'This Idempotency-Key was already used for another call. Make a new one for each call.',
  'refusal.precondition_failed': 'Somebody has changed this since you looked. Look at it again, then decide anew.',
  'refusal.too_many_requests':
    'Too many requests. Try again in {unit, select, seconds {{count, plural, one {# second} other {# seconds}}} other {{count, plural, one {# minute} other {# minutes}}}}.',
  'refusal.unexpected':
    'Something went wrong on our side.{sent, select, harmless { Try again.} code { Try again, with a new code if you typed one.} write { It may have gone through all the same: look first, before you send it again.} keyed { Nothing that you typed is lost. It may have gone through already; sent again, it counts once.} other {}} If it keeps happening, contact support{named, select, yes {, and name {number}} other {}}.',
  'refusal.unavailable':
    'Meridian cannot reach its records right now. {sent, select, harmless {Try again in a moment.} keyed {Try again in a moment.} code {Try again in a moment, with a new code if you typed one.} other {Wait a moment, and look whether it went through before you send it again.}}',
  'refusal.too_many_attempts':
    'Too many attempts. Try again in {unit, select, seconds {{count, plural, one {# second} other {# seconds}}} other {{count, plural, one {# minute} other {# minutes}}}}.',
  'refusal.invitation_used': 'This invitation was used already. If it was you, log in.',
  'refusal.invitation_taken_back': 'This invitation was taken back. Ask your manager for another one.',
  'refusal.invitation_expired': 'This invitation ran out. Ask whoever invited you to send it again.',
  'refusal.already_on_team': 'Somebody with this email is in your organization already.',
  'refusal.already_invited': 'An invitation to this email is open already. Send that one again instead.',
  'refusal.open_is_for_one':
    'Registration without a code goes to the organization that set up this Meridian. Choose a code or invitations.',
  'refusal.employee_not_admitted': 'They have not been admitted yet. Answer their request first.',
  'refusal.location_name_taken': 'There is already a location with this name.',
  'refusal.location_changed_meanwhile':
    'Somebody else changed this location while you were editing. Nothing that you typed is lost.',
  'refusal.location_has_shifts': 'Shifts to come are published here. Remove them in the schedule first.',
  'refusal.location_has_people': 'People have their home location here. Move them to another location first.',
  'refusal.last_open_location': 'This is the last open location. Open another one first.',
  'refusal.pay_policy_faulty': 'Some figures of the policy do not go together. Each is marked with what to do.',
  'refusal.pay_policy_too_early':
    'That date is in the past. A policy begins with the workweek that is under way, or a later one.',
  'refusal.pay_policy_within_period':
    'A period of 14 or 28 days is paid whole by one policy. The first date on which this one can begin is {date}.',
  'refusal.pay_policy_moves_meet':
    'Workweeks already begin at another time from {other} on, and must not move twice within a week. Choose {date} or a later date, or correct what begins on {other}: a version from that same date replaces it.',
  'refusal.pay_policy_unchanged': 'These are already the rules from that date on, so nothing was changed.',
  'refusal.pay_policy_week_closed':
    'A week that this would pay anew is approved or locked already. Choose a later date, or reopen the week first.',
  'refusal.pay_policy_set_meanwhile':
    'Somebody else set the policy of these people meanwhile. Nothing was changed, and what you typed is still here. Look at theirs first, and decide anew.',
  'refusal.own_pay_rate': 'Nobody sets their own pay rate. Ask another manager or an admin.',
  'refusal.own_pay_policy': 'Nobody sets a pay policy for themselves alone. Ask another admin.',
  'refusal.pay_rate_unchanged': 'This is already the pay rate from that date on, so nothing was changed.',
  'refusal.pay_rate_reason_missing': 'This date has a pay rate already. Say why it is corrected.',
  'refusal.quiet_all_day': 'Quiet hours cannot last all day. To hear nothing by a channel, switch it off.',
  'refusal.adjustment_pending':
    'A request about these hours is already waiting. It has to be answered or withdrawn first.',
  'refusal.dates_reversed': 'The last date comes before the first.',
  'refusal.too_many_holidays': 'There are 300 changes of the holidays already. Take some back first.',
  'refusal.years_reversed': 'The last year comes before the first.',
  'refusal.holiday_id_reused': 'This change was already sent with other details, so it was not made again.',
  'refusal.holiday_left_out_already': 'This holiday is left out already.',
  'refusal.already_decided': 'Somebody answered this before you.',
  'refusal.own_request': 'Nobody answers requests about themselves. Another manager or an admin can.',
  'refusal.not_reopenable': 'This can no longer be opened again.',
  'refusal.location_closed': 'This location is closed. Choose another one.',
  'refusal.too_many_cards':
    'So many weeks of people do not fit into one file: 20,000 in CSV and Excel, 2,000 in PDF. Narrow the filter or the dates.',
  'refusal.export_takes_longer':
    'So much takes longer than one waits. Ask for it as an export, which is made in the background.',
  'refusal.exports_waiting': 'Three of your exports are still being made. Wait until one is ready.',
  'refusal.personal_export_running':
    'Your data is being put together already, in another window. Wait a moment, then try again.',
  'refusal.export_not_ready': 'This export is not ready yet.',
  'refusal.dates_too_far_apart': 'The dates must be in order, and closer together.',
  'refusal.too_many_to_export': 'More than 50,000 entries fit. Narrow the filter, by dates for example.',
  'refusal.attachment_kind_unknown': 'Only pictures (JPEG, PNG, WebP) and PDF files can be sent.',
  'refusal.too_many_attachments': 'Too many of your files wait to be sent. Send or remove some first.',
  'refusal.attachment_id_reused': 'This file was already sent, or another one in its place. Add it again.',
  'refusal.too_many_open_requests': 'You have twenty open messages. Wait for an answer before you send another.',
  'refusal.support_request_ended': 'This message was already answered or closed.',
  'refusal.too_many_open_weeks':
    'This report would have to work out too many weeks that nobody approved. Choose fewer weeks, or one location.',
  'refusal.too_many_payments': 'That is more than 5,000 payments. Narrow the list first.',
  'refusal.skill_name_taken': 'There is a skill of this name already.',
  'refusal.own_skills': 'Nobody records their own skills. Ask another manager or an admin.',
  'refusal.skill_closed': 'This skill is closed, and recorded no more. An admin can open it again.',
  'refusal.certificate_without_end': 'A certificate ends: enter its last day.',
  'refusal.skill_with_end': 'Only certificates have a last day.',
  'refusal.held_skill_changed': 'Somebody corrected this or took it away meanwhile. What is recorded now is shown.',
  'refusal.held_skill_id_reused': 'This was recorded before, otherwise. Reload the page.',
  ...profileRefusals,
  ...factorsRefusals,
  ...identityRefusals,
  ...openidRefusals,
  ...teamRefusals,
  ...timeOffRefusals,
  ...timeClockRefusals,
  ...scheduleRefusals,
  ...timeCardsRefusals,
  ...adjustmentsRefusals,
  ...messagingRefusals,
  ...payrollRefusals,
} as const satisfies RefusalSentences;
