import { presets } from '../../../src/domain/pay-rules/presets.ts';
import { aTuesday, aDate, type Samples } from './sample.ts';

const { citations: _, ...federalRules } = presets.federal;

const aPolicy = {
  scope: { kind: 'organization' as const },
  startsOn: aDate('2026-11-23'),
  preset: 'federal' as const,
  rules: federalRules,
};

export const payRulesSamples = {
  readPayPolicies: { input: () => ({}), answers: 200 },
  previewPayPolicy: { input: () => ({ body: aPolicy }), answers: 200 },
  setPayPolicy: { input: () => ({ body: { ...aPolicy, startsOn: aTuesday } }), answers: 422 },
} satisfies Partial<Samples>;
