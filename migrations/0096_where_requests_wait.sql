-- Whose managers answer a request that waits was told by its kind. Each request says it by itself now: a noun says of the kind that is
-- its own whether it waits where it was asked for, or where its person works now, wherever that was when they asked.

-- Computed once for what is there, since no row of a ledger is ever updated, and an ordinary column from then on. A server of the version
-- before, which does not know it, leaves a request where it was asked.
alter table approval_requests
  add column follows_home boolean not null generated always as (kind in ('adjustment', 'time_off')) stored;
alter table approval_requests alter column follows_home drop expression;
alter table approval_requests alter column follows_home set default false;
