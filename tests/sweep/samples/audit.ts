import type { Samples } from './sample.ts';

export const auditSamples = {
  readAuditLog: { input: () => ({ query: { topic: 'session', person: 'Boss' } }), answers: 200 },
  exportAuditLog: { input: () => ({ body: { topic: 'pay_rate' } }), answers: 200 },
} satisfies Partial<Samples>;
