import type { RefusalSentences } from '../refusal-sentence.ts';

export const refusals = {
  'refusal.invalid_input': 'Check the marked fields and try again.',
  'refusal.malformed_json': 'The request could not be read. Reload the page and try again.',
  'refusal.too_large': 'That is too large to send.',
  'refusal.wrong_content_type': 'The request was not in a form that is accepted. Reload the page and try again.',
  'refusal.not_signed_in': 'Your session has ended. Log in to continue.',
  'refusal.not_admitted': 'Your account has no access right now. A manager of your organization can change that.',
  'refusal.not_allowed': 'Your role does not allow this. An admin of your organization can change that.',
  'refusal.fresh_sign_in_required': 'This needs your password once more. Nothing was changed.',
  'refusal.wrong_password': 'That is not your password.',
  'refusal.kiosk_not_paired': 'This device is not a kiosk, or no longer. A manager can make it one.',
  'refusal.wrong_pin': 'That PIN is not right.',
  'refusal.pin_missing': 'You have no PIN yet. Set one under Settings, Security, or ask a manager.',
  'refusal.pin_too_plain':
    'That PIN is the first that anybody would try. Choose one without a row of equal or following digits.',
  'refusal.too_many_kiosks': 'This location has twenty kiosks already. Revoke one that is not used any more.',
  'refusal.token_lacks_scope': 'This token is not for that. Make one with the scope that it needs.',
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
  'refusal.second_step_over':
    'This log in took too long, or had too many tries. Start again with your email and password.',
  'refusal.wrong_code': 'That code is not right, or was used before. Try the next one.',
  'refusal.human_check_required': 'Somebody is guessing at this account, so your browser is checked first. Try again.',
  'refusal.sign_in_locked':
    'Too many wrong passwords were tried one after the other. Choose a new password by email to log in.',
  'refusal.human_check_failed': 'The check that you are a person did not go through. Try again.',
  'refusal.phone_country_not_served': 'Codes are not sent to numbers of that country from here. Log in another way.',
  'refusal.phone_code_over': 'This code works no longer, or was asked for in another browser. Ask for another one.',
  'refusal.phone_locked':
    'Too many wrong codes were typed for this number one after the other. Log in another way, then verify the number again under Security.',
  'refusal.wrong_phone_code': 'That code is not right. Look at the newest message and try again.',
  'refusal.phone_of_another': 'Somebody else logs in by this number. Verify another one.',
  'refusal.texts_used_up': 'Your organization has sent all the codes it may send in a day. Try again tomorrow.',
  'refusal.totp_is_on': 'An authenticator app is already set up. Remove it first to set up another.',
  'refusal.totp_not_started': 'This set-up is no longer open. Start again.',
  'refusal.last_second_factor': 'Your role needs a second step at log in. Add another one before you remove this.',
  'refusal.password_needs_factor':
    'Your password is too short to stand alone. Choose one of at least 15 characters first.',
  'refusal.passkeys_not_offered': 'Passkeys are not offered at this address.',
  'refusal.too_many_passkeys': 'You have twenty passkeys already. Remove one first.',
  'refusal.passkey_not_asked': 'That took too long, or was begun in another window. Try again.',
  'refusal.passkey_not_accepted': 'This passkey is not known here, or could not be checked. Try another way.',
  'refusal.passkey_copied':
    'This passkey seems to have been copied, so it was refused. Log in another way and remove it.',
  'refusal.not_enough_to_confirm':
    'That alone does not confirm that it is you. Enter the code of your authenticator app too, or use a passkey.',
  'refusal.not_your_account': 'This is not the {provider} account that you log in with.',
  'refusal.no_second_factor': 'Recovery codes stand in for a second step. Set one up first.',
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
  'refusal.invalid_credentials': 'Invalid email or password.',
  'refusal.too_many_attempts':
    'Too many attempts. Try again in {unit, select, seconds {{count, plural, one {# second} other {# seconds}}} other {{count, plural, one {# minute} other {# minutes}}}}.',
  'refusal.sign_in_busy': 'Many people are logging in right now. Try again in a moment.',
  'refusal.provider_not_asked': 'This sign-in was begun elsewhere, or too long ago. Begin again.',
  'refusal.provider_unavailable': '{provider} cannot be reached right now. Try again in a moment.',
  'refusal.provider_refused': '{provider} did not go on: the sign-in was cancelled or not allowed there.',
  'refusal.answer_not_trusted': 'The answer from {provider} could not be verified, so it was not accepted. Try again.',
  'refusal.identity_unknown':
    'No Meridian account goes with this {provider} account. Register, or log in another way and link it in your security settings.',
  'refusal.email_not_told':
    '{provider} did not share an email address. Allow it there, or register with an email and a password.',
  'refusal.email_has_account':
    'This email already has an account. Log in with your password; you can then link {provider} in your security settings.',
  'refusal.sign_in_of_another': 'This {provider} account belongs to somebody else’s Meridian account.',
  'refusal.own_email_not_verified': 'Confirm your own email address first. {provider} was not linked.',
  'refusal.provider_email_not_verified':
    '{provider} has not verified this account’s email address, so it was not linked.',
  'refusal.emails_differ': 'This {provider} account has another email address than yours here, so it was not linked.',
  'refusal.already_linked': 'A {provider} account is linked already. Unlink it first.',
  'refusal.last_way_in': 'This is your only way to log in. Set a password first, or link another sign-in.',
  'refusal.link_not_valid': 'This link was used already, or it is too old.',
  'refusal.invitation_used': 'This invitation was used already. If it was you, log in.',
  'refusal.invitation_taken_back': 'This invitation was taken back. Ask your manager for another one.',
  'refusal.invitation_expired': 'This invitation ran out. Ask whoever invited you to send it again.',
  'refusal.already_on_team': 'Somebody with this email is in your organization already.',
  'refusal.already_invited': 'An invitation to this email is open already. Send that one again instead.',
  'refusal.join_code_missing': 'This organization admits people by a code. Ask your manager for it.',
  'refusal.join_code_unknown': 'This code is not in use. Check it, or ask your manager for the present one.',
  'refusal.invitation_needed': 'This organization admits people by invitation only. Ask your manager for one.',
  'refusal.open_is_for_one':
    'Registration without a code goes to the organization that set up this Meridian. Choose a code or invitations.',
  'refusal.registration_failed': 'Failed to create account. Try another email.',
  'refusal.password_too_short': 'Use at least {shortest} characters.',
  'refusal.password_too_common':
    'This password is easy to guess. Use a few words that have nothing to do with each other.',
  'refusal.employee_changed_meanwhile':
    'Somebody else changed this person while you were editing. What you typed is still here.',
  'refusal.employee_not_admitted': 'They have not been admitted yet. Answer their request first.',
  'refusal.employee_not_active': 'Only somebody with access can be suspended.',
  'refusal.employee_not_suspended': 'This person is not suspended.',
  'refusal.employment_dates_crossed': 'Employment ends on the day it began at the earliest.',
  'refusal.last_admin': 'This is the last admin. Make somebody else an admin first.',
  'refusal.location_not_yours': 'You can only choose among the locations that you manage.',
  'refusal.managed_locations_missing': 'Choose at least one location for a manager.',
  'refusal.own_role': 'Nobody changes their own role. Another admin can.',
  'refusal.own_suspension': 'Nobody suspends themselves. Another admin can.',
  'refusal.import_has_faults': 'Something is wrong in the file, so nobody was added.',
  'refusal.import_already_undone': 'This import was already undone.',
  'refusal.import_in_use': 'Something hangs on these people by now, so the import stays.',
  'refusal.location_name_taken': 'There is already a location with this name.',
  'refusal.location_changed_meanwhile':
    'Somebody else changed this location while you were editing. Nothing that you typed is lost.',
  'refusal.location_has_shifts': 'Shifts to come are published here. Remove them in the schedule first.',
  'refusal.location_has_people': 'People have their home location here. Move them to another location first.',
  'refusal.last_open_location': 'This is the last open location. Open another one first.',
  'refusal.deployment_not_empty': 'Meridian is already set up here. Log in, or register to ask for access.',
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
  'refusal.time_never_shown': 'The clocks were changed that night, and this time was skipped. Choose another time.',
  'refusal.entry_without_length': 'Start and end are the same time.',
  'refusal.entry_in_future': 'This time has not come yet. Only hours that are over can be recorded.',
  'refusal.break_too_long': 'The break is as long as the whole time. At least a minute of work must be left.',
  'refusal.entry_too_long': 'This is longer than one shift may be. Check start and end.',
  'refusal.entry_gone':
    'This time entry was changed meanwhile, and is no longer recorded like that. Look at the day again.',
  'refusal.entry_overlaps': 'This overlaps another time entry. Change that one first, or choose other times.',
  'refusal.entry_as_recorded': 'This is exactly what is recorded already.',
  'refusal.week_is_approved': 'The week is approved already. Whoever approves time cards can open it again.',
  'refusal.quiet_all_day': 'Quiet hours cannot last all day. To hear nothing by a channel, switch it off.',
  'refusal.week_is_locked': 'The week is locked for payroll. An admin can open it again.',
  'refusal.day_too_old': 'Hours this far back can no longer be corrected. Talk to your manager.',
  'refusal.adjustment_pending': 'A request about these hours is already waiting. Answer or withdraw it first.',
  'refusal.adjustment_id_reused': 'This request was already sent with other details, so it was not sent again.',
  'refusal.entry_changed': 'These hours changed while you were looking. Check what is recorded now, then answer.',
  'refusal.time_off_for_another':
    'Time off is asked for by the person who takes it. Name, email address and account must be your own.',
  'refusal.own_balance': 'Nobody adjusts their own balance. Another manager or an admin can.',
  'refusal.balance_has_opening': 'There is an opening balance of this type already. Add a correction instead.',
  'refusal.adjustment_too_far': 'A row counts from a date within the next two years. Check the year.',
  'refusal.time_off_type_unknown': 'There is no such type of time off. Choose another one.',
  'refusal.time_off_type_retired': 'This type of time off is retired. Choose another one.',
  'refusal.time_off_note_missing': 'This type asks for a note. Write one, and submit again.',
  'refusal.time_off_attachment_missing': 'This type asks for an attachment. Add a file, and submit again.',
  'refusal.time_off_type_name_taken': 'There is a type of this name already. Choose another name.',
  'refusal.too_many_time_off_types': 'There are 30 types already. Rename one, or open a retired one again.',
  'refusal.time_off_type_without_name': 'Enter a name for this type.',
  'refusal.last_time_off_type': 'This is the last type that may be asked for. Add another one before you retire it.',
  'refusal.time_off_day_count_differs': 'The number of days does not fit the dates. Choose the dates again.',
  'refusal.time_off_without_days': 'The end comes before the start. Choose other dates.',
  'refusal.time_off_too_long': 'Time off of more than a year is agreed on with your manager. Choose fewer days.',
  'refusal.time_off_part_not_allowed': 'This type cannot be taken by that part of a day, or for several days at once.',
  'refusal.time_off_hours_missing': 'Enter from when to when. The end must come after the start.',
  'refusal.time_off_out_of_reach': 'Time off can be asked for up to 60 days back and two years ahead.',
  'refusal.time_off_not_usable_yet':
    'This type can be taken only after the first days of employment. Choose a later date.',
  'refusal.time_off_yearly_use':
    'With this you would take more of this type in one year than its policy allows. Choose fewer days, or some of the next year.',
  'refusal.time_off_before_hired': 'This begins before your first day of employment. Choose dates from then on.',
  'refusal.time_off_past_employment':
    'This goes on after their last day of employment. Reject it, so that they can ask for dates up to then.',
  'refusal.time_off_day_is_full':
    'With your other time off that day this is more than a day. Choose fewer hours, or ask for the whole day instead of both.',
  'refusal.time_off_after_last_day':
    'This ends after your last day of employment. Choose dates up to then, or ask your manager.',
  'refusal.time_off_policy_faulty': 'Some figures of the policy do not go together.',
  'refusal.time_off_policy_too_early':
    'A policy begins this year or later. What was earned before is told by an opening balance.',
  'refusal.time_off_blackout':
    '“{name}”: nobody may be away on some of these days. Choose other dates, or ask whoever set them.',
  'refusal.time_off_too_many_away':
    '“{name}”: {count, plural, one {only # person may be away at a time, and that place is taken on some of these days.} other {only # people may be away at a time, and those places are taken on some of these days.}}',
  'refusal.dates_reversed': 'The last date comes before the first.',
  'refusal.too_many_limits': 'There are 200 such dates already. Remove some first.',
  'refusal.time_off_overlaps':
    'You have already asked for time off on some of these days. Withdraw that request first, or choose other dates.',
  'refusal.time_off_not_approved': 'Only approved time off can be cancelled. What still waits can be withdrawn.',
  'refusal.time_off_is_cancelled': 'This time off is cancelled already.',
  'refusal.time_off_has_begun': 'This time off has begun. Ask your manager to cancel it.',
  'refusal.reason_missing': 'Say why. The person concerned reads it.',
  'refusal.too_many_holidays': 'There are 300 changes of the holidays already. Take some back first.',
  'refusal.years_reversed': 'The last year comes before the first.',
  'refusal.holiday_id_reused': 'This change was already sent with other details, so it was not made again.',
  'refusal.holiday_left_out_already': 'This holiday is left out already.',
  'refusal.time_off_id_reused': 'This request was already sent with other details, so it was not sent again.',
  'refusal.already_decided': 'Somebody answered this before you.',
  'refusal.own_request': 'Nobody answers requests about themselves. Another manager or an admin can.',
  'refusal.not_reopenable': 'This can no longer be opened again.',
  'refusal.role_not_yours_to_give': 'Managers admit employees. Ask an admin to give another role.',
  'refusal.location_closed': 'This location is closed. Choose another one.',
  'refusal.position_closed': 'This position is closed. Choose another one.',
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
  'refusal.only_announcers_write': 'This is for announcements: only those who make them write here.',
  'refusal.message_id_reused': 'This message was already sent with other words, so it was not sent again.',
  'refusal.nothing_to_acknowledge': 'There is nothing to acknowledge here any more.',
  'refusal.only_announcements_ask': 'Only an announcement can ask to be acknowledged.',
  'refusal.everybody_acknowledged': 'Everybody has acknowledged it.',
  'refusal.reminded_lately': 'They were told within the last hour. Remind them again later.',
  'refusal.message_empty': 'Write something, or add a file.',
  'refusal.attachment_gone': 'A file is no longer there. Add it again.',
  'refusal.attachment_kind_unknown': 'Only pictures (JPEG, PNG, WebP) and PDF files can be sent.',
  'refusal.too_many_attachments': 'Too many of your files wait to be sent. Send or remove some first.',
  'refusal.attachment_id_reused': 'This file was already sent. Add it again.',
  'refusal.only_announcers_urge': 'Only managers and admins can mark a message as urgent.',
  'refusal.too_many_messages':
    'These are more than 5,000 messages, too many for one file. Choose fewer days, and export one part after the other.',
  'refusal.nobody_to_read': 'Nobody else is in this conversation any more, so nothing can be sent.',
  'refusal.not_your_message': 'Only who sent a message can change it.',
  'refusal.message_withdrawn': 'This message was withdrawn already.',
  'refusal.message_too_old': 'A message can be changed for 15 minutes. Send another one instead.',
  'refusal.message_acknowledged':
    'Somebody has acknowledged these words. Withdraw the message, and send another one instead.',
  'refusal.message_changed_meanwhile': 'This message was edited meanwhile. Read it again, then acknowledge it.',
  'refusal.conversation_not_left':
    'This conversation cannot be left: it belongs to two people, or follows a location or role.',
  'refusal.punch_does_not_apply': 'Your clock had already changed, so this punch was not recorded.',
  'refusal.punch_id_reused': 'This punch was already sent with other details, so it was not recorded again.',
  'refusal.punch_time_missing': 'This offline punch arrived without its time, so it was not recorded.',
  'refusal.punch_too_old': 'This punch is too old to be recorded from a device. Ask your manager to add it.',
  'refusal.last_day_over':
    'Your last day of employment is over, so no shift was begun. Ask your manager if that is wrong.',
  'refusal.punch_in_future': 'This device’s clock is ahead, so the punch was not recorded. Correct the device’s time.',
  'refusal.undo_too_late': 'A punch can be undone for ten seconds. Ask your manager to change this one.',
  'refusal.undo_not_latest': 'There is a newer punch, so this one can no longer be undone.',
  'refusal.already_undone': 'This punch was already undone.',
  'refusal.punch_out_of_order': 'This punch is older than one that is already recorded, so it was not recorded.',
  'refusal.week_not_over': 'This week is not over yet. It can be signed and approved once its last day has ended.',
  'refusal.overtime_not_settled':
    'This week is worked out together with the one beside it. It can be approved once both are over.',
  'refusal.week_beside_changed':
    'The week beside it is worked out together with this one. It is locked, and has changed since it was approved. Open it again first.',
  'refusal.pay_rate_missing': 'Some hours of this week have no pay rate. Set one from the first of them on.',
  'refusal.card_must_be_fixed': 'A punch is missing or a shift is still open in this week. Fix that first.',
  'refusal.card_is_empty': 'Nothing was worked in this week, so there is nothing to put a name to.',
  'refusal.card_changed_meanwhile':
    'This time card changed while you were looking at it. Look at the new figures first.',
  'refusal.attestation_outdated': 'The wording of the statement has changed. Reload the page and read it again.',
  'refusal.rests_not_attested':
    'Say of each day whether the rest breaks were given. Reload the page if a day is missing.',
  'refusal.meal_not_taken_off': 'No such meal was taken off on that day, or the work of the day has not ended yet.',
  'refusal.meal_not_waivable': 'The pay rules of that date let nobody do without this meal.',
  'refusal.waiver_in_the_past': 'What is past stays as it was. Choose a later date.',
  'refusal.waiver_too_far': 'That is more than a year ahead. Choose an earlier date.',
  'refusal.card_already_signed': 'You signed this week already, and nothing has changed since.',
  'refusal.card_already_approved': 'This week is already approved.',
  'refusal.own_time_card': 'Nobody approves or reopens their own time card. Another manager or an admin can.',
  'refusal.card_is_locked': 'This time card is locked for payroll. An admin can reopen it.',
  'refusal.card_not_approved': 'This time card is not approved.',
  'refusal.adjustment_waits':
    'An adjustment of this week waits for an answer. Answer it first: once the week is approved, it can be approved only after the week is opened again.',
  'refusal.card_changed_since_approval': 'This time card changed after it was approved. Approve it again first.',
  'refusal.profile_not_valid': 'Some of this cannot be kept as it is. Check the marked fields.',
  'refusal.profile_changed_elsewhere':
    'Your profile was changed elsewhere in the meantime. Nothing of yours is lost: compare and save again.',
  'refusal.photo_kind_unknown': 'Choose a JPEG, PNG or WebP picture.',
  'refusal.photo_is_heic':
    'Choose a JPEG, PNG or WebP picture. This browser cannot read HEIC: on an iPhone, choose “Most Compatible” under Camera, Formats.',
  'refusal.photo_damaged': 'This picture could not be read. Try another one.',
  'refusal.photo_too_large': 'This picture has too many pixels. Choose one of at most 50 megapixels.',
  'refusal.photo_too_small': 'This picture is too small. Choose one of at least 64 by 64 pixels.',
  'refusal.photo_busy': 'Many pictures are being drawn right now. Try again in a moment.',
  'refusal.emergency_contact_not_valid':
    'Check the emergency contact: name, relationship and a phone number are needed.',
  'refusal.emergency_contacts_changed_elsewhere':
    'The emergency contacts were changed elsewhere in the meantime. The list below is the saved one.',
  'refusal.email_unchanged': 'This is your email already.',
  'refusal.too_many_open_requests': 'You have twenty open messages. Wait for an answer before you send another.',
  'refusal.support_request_ended': 'This message was already answered or closed.',
  'refusal.own_payment': 'Nobody pays themselves or voids their own payment. Another manager or an admin can.',
  'refusal.idempotency_key_reused':
    'This was recorded already, with other figures. Look at the list of payments before you record another.',
  'refusal.work_log_unknown': 'One of the work logs is not one of this employee’s.',
  'refusal.work_log_repeated': 'One day was chosen twice.',
  'refusal.work_log_superseded':
    'One of the work logs is not approved any more: its time card was reopened. Choose the days again.',
  'refusal.payroll_setup_faulty': 'The payroll system would not take one of these. Check the marked fields.',
  'refusal.payroll_setup_changed_meanwhile':
    'Somebody else changed this set-up meanwhile. Close it, and look at it again.',
  'refusal.payroll_setup_missing': 'Something has to be set up for this payroll system first.',
  'refusal.payroll_people_blocked':
    'Somebody of this period is not approved, or changed since. Look at them first, or leave them out.',
  'refusal.payroll_file_empty': 'Nobody of this period is approved, so the file would be empty.',
  'refusal.payroll_file_nobody_new':
    'Everybody who is approved was in a file of this period already, so a file of only who is new would be empty.',
  'refusal.deposits_in_dollars': 'A NACHA file carries US dollars, and your organization counts in another currency.',
  'refusal.deposit_day_not_banking':
    'Banks move no money on that day, or it is today or too far away. Choose another banking day.',
  'refusal.deposits_differ':
    'The payments are not what you saw any more: one was voided, is in another file already, or its account changed. Look at the list again.',
  'refusal.deposit_too_large':
    'The payment to {name} is more than a deposit can be: 99,999,999.99 at most. Leave it out, and pay it in another way.',
  'refusal.deposit_file_too_large':
    'A file carries 9,999,999,999.99 at most. Leave some of the payments for another one.',
  'refusal.deposit_files_used_up': 'A bank tells 36 files of a day apart, and so many were made today. Go on tomorrow.',
  'refusal.deposit_file_forgotten': 'What this file says is not kept any more.',
  'refusal.deposit_file_withdrawn': 'This file was withdrawn. Look at the list again.',
  'refusal.deposit_file_arrived':
    'The money of this file has arrived, and paying it again would pay people twice. What went wrong your bank can reverse.',
  'refusal.deposit_file_pays_you': 'This file pays you. Another admin can withdraw it.',
  'refusal.deposit_file_made_by_you':
    'You made this file, and a payment in it is above the limit. Another admin has to withdraw it.',
  'refusal.bank_account_not_valid': 'These are no routing and account number of an American bank. Check the digits.',
  'refusal.work_log_paid': 'One of the work logs is paid already. Choose the days again.',
  'refusal.work_log_held':
    'One of the work logs is in a payment that waits for its second person. Choose the days again, or have that payment approved or refused first.',
  'refusal.work_log_differs': 'One of the work logs is not as it was sent. Choose the days again.',
  'refusal.hours_differ': 'The hours are not those of the work logs, which add up to {expected}.',
  'refusal.days_differ': 'The number of days is not that of the work logs, which is {expected}.',
  'refusal.pay_differs': 'Total pay and hourly pay do not agree: at this rate the total is {expected}.',
  'refusal.final_amount_differs': 'The payable amount is not total pay less deductions, which is {expected}.',
  'refusal.payable_negative': 'The deductions are more than the total pay.',
  'refusal.check_number_missing': 'Enter the number of the check.',
  'refusal.check_number_unexpected': 'Only a check has a check number.',
  'refusal.check_number_used':
    'A check with this number was recorded already, even if its payment was voided. Enter another number.',
  'refusal.transaction_before_work': 'The transaction date is before the first of these days.',
  'refusal.transaction_in_future': 'The transaction date is too far ahead. A month is the most.',
  'refusal.recorded_by_you': 'You recorded this payment. Somebody else who may pay has to approve it.',
  'refusal.payment_not_waiting': 'This payment does not wait any more. Look at the list again.',
  'refusal.deduction_templates_changed_meanwhile':
    'Somebody else changed the deductions of the organization meanwhile. Load the page again to see them.',
  'refusal.employer_changed_meanwhile':
    'Somebody else saved the employer meanwhile. What you typed is still here: save again to replace theirs, or discard it to see theirs.',
  'refusal.message_retention_changed_meanwhile':
    'Somebody else saved how long messages are kept meanwhile. What you chose is still here: save again to replace theirs, or discard it to see theirs.',
  'refusal.payment_limit_changed_meanwhile':
    'Somebody else saved the limit meanwhile. What you typed is still here: save again to replace theirs, or discard it to see theirs.',
  'refusal.too_many_open_weeks':
    'This report would have to work out too many weeks that nobody approved. Choose fewer weeks, or one location.',
  'refusal.not_a_pay_period':
    'No pay period begins on that date: the rules of your organization may have changed. Open the pay run again.',
  'refusal.pay_run_draft_changed_meanwhile':
    'This pay run was changed on another device. Load it again; what you typed last is not in it.',
  'refusal.pay_run_blocked': 'Somebody in this run cannot be paid yet. Mend what stands in the way, or leave them out.',
  'refusal.pay_run_empty': 'Nobody is left to be paid.',
  'refusal.pay_run_differs': 'What is due has changed since you looked. Look at the review again.',
  'refusal.payment_is_void': 'This payment was voided already.',
  'refusal.payment_in_deposit_file': 'It lies in a file for your bank. Read what that means, and confirm it.',
  'refusal.payment_has_difference': 'A later payment settled a difference on one of these days. Void that one first.',
  'refusal.shift_without_length': 'Start and end are the same time. A shift needs a length.',
  'refusal.shift_too_far': 'A shift is planned two years ahead at most. Check the year.',
  'refusal.shift_too_long': 'A shift lasts 24 hours at most. Check the dates.',
  'refusal.employment_over': 'Your last day of employment here is over: messages are for those who work here.',
  'refusal.employment_ended':
    'Their last day of employment is before that shift. Choose somebody else, or change the date on their page under Team.',
  'refusal.not_of_location':
    'This person does not work at that location. Choose somebody else, or add the location on their page under Team.',
  'refusal.reminder_id_reused': 'This reminder was already sent for another week or place, so it was not sent again.',
  'refusal.shift_id_reused': 'This shift was already planned with other details, so it was not added again.',
  'refusal.series_id_reused': 'This repeated shift was already planned with other details, so it was not added again.',
  'refusal.shifts_published_anew': 'Your schedule was published anew meanwhile. You see it as it is now.',
  'refusal.everybody_confirmed': 'Everybody has confirmed their shifts of this week.',
  'refusal.shift_changed_meanwhile': 'Somebody else changed this shift meanwhile. You see it as it is now.',
  'refusal.changes_wait':
    'What is left to publish are shifts from or to a location where you do not plan. They wait for somebody who plans both.',
  'refusal.schedule_changed_meanwhile':
    'This week was changed while you looked at it, so nothing was published. Look at what is new, then publish.',
  'refusal.nothing_to_publish': 'Everything of this week is published already.',
  'refusal.hours_without_length': 'Hours need a length: they end after they begin.',
  'refusal.hours_overlap': 'Some of these hours overlap. Change one of them.',
  'refusal.date_out_of_reach': 'Choose a date from today on, at most two years ahead.',
  'refusal.dates_not_in_a_row': 'The last date is on or after the first, and within three months of it.',
  'refusal.shift_blocked': 'A rule of the organization refuses this shift. Choose another time or another person.',
  'refusal.shifts_blocked': 'A rule of the organization refuses some of these shifts. Change them, then publish.',
  'refusal.warnings_need_reason':
    'Something speaks against some of these shifts. Say why they are published all the same.',
  'refusal.double_booked': 'Somebody would be in two places at once. Move or cancel one of the shifts that overlap.',
  'refusal.hours_not_free_yet':
    'Somebody is still known to work another shift at these hours, since its change is not published yet. Have that change published first, or choose other hours or another person.',
  'refusal.template_name_taken': 'There is a template of this name already.',
  'refusal.too_many_templates': 'This location has a hundred templates already. Remove one first.',
  'refusal.template_of_many_shifts': 'A shift template has one shift.',
  'refusal.need_without_length':
    'An end that is not after the start asks for nobody. What reaches past midnight is said of both days.',
  'refusal.need_said_already': 'For some of these hours a number is said already. Change that one, or remove it first.',
  'refusal.series_without_shifts': 'On these days there is no date between the first shift and the last date.',
  'refusal.series_too_long': 'A shift repeats for a year at the most. Choose an earlier last date.',
  'refusal.position_name_taken': 'There is a position of this name already.',
  'refusal.too_many_payments': 'That is more than 5,000 payments. Narrow the list first.',
  'refusal.shift_not_yours': 'This shift is not yours any more.',
  'refusal.shift_has_begun': 'This shift has begun already.',
  'refusal.shift_is_changing':
    'Whoever plans the schedule is changing this shift right now. Look again once it is published.',
  'refusal.already_offered': 'This shift is offered already.',
  'refusal.skill_missing':
    'This shift asks for a skill or certificate that you do not hold on that day. Talk to your manager.',
  'refusal.skill_name_taken': 'There is a skill of this name already.',
  'refusal.own_skills': 'Nobody records their own skills. Ask another manager or an admin.',
  'refusal.skill_closed': 'This skill is closed, and recorded no more. An admin can open it again.',
  'refusal.certificate_without_end': 'A certificate ends: enter its last day.',
  'refusal.skill_with_end': 'Only certificates have a last day.',
  'refusal.held_skill_changed': 'Somebody corrected this or took it away meanwhile. What is recorded now is shown.',
  'refusal.held_skill_id_reused': 'This was recorded before, otherwise. Reload the page.',
  'refusal.colleague_unfit': 'They cannot work this shift. Choose somebody else.',
  'refusal.taking_not_weighed':
    'By now something speaks against this shift that you have not read. Look at it again, and decide then.',
  'refusal.taking_needs_reason': 'A rule of your organization asks why, all the same. Say so, and try again.',
  'refusal.return_is_the_same':
    'That shift is the same as theirs: same times, place and position. Propose another one.',
  'refusal.offer_is_over': 'This shift is no longer to be had.',
  'refusal.proposal_is_over': 'This proposal has been answered or withdrawn.',
  'refusal.already_proposed': 'You have proposed a shift already. Withdraw it to propose another one.',
  'refusal.return_is_elsewhere':
    'The shift in return is at a location that you do not answer for. Whoever answers for both approves this.',
  'refusal.return_is_over': 'The shift in return has begun, or is another one by now.',
  'refusal.other_unfit':
    '{name} {unfit, select, works_then {works at that time} not_of_location {does not work at that location} skill {does not hold what the position asks for} other {may not work that shift by the rules of your organization}}.',
  'refusal.nobody_to_approve':
    'Whoever answers for its shifts has to approve it, and that is nobody besides the two of you. Ask an admin.',
  'refusal.works_then': 'You work at that time already.',
} as const satisfies RefusalSentences;
