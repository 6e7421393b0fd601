import type { PayrollFileReply, PayrollFilesReply } from '../../../contract/payroll/files.ts';
import { plainDigits } from '../../../domain/kernel/digits.ts';
import { dateAt } from '../../../domain/kernel/time.ts';
import { earnings, hourEarnings, type Earning } from '../../../domain/payroll/files/earnings.ts';
import {
  setupFaults,
  isEarning,
  setupFields,
  setupNames,
  type FileSetup,
  type SetupField,
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
  Object.fromEntries(
    // A name is written there as it is here, in the digits of its script; codes and numbers of banks know one script alone.
    setupFields[format].map(({ name, form }) => [
      name,
      (form === 'name' ? typed[name] : plainDigits(typed[name])).trim(),
    ]),
  );

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

/** What an earning has there: `Double time: code`. A field called as hours are would ask for a number of them. */
const placeOf: Readonly<Partial<Record<SetupFormat, 'code' | 'component' | 'item'>>> = {
  adp: 'code',
  paychex: 'component',
  quickbooks_desktop: 'item',
  quickbooks_online: 'item',
};

/** What a field is called; companies and earnings are known by other words in each system. */
export function fieldLabel(format: SetupFormat, name: SetupName, { say }: Pick<Words, 'say'>): string {
  if (format === 'nacha' && name === 'companyName') return say('payroll.files.companyShort');
  if (name === 'companyCode') return say(companyCodes[format] ?? 'payroll.files.companyCode');
  const place = placeOf[format];
  const label = say(`payroll.files.field.${name}`);
  return place === undefined || !isEarning(name) ? label : say(`payroll.files.earningOf.${place}`, { earning: label });
}

/** How what is typed has to look, and whether it may wait. */
export function fieldHint({ name, longest, form, usual }: SetupField, { say }: Pick<Words, 'say'>): string {
  const rule = say(`payroll.files.rule.${form}`, { longest });
  return isEarning(name) && usual === undefined ? `${rule} ${say('payroll.files.mayWait')}` : rule;
}

/** What has to be set up before the file of these hours can be made. */
export function missingSentence(
  { format, missing }: { readonly format: SetupFormat; readonly missing: readonly SetupName[] },
  words: Pick<Words, 'say' | 'formats'>,
): string {
  const fields = words.formats.list(missing.map((name) => fieldLabel(format, name, words)));
  return words.say('payroll.files.missing', { fields });
}

/** As many names as are read at a glance. */
const mostNames = 8;

/** Of a file that was made of the period before: when and by whom, whose hours would be imported twice, and who is new. */
export function madeSentences(
  { last, added }: Pick<PayrollFileReply, 'last' | 'added'>,
  { people, zone }: Pick<PayrollFilesReply, 'people' | 'zone'>,
  { say, formats }: Pick<Words, 'say' | 'formats'>,
): string[] {
  if (last === null) return [];
  const date = formats.facts([formats.date(dateAt(last.at, zone)), formats.time(last.at, zone)]);
  const again = people - added.length;
  const isFew = added.length <= mostNames;
  return [
    say('payroll.files.made', { date, by: last.by }),
    ...(again === 0 ? [] : [say('payroll.files.again', { count: again })]),
    ...(added.length === 0 ? [] : [say('payroll.files.newCount', { count: added.length })]),
    ...(added.length === 0 || !isFew ? [] : [formats.list(added.map(({ name }) => name))]),
  ];
}

/** By how much somebody's hours are others than in their file: `Regular hours +1:30, Overtime hours −0:30`. */
export const changeSentence = (
  difference: PayrollFileReply['changed'][number]['difference'],
  currency: string,
  { say, formats }: Pick<Words, 'say' | 'formats'>,
): string =>
  formats.list(
    earnings
      .filter((earning) => difference[earning] !== 0)
      .map((earning) => {
        const isHours = (hourEarnings as readonly Earning[]).includes(earning);
        const change = isHours
          ? formats.durationChange(difference[earning])
          : formats.moneyChange(difference[earning], currency);
        return `${say(`payroll.files.field.${earning}`)} ${change}`;
      }),
  );

/** Why a file cannot be had yet, in a sentence; undefined where it can. */
export function whyNot(
  { format, missing }: PayrollFileReply,
  facts: { readonly people: number; readonly isBlocked: boolean },
  words: Pick<Words, 'say' | 'formats'>,
): string | undefined {
  const { say } = words;
  if (facts.people === 0) return say('payroll.files.nobody');
  if (missing.length > 0) return missingSentence({ format, missing }, words);
  return facts.isBlocked ? say('payroll.files.lookFirst') : undefined;
}
