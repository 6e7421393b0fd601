/** What the files for payroll systems say. */
export const payrollFiles = {
  'payroll.files.title': 'Payroll files',
  'payroll.files.lead':
    'Approved hours of a pay period, as your payroll system imports them. Nobody is left out without being named.',
  'payroll.files.failed': 'The pay period could not be loaded',
  'payroll.files.first': '{count, plural, one {Look at # person first} other {Look at # people first}}',
  'payroll.files.blocker.not_approved': 'not approved',
  'payroll.files.blocker.changed_since_approval': 'changed since it was approved',
  'payroll.files.blocker.odd_multiplier': 'has hours at a multiplier that payroll systems do not know',
  'payroll.files.leaveOut':
    '{count, plural, one {Make the files without this person} other {Make the files without these # people}}',
  'payroll.files.differences':
    '{count, plural, one {# difference of an earlier week is in no file} other {# differences of earlier weeks are in no file}}',
  'payroll.files.differencesLead':
    'Each is paid with this period because a time card changed after it was paid. Files hold the hours of this period alone: enter these by hand in your payroll system, and do not import the file of their own week again.',
  'payroll.files.difference.paid': 'paid with this period',
  'payroll.files.difference.due': 'not paid yet',
  'payroll.files.unknownPremiums':
    '{count, plural, one {Premiums of # person are in no file} other {Premiums of # people are in no file}}',
  'payroll.files.unknownPremiumsLead':
    'These people have no pay rate here, so their premiums are not worked out. The premiums are owed all the same; for a split shift, only where the rate is near the minimum wage. Enter them by hand in your payroll system.',
  'payroll.files.unknownMeals': 'Missed, late or short meals',
  'payroll.files.people': 'People',
  'payroll.files.premiums': 'and {sum} of premiums',
  'payroll.files.systems': 'Payroll systems',
  'payroll.files.setup': 'Set up',
  'payroll.files.setupOf': 'Set up {system}',
  'payroll.files.save': 'Save',
  'payroll.files.saved': 'The set-up is saved',
  'payroll.files.take': 'Download',
  'payroll.files.takeOf': 'Download for {system}',
  'payroll.files.takeNew': 'Only who is new ({count})',
  'payroll.files.takeNewOf': 'Download only who is new for {system}',
  'payroll.files.made': 'Made last by {by}: {date}.',
  'payroll.files.again':
    '{count, plural, one {# person was in a file of this period already: imported again, their hours are there twice.} other {# people were in a file of this period already: imported again, their hours are there twice.}}',
  'payroll.files.newCount': '{count, plural, one {# person is new since.} other {# people are new since.}}',
  'payroll.files.changed':
    '{count, plural, one {The approved hours of # person changed since their file: enter the difference by hand, no file that is made holds it alone.} other {The approved hours of # people changed since their files: enter the differences by hand, no file that is made holds them alone.}}',
  'payroll.files.nobody': 'Nobody of this period is approved.',
  'payroll.files.missing': 'Set up first: {fields}.',
  'payroll.files.lookFirst': 'Look at those who are not approved first, or leave them out.',
  'payroll.files.byHand': '{sum} of premiums have no place in this file. Enter them in {system} by hand.',
  'payroll.files.namesakes':
    'More than one person is called {names}. {system} knows people by their names: check their hours after the import.',
  'payroll.files.fault': 'This is too long, or has characters that the import does not read.',
  'payroll.files.mayWait': 'Needed only once a file holds some.',
  'payroll.files.rule.companyCode': '2 or 3 letters or digits.',
  'payroll.files.rule.code': '{longest, plural, one {Up to # letter or digit.} other {Up to # letters or digits.}}',
  'payroll.files.rule.name':
    '{longest, plural, one {Up to # character.} other {Up to # characters, written exactly as there.}}',
  'payroll.files.rule.digits': 'Digits alone.',
  'payroll.files.rule.plain':
    '{longest, plural, one {Up to # character.} other {Up to # characters, without accents.}}',
  'payroll.files.rule.routing': '9 digits, as at the foot of a check.',
  'payroll.files.earningOf.code': '{earning}: code',
  'payroll.files.earningOf.component': '{earning}: pay component',
  'payroll.files.earningOf.item': '{earning}: payroll item',
  'payroll.files.companyCode': 'Company code',
  'payroll.files.clientId': 'Client ID',
  'payroll.files.field.companyName': 'Company name in QuickBooks',
  'payroll.files.field.companyCreated': 'Company create time',
  'payroll.files.field.regular': 'Regular hours',
  'payroll.files.field.overtime': 'Overtime hours',
  'payroll.files.field.double': 'Double time',
  'payroll.files.field.leave': 'Paid time off',
  'payroll.files.field.mealRest': 'Meal and rest premiums',
  'payroll.files.field.premium': 'Other premiums',
  'payroll.files.system.adp': 'ADP Workforce Now',
  'payroll.files.system.paychex': 'Paychex Flex',
  'payroll.files.system.gusto': 'Gusto',
  'payroll.files.system.quickbooks_desktop': 'QuickBooks Desktop',
  'payroll.files.system.quickbooks_online': 'QuickBooks Online',
  'payroll.files.about.adp': 'Paydata Import (CSV): a row for each person. The employee number is the File #.',
  'payroll.files.about.paychex':
    'Payroll import of 16 columns (CSV): a row for each person and pay component. The employee number is the Worker ID.',
  'payroll.files.about.gusto': 'Hours of the pay period (CSV), matched by name.',
  'payroll.files.about.quickbooks_desktop': 'Timer activities (IIF): a line for each person, day and payroll item.',
  'payroll.files.about.quickbooks_online':
    'Time activities (CSV) for an importer: a row for each person, day and payroll item.',
  'payroll.files.setupLead.adp':
    'Codes are those of your ADP company; ask there which one pays double time, and which takes sums of premiums.',
  'payroll.files.setupLead.paychex':
    'Pay components must be written exactly as in Paychex, capitals included. What is filled in is usual there.',
  'payroll.files.setupLead.gusto': 'Nothing has to be set up for Gusto.',
  'payroll.files.setupLead.quickbooks_desktop':
    'In QuickBooks choose File, Utilities, Export, Timer Lists: the exported file begins with the company name (COMPANYNAME) and create time (COMPANYCREATETIME). Payroll items must be written exactly as in QuickBooks.',
  'payroll.files.setupLead.quickbooks_online': 'Payroll items must be written exactly as in QuickBooks.',
  'payroll.files.setupLead.nacha':
    'Your bank tells you these when it opens direct deposit for you. The last two only where it assigned others than the company ID and its own routing number.',
  'payroll.files.system.nacha': 'direct deposit',
  'payroll.files.field.bankRouting': 'Routing number of your bank',
  'payroll.files.field.bankName': 'Name of your bank',
  'payroll.files.field.originId': 'Immediate origin (optional)',
  'payroll.files.field.odfiRouting': 'Routing number of the ODFI (optional)',
  'payroll.files.companyId': 'Company ID',
  'payroll.files.companyShort': 'Company name',
} as const;
