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
  'refusal.foreign_origin': 'The request came from another site and was not accepted.',
  'refusal.not_found': 'There is nothing here, or it is not yours to see.',
  'refusal.too_many_requests':
    'Too many requests. Try again in {unit, select, seconds {{count, plural, one {# second} other {# seconds}}} other {{count, plural, one {# minute} other {# minutes}}}}.',
  'refusal.unexpected': 'Something went wrong on our side. Try again. If it keeps happening, contact support.',
  'refusal.unavailable': 'Meridian cannot reach its records right now. Try again in a moment.',
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
  'refusal.registration_failed': 'Failed to create account. Try another email.',
  'refusal.password_too_short': 'Use at least {shortest} characters.',
  'refusal.password_too_common':
    'This password is easy to guess. Use a few words that have nothing to do with each other.',
  'refusal.location_name_taken': 'There is already a location with this name.',
  'refusal.location_changed_meanwhile':
    'Somebody else changed this location while you were editing. Nothing that you typed is lost.',
  'refusal.location_has_people': 'People have their home location here. Move them to another location first.',
  'refusal.last_open_location': 'This is the last open location. Open another one first.',
  'refusal.deployment_not_empty': 'Meridian is already set up here. Log in, or register to ask for access.',
  'refusal.own_pay_rate': 'Nobody sets their own pay rate. Ask another manager or an admin.',
  'refusal.pay_rate_unchanged': 'This is already the pay rate from that date on, so nothing was changed.',
  'refusal.pay_rate_reason_missing': 'This date has a pay rate already. Say why it is corrected.',
  'refusal.already_decided': 'Somebody answered this before you.',
  'refusal.own_request': 'Nobody answers requests about themselves. Another manager or an admin can.',
  'refusal.not_reopenable': 'This can no longer be opened again.',
  'refusal.role_not_yours_to_give': 'Managers admit employees. Ask an admin to give another role.',
  'refusal.location_closed': 'This location is closed. Choose another one.',
  'refusal.punch_does_not_apply': 'Your clock had already changed, so this punch was not recorded.',
  'refusal.punch_id_reused': 'This punch was already sent with other details, so it was not recorded again.',
  'refusal.punch_time_missing': 'This offline punch arrived without its time, so it was not recorded.',
  'refusal.punch_too_old': 'This punch is too old to be recorded from a device. Ask your manager to add it.',
  'refusal.punch_in_future': 'This device’s clock is ahead, so the punch was not recorded. Correct the device’s time.',
  'refusal.undo_too_late': 'A punch can be undone for ten seconds. Ask your manager to change this one.',
  'refusal.undo_not_latest': 'There is a newer punch, so this one can no longer be undone.',
  'refusal.already_undone': 'This punch was already undone.',
  'refusal.punch_out_of_order': 'This punch is older than one that is already recorded, so it was not recorded.',
  'refusal.profile_not_valid': 'Some of this cannot be kept as it is. Check the marked fields.',
  'refusal.profile_changed_elsewhere':
    'Your profile was changed elsewhere in the meantime. Nothing of yours is lost: compare and save again.',
  'refusal.photo_kind_unknown': 'Choose a JPEG, PNG or WebP picture.',
  'refusal.photo_damaged': 'This picture could not be read. Try another one.',
  'refusal.photo_too_large': 'This picture has too many pixels. Choose one of at most 50 megapixels.',
  'refusal.photo_too_small': 'This picture is too small. Choose one of at least 64 by 64 pixels.',
  'refusal.photo_busy': 'Many pictures are being drawn right now. Try again in a moment.',
  'refusal.emergency_contact_not_valid':
    'Check the emergency contact: name, relationship and a phone number are needed.',
  'refusal.emergency_contacts_changed_elsewhere':
    'The emergency contacts were changed elsewhere in the meantime. The list below is the saved one.',
} as const satisfies RefusalSentences;
