import type { PayrollFileReply } from '../../../contract/payroll/files.ts';
import {
  setupFaults,
  setupFields,
  setupNames,
  type FileSetup,
  type SetupFormat,
  type SetupName,
} from '../../../domain/payroll/files/file-setup.ts';
import type { Faults } from '../../kernel/form.tsx';
import type { Words } from '../../kernel/words.tsx';

/** What is typed of a set-up: of each field something, be it nothing. */
export type SetupValues = Record<SetupName, string>;

export const setupValues = (setup: FileSetup): SetupValues =>
  Object.fromEntries(setupNames.map((name) => [name, setup[name] ?? ''])) as SetupValues;

/** Of what is typed, what belongs to the system; spaces around it do not count. */
export const typedSetup = (format: SetupFormat, typed: SetupValues): FileSetup =>
  Object.fromEntries(setupFields[format].map(({ name }) => [name, typed[name].trim()]));

export const checkSetup =
  (format: SetupFormat) =>
  (typed: SetupValues): Faults<SetupValues> =>
    Object.fromEntries(
      setupFaults(format, typedSetup(format, typed)).map((name) => [name, 'payroll.files.fault'] as const),
    );

const companyCodes: Readonly<Partial<Record<SetupFormat, 'payroll.files.clientId' | 'payroll.files.companyId'>>> = {
  paychex: 'payroll.files.clientId',
  nacha: 'payroll.files.companyId',
};

/** What a field is called; companies are known by other words in each system. */
export function fieldLabel(format: SetupFormat, name: SetupName, { say }: Pick<Words, 'say'>): string {
  if (format === 'nacha' && name === 'companyName') return say('payroll.files.companyShort');
  if (name === 'companyCode') return say(companyCodes[format] ?? 'payroll.files.companyCode');
  return say(`payroll.files.field.${name}`);
}

/** Why a file cannot be had yet, in a sentence; undefined where it can. */
export function whyNot(
  { format, missing }: PayrollFileReply,
  facts: { readonly people: number; readonly isBlocked: boolean },
  words: Pick<Words, 'say' | 'formats'>,
): string | undefined {
  const { say, formats } = words;
  if (facts.people === 0) return say('payroll.files.nobody');
  if (missing.length > 0) {
    const fields = formats.list(missing.map((name) => fieldLabel(format, name, words)));
    return say('payroll.files.missing', { fields });
  }
  return facts.isBlocked ? say('payroll.files.lookFirst') : undefined;
}
