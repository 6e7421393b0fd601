import type { PayPoliciesReply, PolicyScope, PolicyVersionReply, PolicyWish } from '../../../contract/pay-rules.ts';
import { addDays, parsePlainDate, weekOf, type PlainDate } from '../../../domain/kernel/time.ts';
import { assignedPolicy, type PolicyVersion } from '../../../domain/pay-rules/assigned-policy.ts';
import { overtimePeriodStart } from '../../../domain/pay-rules/overtime-period.ts';
import type { PayPolicy } from '../../../domain/pay-rules/pay-policy.ts';
import { withSources } from '../../../domain/pay-rules/policy-version.ts';
import { presets, type PresetName } from '../../../domain/pay-rules/presets.ts';
import { rulesIn } from './policy-rules.ts';
import { valuesOf, type PolicyValues } from './policy-values.ts';

export const presetNames = Object.keys(presets) as PresetName[];

const scopeText = (scope: PolicyScope): string => ('id' in scope ? `${scope.kind}:${scope.id}` : scope.kind);

function scopeIn(text: string): PolicyScope {
  const [kind, id = ''] = text.split(':');
  return kind === 'location' || kind === 'employee' ? { kind, id } : { kind: 'organization' };
}

/** What the form begins with: what is in force for the organization, from the next workweek on. */
export function firstValues({ versions, today }: PayPoliciesReply): PolicyValues {
  const current = versions.find(({ scope, startsOn }) => scope.kind === 'organization' && startsOn <= today);
  const rules = current?.rules ?? presets.federal;
  const values = valuesOf(rules, current?.preset ?? (current === undefined ? 'federal' : 'custom'));
  return { ...values, scope: 'organization', startsOn: nextStart(today, rules) };
}

/** A version as a beginning for another one. */
export const valuesOfVersion = (
  { scope, preset, rules }: PolicyVersionReply,
  { today }: Pick<PayPoliciesReply, 'today'>,
): PolicyValues => ({
  ...valuesOf(rules, preset ?? 'custom'),
  scope: scopeText(scope),
  startsOn: nextStart(today, rules),
});

/** First day of the workweek after the one that contains a date, or of the next 14 days where overtime is counted over them. */
const nextStart = (today: PlainDate, rules: PayPolicy): PlainDate =>
  addDays(overtimePeriodStart(rules, weekOf(today, rules.workweek.weekday)), rules.overtime.periodDays ?? 7);

/** A version that whoever edits has seen. */
export type KnownVersion = Pick<PolicyVersionReply, 'id' | 'scope' | 'startsOn'>;

/** What is sent, once the date is one: with the version that it is set instead of, as far as is known here. */
export function wishIn(values: PolicyValues, known: readonly KnownVersion[]): PolicyWish | undefined {
  const startsOn = parsePlainDate(values.startsOn);
  if (startsOn === undefined) return undefined;
  const scope = scopeIn(values.scope);
  const insteadOf = versionKnown(known, { scope, startsOn })?.id ?? null;
  return { scope, startsOn, preset: values.preset, rules: rulesIn(values), insteadOf };
}

/** What becomes of a version that was set meanwhile where another one is set knowingly: of the same date it is replaced, and else holds until then. */
export const fateOf = (
  theirs: Pick<KnownVersion, 'startsOn'>,
  sent: Pick<PolicyWish, 'startsOn'>,
): 'replaced' | 'ends' => (theirs.startsOn === sent.startsOn ? 'replaced' : 'ends');

/** The version of the same people that holds on a date; of two of one date, the one that was told of later, which stands first. */
const versionKnown = (known: readonly KnownVersion[], { scope, startsOn }: Omit<KnownVersion, 'id'>) =>
  known
    .filter((each) => scopeText(each.scope) === scopeText(scope) && each.startsOn <= startsOn)
    .toSorted((a, b) => (a.startsOn === b.startsOn ? 0 : a.startsOn < b.startsOn ? 1 : -1))
    .at(0);

/** The rules with the sources of their figures, as they will be kept. */
export const sourcesOf = (
  rules: PayPolicy,
  preset: PresetName,
  today: PlainDate,
): NonNullable<PayPolicy['citations']> => withSources(rules, preset, today).citations ?? {};

/** Whether the workweek of those people begins at another time than until now: 29 CFR 778.301. */
export function movesWorkweek(policies: PayPoliciesReply, values: PolicyValues): boolean {
  const startsOn = parsePlainDate(values.startsOn);
  if (startsOn === undefined) return false;
  const scope = scopeIn(values.scope);
  const holder = {
    employeeId: scope.kind === 'employee' ? scope.id : '',
    homes: { past: [], now: scope.kind === 'location' ? scope.id : '' },
  };
  const now = assignedPolicy(policies.versions.map(versionOf), holder, addDays(startsOn, -1)) ?? presets.federal;
  const { weekday, time } = rulesIn(values).workweek;
  return (
    now.workweek.weekday !== weekday || now.workweek.time.hour !== time.hour || now.workweek.time.minute !== time.minute
  );
}

const versionOf = ({ scope, startsOn, rules }: PolicyVersionReply): PolicyVersion => ({
  startsOn,
  rules,
  locationId: scope.kind === 'location' ? scope.id : null,
  employeeId: scope.kind === 'employee' ? scope.id : null,
});
