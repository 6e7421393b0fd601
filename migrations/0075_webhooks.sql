-- Addresses of somebody else's programs that an organization tells what happens, and each message that they were or are to be sent.

create table webhooks (
  organization_id uuid not null references organizations,
  id uuid not null,
  url text not null check (length(url) between 1 and 500),
  events text[] not null check (cardinality(events) > 0),
  -- what messages are signed with: a message has to be signed again at each try, so it stands sealed and not as a hash
  secret bytea not null,
  -- the one that it replaced signs beside it until then, so that whoever checks can change over
  former_secret bytea,
  former_until timestamptz,
  -- who did it stands in audit_entries; by itself it goes off when the address is gone, or fails for long
  is_off boolean not null default false,
  went_off text check (went_off in ('by_admin', 'gone', 'failing')),
  made_at timestamptz not null,
  revision integer not null default 1,
  primary key (organization_id, id),
  check ((former_secret is null) = (former_until is null)),
  check (is_off = (went_off is not null))
);
alter table webhooks enable row level security;
alter table webhooks force row level security;
create policy inside on webhooks using (organization_id = current_organization());
grant select, insert, update, delete on webhooks to meridian_app;

-- Ids and dates alone, and no names: whoever wants more asks the API. Forgotten after thirty days.
create table webhook_messages (
  organization_id uuid not null,
  webhook_id uuid not null,
  id uuid not null,
  event text not null,
  body text not null check (octet_length(body) <= 20000),
  happened_at timestamptz not null,
  state text not null check (state in ('waiting', 'delivered', 'given_up')),
  tries integer not null default 0,
  tried_at timestamptz,
  -- what the address answered the last time, or why it could not
  status integer,
  problem text,
  primary key (organization_id, id),
  foreign key (organization_id, webhook_id) references webhooks on delete cascade
);
create index webhook_messages_by_time on webhook_messages (organization_id, webhook_id, happened_at desc, id desc);
alter table webhook_messages enable row level security;
alter table webhook_messages force row level security;
create policy inside on webhook_messages using (organization_id = current_organization());
grant select, insert, update, delete on webhook_messages to meridian_app;
