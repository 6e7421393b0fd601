-- An organization and its locations, and the ground rules that every later table stands on:
-- the application's role owns nothing, each row of an organization is seen only from inside
-- it, and a ledger is only ever added to.

do $$
begin
  if not exists (select from pg_roles where rolname = 'meridian_app') then
    create role meridian_app nologin;
  end if;
exception
  -- Another database of the same cluster made it first.
  when duplicate_object or unique_violation then null;
end
$$;

revoke all on schema public from public;
grant usage on schema public to meridian_app;

-- The organization that this transaction works for; nothing is seen before it is set.
create function current_organization() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.organization', true), '')::uuid;

-- What a ledger says to UPDATE, DELETE and TRUNCATE, whoever asks.
create function refuse_change() returns trigger
  language plpgsql as $$
begin
  raise exception 'rows of % are kept for ever: append a row that corrects instead', tg_table_name
    using errcode = 'integrity_constraint_violation';
end
$$;

create table organizations (
  id uuid primary key,
  name text not null check (length(name) between 1 and 120),
  week_starts_on text not null default 'monday'
    check (week_starts_on in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  weekly_target_minutes integer not null default 3000 check (weekly_target_minutes between 0 and 10080),
  currency text not null default 'USD' check (currency ~ '^[A-Z]{3}$'),
  admits_registrations boolean not null default true,
  created_at timestamptz not null
);

alter table organizations enable row level security;
alter table organizations force row level security;
create policy inside on organizations using (id = current_organization());
grant select, insert, update on organizations to meridian_app;

create table locations (
  organization_id uuid not null references organizations,
  id uuid not null,
  name text not null check (length(name) between 1 and 120),
  zone text not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, name)
);

alter table locations enable row level security;
alter table locations force row level security;
create policy inside on locations using (organization_id = current_organization());
grant select, insert, update on locations to meridian_app;

-- One row at most: the organization that an empty deployment was claimed for. Two people who
-- both arrive first meet at this primary key, and one of them is second. Registrations without
-- an invitation go to it.
create table deployments (
  singleton boolean primary key default true check (singleton),
  -- checked at commit: the claim is laid first, and only who lays it goes on to found
  organization_id uuid not null references organizations deferrable initially deferred,
  claimed_at timestamptz not null
);
grant select, insert on deployments to meridian_app;
