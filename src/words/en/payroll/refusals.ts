export const payrollRefusals = {
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
  'refusal.payment_limit_changed_meanwhile':
    'Somebody else saved the limit meanwhile. What you typed is still here: save again to replace theirs, or discard it to see theirs.',
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
} as const;
