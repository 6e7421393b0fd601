import type { Translation } from '../../catalog.ts';
import type { payrollRefusals as source } from '../../en/payroll/refusals.ts';

export const payrollRefusals: Translation<typeof source> = {
  'refusal.own_payment':
    'Nadie se paga a sí mismo ni anula su propio pago. Puede hacerlo otro gerente o un administrador.',
  'refusal.idempotency_key_reused':
    'Esto ya se registró, con otras cifras. Mira la lista de pagos antes de registrar otro.',
  'refusal.work_log_unknown': 'Uno de los registros de trabajo no es de este empleado.',
  'refusal.work_log_repeated': 'Un día se eligió dos veces.',
  'refusal.work_log_superseded':
    'Uno de los registros de trabajo ya no está aprobado: su hoja de horas se reabrió. Elige los días de nuevo.',
  'refusal.payroll_setup_faulty': 'El sistema de nómina no aceptaría uno de estos datos. Revisa los campos marcados.',
  'refusal.payroll_setup_changed_meanwhile':
    'Otra persona cambió estos datos mientras tanto. Ciérralos y míralos de nuevo.',
  'refusal.payroll_setup_missing': 'Antes hay que configurar algo para este sistema de nómina.',
  'refusal.payroll_people_blocked':
    'Alguien de este período no está aprobado, o cambió después. Míralo primero, u omítelo.',
  'refusal.payroll_file_empty': 'Nadie de este período está aprobado: el archivo estaría vacío.',
  'refusal.payroll_file_nobody_new':
    'Todas las personas aprobadas ya estaban en un archivo de este período, así que un archivo solo con las nuevas estaría vacío.',
  'refusal.deposits_in_dollars':
    'Un archivo NACHA lleva dólares estadounidenses, y tu organización calcula en otra moneda.',
  'refusal.deposit_day_not_banking':
    'Ese día los bancos no mueven dinero, o es hoy o está demasiado lejos. Elige otro día hábil bancario.',
  'refusal.deposits_differ':
    'Los pagos ya no son los que viste: uno se anuló, ya está en otro archivo o cambió su cuenta. Vuelve a mirar la lista.',
  'refusal.deposit_too_large':
    'El pago a {name} es más de lo que admite un depósito: 99 999 999,99 como máximo. Déjalo fuera y págalo de otra manera.',
  'refusal.deposit_file_too_large': 'Un archivo lleva 9 999 999 999,99 como máximo. Deja algunos pagos para otro.',
  'refusal.deposit_files_used_up': 'Un banco distingue 36 archivos al día, y hoy ya se hicieron todos. Sigue mañana.',
  'refusal.deposit_file_forgotten': 'El contenido de este archivo ya no se conserva.',
  'refusal.deposit_file_withdrawn': 'Este archivo se retiró. Vuelve a mirar la lista.',
  'refusal.deposit_file_arrived':
    'El dinero de este archivo ya llegó, y pagarlo otra vez pagaría dos veces a la gente. Lo que salió mal puede revertirlo tu banco.',
  'refusal.deposit_file_pays_you': 'Este archivo te paga a ti. Puede retirarlo otro administrador.',
  'refusal.deposit_file_made_by_you':
    'Tú hiciste este archivo, y un pago que contiene supera el límite. Tiene que retirarlo otro administrador.',
  'refusal.bank_account_not_valid':
    'No son un número de ruta y de cuenta de un banco estadounidense. Revisa las cifras.',
  'refusal.work_log_paid': 'Uno de los registros de trabajo ya está pagado. Elige los días de nuevo.',
  'refusal.work_log_held':
    'Uno de los registros de trabajo está en un pago que espera a su segunda persona. Elige los días de nuevo, o pide antes que se apruebe o se rechace ese pago.',
  'refusal.work_log_differs': 'Uno de los registros de trabajo no es como se envió. Elige los días de nuevo.',
  'refusal.hours_differ': 'Las horas no son las de los registros de trabajo, que suman {expected}.',
  'refusal.days_differ': 'El número de días no es el de los registros de trabajo, que es {expected}.',
  'refusal.pay_differs': 'El pago total y el pago por hora no coinciden: con esta tarifa el total es {expected}.',
  'refusal.final_amount_differs': 'El importe a pagar no es el pago total menos las deducciones, que es {expected}.',
  'refusal.payable_negative': 'Las deducciones superan el pago total.',
  'refusal.check_number_missing': 'Escribe el número del cheque.',
  'refusal.check_number_unexpected': 'Solo un cheque tiene número de cheque.',
  'refusal.check_number_used':
    'Ya se registró un cheque con este número, aunque su pago se haya anulado. Escribe otro número.',
  'refusal.transaction_before_work': 'La fecha de la transacción es anterior al primero de estos días.',
  'refusal.transaction_in_future': 'La fecha de la transacción está demasiado lejos. Un mes es lo máximo.',
  'refusal.recorded_by_you': 'Tú registraste este pago. Tiene que aprobarlo otra persona que pueda pagar.',
  'refusal.payment_not_waiting': 'Este pago ya no está en espera. Vuelve a mirar la lista.',
  'refusal.deduction_templates_changed_meanwhile':
    'Otra persona cambió las deducciones de la organización entretanto. Carga la página de nuevo para verlas.',
  'refusal.employer_changed_meanwhile':
    'Otra persona guardó los datos del empleador entretanto. Lo que escribiste sigue aquí: guarda otra vez para reemplazar lo suyo, o descártalo para verlo.',
  'refusal.payment_limit_changed_meanwhile':
    'Otra persona guardó el límite entretanto. Lo que escribiste sigue aquí: guarda otra vez para reemplazar lo suyo, o descártalo para verlo.',
  'refusal.not_a_pay_period':
    'Ningún período de pago empieza en esa fecha: quizá cambiaron las reglas de tu organización. Abre la nómina de nuevo.',
  'refusal.pay_run_draft_changed_meanwhile':
    'Esta nómina cambió en otro dispositivo. Cárgala de nuevo; lo último que escribiste no está en ella.',
  'refusal.pay_run_blocked':
    'Alguien de esta nómina no se puede pagar todavía. Resuelve lo que lo impide u omite a esa persona.',
  'refusal.pay_run_empty': 'No queda nadie por pagar.',
  'refusal.pay_run_differs': 'Lo que se debe cambió desde que lo miraste. Revísalo otra vez.',
  'refusal.payment_is_void': 'Este pago ya se anuló.',
  'refusal.payment_in_deposit_file': 'Está en un archivo para tu banco. Lee lo que eso significa y confírmalo.',
  'refusal.payment_has_difference': 'Un pago posterior saldó una diferencia de uno de estos días. Anula primero ese.',
};
