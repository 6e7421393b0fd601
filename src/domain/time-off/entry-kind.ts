/** What a row of the ledger tells of. */
export const entryKinds = ['opening', 'accrued', 'used', 'expired', 'adjusted', 'revoked'] as const;
export type EntryKind = (typeof entryKinds)[number];
