import { contract } from '../../contract/index.ts';
import { ledgerRoute, route } from '../kernel/route.ts';
import { readPayees, readUnpaidLogs } from './read.ts';
import { recordPayment } from './record-payment.ts';
import { printPayStub, readPayStub } from './show-pay-stub.ts';
import { readPayments } from './show-payments.ts';
import { voidPayment } from './void-payment.ts';

export const payrollRoutes = [
  route(contract.readPayments, readPayments),
  route(contract.readPayStub, readPayStub),
  route(contract.printPayStub, printPayStub),
  route(contract.readPayees, readPayees),
  route(contract.readUnpaidLogs, readUnpaidLogs),
  ledgerRoute(contract.recordPayment, recordPayment),
  ledgerRoute(contract.voidPayment, voidPayment),
];
