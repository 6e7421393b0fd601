/**
 * Letters, one kind after the other: `letter.KIND.subject` and `letter.KIND.text` (paragraphs with an empty line between them), and
 * where they serve `letter.KIND.action` (the words of a link) and `letter.KIND.note` (small print). A text message is `text.KIND`.
 */
export const letters = {
  'letter.frame.linkHint': 'If the button does not work, copy this address into your browser:',
  'letter.frame.sentFor': 'Sent by Meridian for {organization}.',
  'letter.confirm_email.subject': 'Confirm your email address',
  'letter.confirm_email.text':
    'Hello {name},\n\nThis address was given for an account at {organization} on Meridian. Confirm that it is yours, so that we can reach you here.',
  'letter.confirm_email.action': 'Confirm email address',
  'letter.confirm_email.note':
    'The link works for {days, plural, one {# day} other {# days}}, once. If you know nothing of this, ignore this email.',
  'letter.address_known.subject': 'You already have an account',
  'letter.address_known.text':
    'Somebody, perhaps you, tried to register with this address. It already has an account, so nothing was changed.\n\nIf it was you, log in as before. If you forgot your password, choose a new one.',
  'letter.address_known.action': 'Choose a new password',
  'letter.address_known.note': 'If it was not you, there is nothing to do.',
  'letter.reset_password.subject': 'Choose a new password',
  'letter.reset_password.text':
    'Somebody, perhaps you, asked for a new password for the account with this address. Choose it here. Until then the old one stays.',
  'letter.reset_password.action': 'Choose a new password',
  'letter.reset_password.note':
    'The link works for {hours, plural, one {# hour} other {# hours}}, once. If you did not ask for it, ignore this email. Do not pass it on: whoever opens the link can change your password.',
  'letter.password_changed.subject': 'Your password was changed',
  'letter.password_changed.text':
    'The password of the account with this address was just changed, and everybody who was logged in was logged out.{tokens, select, none {} other { Its API tokens were revoked.}}{calendar, select, none {} other { The address at which a calendar followed its shifts was taken back.}}\n\nIf it was you, there is nothing to do. If it was not, choose a new password at once, and tell an admin of your organization.',
  'letter.password_changed.action': 'It was not me',
  'letter.bank_account_changed.subject': 'Your bank account was changed',
  'letter.bank_account_changed.text':
    'Another bank account was just entered for your direct deposit. It is held for three days before anything is paid there.\n\nIf it was you, there is nothing to do. If it was not, take it away now, change your password, and tell an admin of your organization.',
  'letter.bank_account_changed.action': 'See your bank account',
  'letter.bank_account_removed.subject': 'Your bank account was taken away',
  'letter.bank_account_removed.text':
    'The bank account for your direct deposit was just taken away.\n\nIf it was you, there is nothing to do. If it was not, change your password, and tell an admin of your organization.',
  'letter.bank_account_removed.action': 'See your bank account',
  'letter.registration_approved.subject': 'Welcome to {organization}',
  'letter.registration_approved.text':
    'Hello {name},\n\n{organization} has approved your application. You work at {location}.\n\nLog in to clock in, and to see your hours.',
  'letter.registration_approved.action': 'Log in',
  'letter.registration_rejected.subject': 'Your application to {organization}',
  'letter.registration_rejected.text':
    'Hello {name},\n\n{organization} did not approve your application. The reason given:\n\n{reason}\n\nIf you think this is a mistake, talk to your manager there: they can open your application again.',
  'letter.registration_rejected.action': 'See your application',
  'letter.adjustment_approved.subject': 'Your hours of {date} were corrected',
  'letter.adjustment_approved.text':
    'Hello {name},\n\n{by} approved your request. For {date}, {times} is recorded now.\n\nYour reason: {reason}',
  'letter.adjustment_approved.action': 'See your time entries',
  'letter.adjustment_rejected.subject': 'Your request about {date} was not approved',
  'letter.adjustment_rejected.text':
    'Hello {name},\n\n{by} did not approve your request to change your hours of {date}. The reason given:\n\n{reason}\n\nWhat was recorded stays as it is. You can ask again.',
  'letter.adjustment_rejected.action': 'See your time entries',
  'letter.time_off_approved.subject': 'Your time off is approved: {dates}',
  'letter.time_off_approved.text': 'Hello {name},\n\n{by} approved your time off ({type}): {dates}.',
  'letter.time_off_approved.action': 'See your time off',
  'letter.time_off_rejected.subject': 'Your time off is not approved: {dates}',
  'letter.time_off_rejected.text':
    'Hello {name},\n\n{by} did not approve your time off ({type}): {dates}. The reason given:\n\n{reason}\n\nThe days are free again: you can ask for others.',
  'letter.time_off_rejected.action': 'See your time off',
  'letter.certificate_ends_soon.subject': 'Your certificate ends on {date}: {skill}',
  'letter.certificate_ends_soon.text':
    'Hello {name},\n\nYour certificate “{skill}” ends on {date}. After that day you may no longer be planned for work that asks for it.\n\nWhen you have renewed it, show it to your manager, who records it.',
  'letter.certificate_ends_soon.action': 'See your certificates',
  'letter.certificate_ends.subject': 'Your certificate has its last day: {skill}',
  'letter.certificate_ends.text':
    'Hello {name},\n\nThe last day of your certificate “{skill}” is {date}. After that day you may no longer be planned for work that asks for it.\n\nWhen you have renewed it, show it to your manager, who records it.',
  'letter.certificate_ends.action': 'See your certificates',
  'letter.certificate_of_ends_soon.subject': '{person}: {skill} ends on {date}',
  'letter.certificate_of_ends_soon.text':
    'Hello {name},\n\nThe certificate “{skill}” of {person} ends on {date}. Shifts after that day that ask for it are conflicts in the plan.\n\nRecord the new one as soon as it is shown to you.',
  'letter.certificate_of_ends_soon.action': 'See what they hold',
  'letter.certificate_of_ends.subject': '{person}: {skill} has its last day',
  'letter.certificate_of_ends.text':
    'Hello {name},\n\nThe last day of the certificate “{skill}” of {person} is {date}. Shifts after that day that ask for it are conflicts in the plan.\n\nRecord the new one as soon as it is shown to you.',
  'letter.certificate_of_ends.action': 'See what they hold',
  'letter.time_off_cancelled.subject': 'Your time off is cancelled: {dates}',
  'letter.time_off_cancelled.text':
    'Hello {name},\n\n{by} cancelled your approved time off ({type}): {dates}.\n\nThe reason: {reason}\n\nWhat it took is back in your balance.',
  'letter.time_off_cancelled.action': 'See your time off',
  'letter.time_off_of_cancelled.subject': 'The approved time off of {person} is cancelled: {dates}',
  'letter.time_off_of_cancelled.text':
    'Hello {name},\n\n{by} cancelled the approved time off ({type}) of {person}: {dates}.\n\nShifts that were opened for it do not come back by themselves. Look whom the plan has on those days.',
  'letter.time_off_of_cancelled.action': 'See the plan',
  'letter.time_off_spared.subject': 'A holiday in your time off: {dates}',
  'letter.time_off_spared.text':
    'Hello {name},\n\nThis became a holiday: {dates}. A holiday takes nothing: what was counted for it as your time off is yours again.',
  'letter.time_off_spared.action': 'See your time off',
  'letter.time_off_counted.subject': 'No longer a holiday in your time off: {dates}',
  'letter.time_off_counted.text':
    'Hello {name},\n\nThis is no holiday after all: {dates}. It counts as your time off again, as you asked for it.',
  'letter.time_off_counted.action': 'See your time off',
  'letter.time_off_adjusted.subject': 'Your balance of {type} was changed: {change}',
  'letter.time_off_adjusted.text':
    'Hello {name},\n\n{by} changed your balance of {type}, in hours: {change}, from {date} on. The reason given:\n\n{reason}\n\nIf this is not right, talk to {by}.',
  'letter.time_off_adjusted.action': 'See your time off',
  'letter.time_corrected.subject': 'Your hours of {date} were changed',
  'letter.time_corrected.text':
    'Hello {name},\n\n{by} changed your hours of {date}. Now {times} is recorded. The reason given:\n\n{reason}\n\nIf this is not right, ask for another change, or talk to {by}.',
  'letter.time_corrected.action': 'See your time entries',
  'letter.change_email.subject': 'Confirm your new email address',
  'letter.change_email.text':
    'This address was given as the new one of an account on Meridian. Confirm that it is yours, and the account changes to it.',
  'letter.change_email.action': 'Change to this address',
  'letter.change_email.note':
    'The link works for {hours, plural, one {# hour} other {# hours}}, once. If you know nothing of this, ignore this email: nothing changes.',
  'letter.email_changed.subject': 'Your email address was changed',
  'letter.email_changed.text':
    'Your account on Meridian has another email address from now on, and letters go there.\n\nIf it was you, there is nothing to do. If it was not, change it back: whoever did this is then logged out everywhere.',
  'letter.email_changed.action': 'Change it back',
  'letter.email_changed.note': 'The link works for {days, plural, one {# day} other {# days}}, once.',
  'letter.support_request.subject': '{person}: {subject}',
  'letter.support_request.text': 'Hello {name},\n\n{person} wrote to the support of {organization}:\n\n{message}',
  'letter.support_request.action': 'Answer in Meridian',
  'letter.support_answered.subject': 'Answer: {subject}',
  'letter.support_answered.text':
    'Hello {name},\n\n{person} answered your message to the support of {organization}:\n\n{answer}',
  'letter.support_answered.action': 'See your messages',
  'letter.webhook_gave_up.subject': 'A webhook did not take a message: {host}',
  'letter.webhook_gave_up.text':
    'Hello {name},\n\nThe webhook at {host} did not take a message, however often it was sent, and it is sent no more. The webhook stays on. See which message it was, and send it again once its address works.',
  'letter.webhook_gave_up.action': 'See the messages',
  'letter.letters_gave_up.subject': 'Messages could not be delivered',
  'letter.letters_gave_up.text':
    'Hello {name},\n\nSome emails or text messages could not be delivered. See which they are and why, and send them again once the cause is mended.',
  'letter.letters_gave_up.action': 'See which',
  'letter.webhook_went_off.subject': 'The webhook at {host} is off',
  'letter.webhook_went_off.text':
    'Hello {name},\n\nThe webhook at {host} went off by itself: its address no longer takes what Meridian sends. Once it works again, switch it on and send what was missed once more.',
  'letter.webhook_went_off.action': 'See the webhooks',
  'letter.schedule_published.subject': 'Your schedule: week of {week}',
  'letter.schedule_published.text':
    'Hello {name},\n\nThe schedule of {location} was published. {news, select, none {Nothing changes for you. Your week:} other {This is new for you:}}\n\n{changes}',
  'letter.schedule_published.action': 'See my schedule',
  'letter.schedule_unconfirmed.subject': 'Confirm your shifts: week of {week}',
  'letter.schedule_unconfirmed.text':
    'Hello {name},\n\nYou have not confirmed these shifts at {location} yet:\n\n{shifts}\n\nOne press says that you know of them.',
  'letter.schedule_unconfirmed.action': 'Confirm my shifts',
  'letter.planned_away.subject': '{person} has time off and is on your plan: {dates}',
  'letter.planned_away.text':
    'Hello {name},\n\n{person} has time off: {dates}. Where you plan, shifts of theirs in that time stand as they were.\n\nLook who can work them.',
  'letter.planned_away.action': 'See the plan',
  'letter.planned_back.subject': '{person} is not away after all: {dates}',
  'letter.planned_back.text':
    'Hello {name},\n\nThe time off of {person} is cancelled: {dates}.\n\nShifts that the plan still has for them are theirs to work. Those that you gave to others do not come back by themselves.',
  'letter.planned_back.action': 'See the plan',
  'letter.shift_offered.subject': '{by} offers you a shift: {date}',
  'letter.shift_offered.text':
    'Hello {name},\n\n{by} offers you a shift at {location}: {date}, {times}.\n\n{note}\n\nIt is yours once you take it, and you can propose one of your shifts in return. If you can do neither, decline it.',
  'letter.shift_offered.action': 'See the shift',
  'letter.shift_offered_to_all.subject': '{by} offers a shift: {date}',
  'letter.shift_offered_to_all.text':
    'Hello {name},\n\n{by} offers a shift at {location} to everybody who can work it: {date}, {times}.\n\n{note}\n\nIt goes to whoever takes it first. If you do not want it, there is nothing for you to do.',
  'letter.shift_offered_to_all.action': 'See the shift',
  'letter.shift_taken.subject': '{by} took your shift: {date}',
  'letter.shift_taken.text':
    'Hello {name},\n\n{by} took your shift at {location}: {date}, {times}. It is no longer yours.',
  'letter.shift_taken.action': 'See my schedule',
  'letter.shift_declined.subject': '{by} declined your shift: {date}',
  'letter.shift_declined.text':
    'Hello {name},\n\n{by} declined your shift at {location}: {date}, {times}. It stays yours. You can offer it to somebody else.',
  'letter.shift_declined.action': 'See my schedule',
  'letter.message_direct.subject': 'New message from {by}',
  'letter.message_direct.text': 'Hello {name},\n\n{by} wrote to you:\n\n{text}',
  'letter.message_direct.action': 'Answer in Meridian',
  'letter.message_group.subject': '{by} wrote in {title}',
  'letter.message_group.text': 'Hello {name},\n\n{by} wrote in {title}:\n\n{text}',
  'letter.message_group.action': 'Read in Meridian',
  'letter.message_urgent.subject': 'Urgent message from {by}',
  'letter.message_urgent.text': 'Hello {name},\n\n{by} wrote, and marked it as urgent:\n\n{text}',
  'letter.message_urgent.action': 'Read in Meridian',
  'letter.announcement_asked.subject': 'To acknowledge in {title}: {about}',
  'letter.announcement_asked.text':
    'Hello {name},\n\n{by} announced in {title}, and asks you to acknowledge it:\n\n{text}',
  'letter.announcement_asked.action': 'Acknowledge in Meridian',
  'letter.announcement_reminder.subject': 'Still to acknowledge in {title}: {about}',
  'letter.announcement_reminder.text':
    'Hello {name},\n\nyou have not yet acknowledged what {by} announced in {title}:\n\n{text}',
  'letter.announcement_reminder.action': 'Acknowledge in Meridian',
  'letter.swap_proposed.subject': '{by} proposes a swap: {date}',
  'letter.swap_proposed.text':
    'Hello {name},\n\nFor your shift at {location} on {date}, {times}, {by} proposes one of theirs in return: {inReturn}\n\n{note}\n\nNothing changes until you accept it.',
  'letter.swap_proposed.action': 'See the swap',
  'letter.swap_waiting.subject': 'Your swap waits for a manager: {date}',
  'letter.swap_waiting.text':
    'Hello {name},\n\n{by} agreed to the swap of the shift at {location}: {date}, {times}. A manager is asked. Until they answer everybody keeps their own shift.',
  'letter.swap_waiting.action': 'See the swap',
  'letter.swap_done.subject': 'The swap is done: {date}',
  'letter.swap_done.text':
    'Hello {name},\n\nThe shift at {location} on {date}, {times}, is swapped. {by} agreed to it. Your schedule shows what you work now.',
  'letter.swap_done.action': 'See my schedule',
  'letter.swap_over.subject': 'Your swap came to nothing: {date}',
  'letter.swap_over.text':
    'Hello {name},\n\nThe swap of the shift at {location} on {date}, {times}, came to nothing. {why}\n\nNone of your shifts changes hands by it.',
  'letter.swap_over.action': 'See the swap',
  'letter.proposal_over.subject': 'An answer to your offer fell away: {date}',
  'letter.proposal_over.text':
    'Hello {name},\n\nThe answer of {by} to your offer of the shift at {location} on {date}, {times}, fell away. {why}\n\nYour offer stands.',
  'letter.proposal_over.action': 'See the swap',
  'letter.proposal_declined.subject': '{by} declined your proposal: {date}',
  'letter.proposal_declined.text':
    'Hello {name},\n\n{by} declined what you proposed for the shift at {location} on {date}, {times}. Their offer is still open.\n\nNone of your shifts changes hands by it.',
  'letter.proposal_declined.action': 'See the swap',
  'letter.offer_over.subject': 'The shift that {by} offered you is no longer offered: {date}',
  'letter.offer_over.text':
    'Hello {name},\n\n{by} offered you a shift at {location}: {date}, {times}. You can no longer take it. {why}\n\nThere is nothing for you to do.',
  'letter.offer_over.action': 'See the swap',
  'letter.swap_remark.subject': '{by} wrote about a swap: {date}',
  'letter.swap_remark.text':
    'Hello {name},\n\n{by} wrote about the swap of the shift at {location} on {date}, {times}:\n\n{text}',
  'letter.swap_remark.action': 'See the swap',
  'letter.security_changed.subject': 'Your Meridian log in has changed',
  'letter.security_changed.text':
    'Hello {name},\n\n{change, select, totp_on {An authenticator app was added to your account.} totp_off {The authenticator app was removed from your account.} passkey_added {A passkey was added to your account.} passkey_removed {A passkey was removed from your account.} sign_in_linked {Another way to log in, by an outside account, was linked to your account.} sign_in_unlinked {A way to log in, by an outside account, was unlinked from your account.} recovery_codes_replaced {New recovery codes were made for your account. The former ones no longer work.} recovery_code_used {A recovery code was used to log in to your account. It no longer works.} phone_added {A phone number was verified for your account. You can log in by it.} phone_removed {The phone number was removed from your account. Nobody logs in by it any more.} password_changed {The password of your account was changed, and every other device was logged out.} other {The security settings of your account were changed.}}\n\nIf this was not you, change your password at once and tell an admin of your organization.',
  'letter.security_changed.action': 'Open security settings',
  'letter.request_waiting.subject':
    '{person} asks for {kind, select, registration {access} time_off {time off} swap {a shift swap} other {a change of hours}}',
  'letter.request_waiting.text':
    'Hello {name},\n\n{person} asks for {kind, select, registration {access to Meridian} time_off {time off} swap {a shift swap} other {a change of their recorded hours}}. You are one of those who may answer.',
  'letter.request_waiting.action': 'See the request',
  'letter.time_card_reopened.subject': 'Your time card was reopened: week of {week}',
  'letter.time_card_reopened.text':
    'Hello {name},\n\n{by} reopened your time card for the week of {week}. The reason given:\n\n{reason}\n\nLook at the hours, and sign again when they are right.',
  'letter.time_card_reopened.action': 'See your time card',
  'letter.payment_waiting.subject': '{by} recorded a payment that waits for a second person',
  'letter.payment_waiting.text':
    'Hello {name},\n\n{by} recorded a payment above the limit of your organization. It counts once a second person has approved it, and you are one of those who may.',
  'letter.payment_waiting.action': 'See the payment',
  'letter.payments_waiting.subject':
    '{count, plural, one {{by} recorded a payment that waits} other {{by} recorded # payments that wait}} for a second person',
  'letter.payments_waiting.text':
    'Hello {name},\n\n{by} recorded a pay run, and {count, plural, one {# payment in it is} other {# payments in it are}} above the limit of your organization. {count, plural, one {It counts} other {They count}} once a second person has approved {count, plural, one {it} other {them}}, and you are one of those who may.',
  'letter.payments_waiting.action': 'See the payments',
  'letter.payment_limit_changed.subject': '{by} changed the limit of payments: {before} before, {after} now',
  'letter.payment_limit_changed.text':
    'Hello {name},\n\n{by} changed the total pay above which a payment needs a second person. Before: {before}. Now: {after}.\n\nWhoever raises the limit is held to the one before for 72 hours. If you did not agree to the change, set it back.',
  'letter.payment_limit_changed.action': 'See the limit',
  'letter.payment_recorded.subject': 'Your payment of {date} was recorded',
  'letter.payment_recorded.text':
    'Hello {name},\n\nA payment to you of {date} was recorded. The pay stub shows the days, the hours and every deduction.',
  'letter.payment_recorded.action': 'See your payments',
  'letter.payment_voided.subject': 'Your payment of {date} was voided',
  'letter.payment_voided.text':
    'Hello {name},\n\n{by} voided the payment to you of {date}. The reason given:\n\n{reason}\n\nThe days in it count as unpaid again.',
  'letter.payment_voided.action': 'See your payments',
  'letter.digest.subject': '{count, plural, one {# thing is} other {# things are}} new for you',
  'letter.digest.text': 'Hello {name},\n\nThis is what you have not read yet:\n\n{lines}',
  'letter.digest.action': 'Open Meridian',
  'letter.invitation.subject': '{by} invites you to {organization}',
  'letter.invitation.text':
    'Hello,\n\n{by} invites you to work at {location}, {organization}. Open the link and choose how you log in: with a password, or with Google or Microsoft where they are offered. Then your clock and your hours are ready.',
  'letter.invitation.action': 'Accept invitation',
  'letter.invitation.note':
    'The link works for {days, plural, one {# day} other {# days}}, once. If you do not know who this is from, ignore this email.',
  'letter.manager_invitation.subject': '{by} invites you to {organization}',
  'letter.manager_invitation.text':
    'Hello,\n\n{by} invites you to {organization}, as manager of {location}. Open the link and choose how you log in: with a password, or with Google or Microsoft where they are offered. Then you can begin.',
  'letter.manager_invitation.action': 'Accept invitation',
  'letter.manager_invitation.note':
    'The link works for {days, plural, one {# day} other {# days}}, once. If you do not know who this is from, ignore this email.',
  'letter.admin_invitation.subject': '{by} invites you to {organization}',
  'letter.admin_invitation.text':
    'Hello,\n\n{by} invites you to {organization}, as an admin at {location}. Open the link and choose how you log in: with a password, or with Google or Microsoft where they are offered. Then you can begin.',
  'letter.admin_invitation.action': 'Accept invitation',
  'letter.admin_invitation.note':
    'The link works for {days, plural, one {# day} other {# days}}, once. If you do not know who this is from, ignore this email.',
  'text.sign_in_code':
    '{code} is your Meridian code. It works for {minutes, plural, one {# minute} other {# minutes}}. We never ask you for it by phone or message.',
  'text.notice': '{headline}\n{link}',
} as const;
