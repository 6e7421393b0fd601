// What "npm run -s verify-book" runs: checks the payroll book of the deployment that DATABASE_URL or DATA_DIR names, and ends with 1 when it does not
// hold together. It changes nothing in the database; the server may be running, and payments may be recorded meanwhile.
import { onDeployment } from './postgres/on-deployment.ts';
import { verifyBooks, type BooksVerified } from './verify-book/verify-books.ts';

await onDeployment(async (ownerUrl) => {
  const { organizations, employees, payments, faults, vanished } = await verifyBooks(ownerUrl);
  for (const fault of faults) console.log(`Broken: ${said(fault)}, in organization ${fault.organizationId}.`);
  for (const { employeeId, workedOn, startsOn } of vanished) {
    console.log(
      `To be seen to: ${workedOn} of employee ${employeeId} was paid and is on no card any more. Reopen the week of ${startsOn} and approve it again: what was paid is then taken back.`,
    );
  }
  const standing = faults.length === 0 ? 'the book balances' : `${faults.length} faults were found`;
  console.log(`${payments} payments to ${employees} employees in ${organizations} organizations: ${standing}.`);
  return faults.length === 0 ? 0 : 1;
});

function said(fault: BooksVerified['faults'][number]): string {
  switch (fault.kind) {
    case 'does_not_balance':
      return `what was approved of employee ${fault.employeeId} is not what is paid, unpaid and voided`;
    case 'turn_does_not_follow':
      return `the account of ${fault.workedOn} of employee ${fault.employeeId} has a turn that does not follow on the one before`;
    case 'days_are_not_the_payment':
      return `payment ${fault.paymentId} is not the sum of its days`;
    case 'deductions_are_not_the_payment':
      return `the deductions of payment ${fault.paymentId} are not the sum of their lines`;
    case 'void_is_not_whole':
      return `payment ${fault.paymentId} and what was taken back of it are not each other's opposite`;
  }
}
