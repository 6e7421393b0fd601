import type { Translation } from '../../catalog.ts';
import type { payrollAudit as source } from '../../en/payroll/audit.ts';

export const payrollAudit: Translation<typeof source> = {
  'audit.did.payroll_setup.changed': '{actor} cambió los datos de un sistema de nómina',
  'audit.did.payroll_file.exported': '{actor} descargó un archivo de nómina',
  'audit.did.deposit_file.made': '{actor} hizo un archivo de depósito directo',
  'audit.did.deposit_file.taken': '{actor} descargó otra vez un archivo de depósito directo',
  'audit.did.deposit_file.withdrawn': '{actor} retiró un archivo de depósito directo',
  'audit.did.bank_account.changed': '{actor} introdujo una cuenta bancaria',
  'audit.did.bank_account.removed': '{actor} quitó su cuenta bancaria',
  'audit.did.payment.recorded': '{actor} registró un pago a {subject}',
  'audit.did.payment.approved': '{actor} aprobó un pago a {subject}',
  'audit.did.deduction_templates.changed': '{actor} cambió lo que descuentan las nóminas nuevas',
  'audit.did.employer.changed': '{actor} cambió los datos del empleador en los recibos de pago',
  'audit.did.payment_limit.changed':
    '{actor} cambió el límite a partir del cual los pagos necesitan una segunda persona',
  'audit.did.pay_run.begun': '{actor} empezó una nómina',
  'audit.did.pay_run.paid': '{actor} pagó una nómina',
  'audit.did.payment.exported': '{actor} exportó pagos',
  'audit.did.payment.voided': '{actor} anuló un pago a {subject}',
  'audit.about.payroll_setup': 'Datos de sistemas de nómina',
  'audit.about.payroll_file': 'Archivos de nómina',
  'audit.about.deposit_file': 'Depósito directo',
  'audit.about.bank_account': 'Cuentas bancarias',
  'audit.about.deduction_templates': 'Deducciones de las nóminas nuevas',
  'audit.about.employer': 'Empleador en los recibos de pago',
  'audit.about.payment_limit': 'Límites de pagos',
  'audit.about.pay_run': 'Nóminas',
  'audit.about.payment': 'Pagos',
};
