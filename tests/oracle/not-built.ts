/**
 * Published cases whose kind or feature is not built yet. They answer `unsupported`; whoever builds one takes
 * it off this list, and a test fails if the list says more or less than what is so.
 */
export const notBuilt: readonly { readonly feature: string; readonly ids: readonly string[] }[] = [
  { feature: 'paid absence that a policy counts as hours', ids: ['tt-absence-counts'] },
  { feature: 'makeup time of Labor Code 513', ids: ['ca-513-makeup-10h'] },
  { feature: 'state-rule: daily overtime by rate, Nevada', ids: ['nv-threshold-15'] },
  {
    feature: 'schedule-overtime: work beyond the schedule',
    ids: ['odoo-ot-8-20', 'odoo-ot-7-17', 'odoo-ot-8-17', 'odoo-ot-9-18', 'odoo-ot-sat-8-11'],
  },
];

/** Lower it with the list; never raise it. */
export const mostNotBuilt = 8;
