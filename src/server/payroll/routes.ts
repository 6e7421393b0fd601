import { contract } from '../../contract/index.ts';
import { ledgerRoute, route } from '../kernel/route.ts';
import { approvePayment } from './approve-payment.ts';
import { changeBankAccount } from './change-bank-account.ts';
import { changeDeductionTemplates } from './change-deduction-templates.ts';
import { changeEmployer } from './change-employer.ts';
import { changePaymentLimit } from './change-payment-limit.ts';
import { changePayrollSetup } from './change-payroll-setup.ts';
import { explainPaidWeek } from './explain-paid-week.ts';
import { exportPayrollFile } from './export-payroll-file.ts';
import { makeDepositFile } from './make-deposit-file.ts';
import { payRun } from './pay-run.ts';
import { readEmployer, readPayees, readPaymentLimit, readUnpaidLogs } from './read.ts';
import { recordPayment } from './record-payment.ts';
import { removeBankAccount } from './remove-bank-account.ts';
import { setPayRunDraft } from './set-pay-run-draft.ts';
import { readBankAccount } from './show-bank-account.ts';
import { readDepositFiles, readDeposits } from './show-deposits.ts';
import { readPayRun } from './show-pay-run.ts';
import { printPayStub, readPayStub } from './show-pay-stub.ts';
import { readPayments } from './show-payments.ts';
import { readPayrollFiles } from './show-payroll-files.ts';
import { takeDepositFile } from './take-deposit-file.ts';
import { voidPayment } from './void-payment.ts';
import { withdrawDepositFile } from './withdraw-deposit-file.ts';

export const payrollRoutes = [
  route(contract.readPayments, readPayments),
  route(contract.readPayStub, readPayStub),
  route(contract.printPayStub, printPayStub),
  route(contract.explainPaidWeek, explainPaidWeek),
  route(contract.readPayees, readPayees),
  route(contract.readUnpaidLogs, readUnpaidLogs),
  route(contract.readBankAccount, readBankAccount),
  route(contract.changeBankAccount, changeBankAccount),
  route(contract.removeBankAccount, removeBankAccount),
  route(contract.readPayrollFiles, readPayrollFiles),
  route(contract.changePayrollSetup, changePayrollSetup),
  // Who stands in the way is asked of the same moment as the days, and who is new of after every file before it.
  ledgerRoute(contract.exportPayrollFile, exportPayrollFile),
  route(contract.readDeposits, readDeposits),
  route(contract.readDepositFiles, readDepositFiles),
  ledgerRoute(contract.makeDepositFile, makeDepositFile),
  // Its bytes are answered only where nobody withdrew it meanwhile.
  ledgerRoute(contract.takeDepositFile, takeDepositFile),
  ledgerRoute(contract.withdrawDepositFile, withdrawDepositFile),
  ledgerRoute(contract.recordPayment, recordPayment),
  route(contract.readPayRun, readPayRun),
  route(contract.setPayRunDraft, setPayRunDraft),
  ledgerRoute(contract.payRun, payRun),
  route(contract.readPaymentLimit, readPaymentLimit),
  route(contract.changePaymentLimit, changePaymentLimit),
  route(contract.changeDeductionTemplates, changeDeductionTemplates),
  route(contract.readEmployer, readEmployer),
  route(contract.changeEmployer, changeEmployer),
  ledgerRoute(contract.approvePayment, approvePayment),
  ledgerRoute(contract.voidPayment, voidPayment),
];
