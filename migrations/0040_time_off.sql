-- Time off: what may be taken, who asked for which days, and the ledger of what everybody has. Whether a request waits, was
-- approved or not is told by `approval_requests`, as of everything that somebody says yes or no to.

-- Lets one exclusion constraint speak of an employee and of their days.
create extension if not exists btree_gist;

create table time_off_types (
  organization_id uuid not null references organizations,
  id uuid not null,
  -- one that the product knows is called by its word in each language; a name that the organization gave goes before it
  preset text check (preset in ('vacation', 'sick', 'unpaid')),
  name text check (length(name) between 1 and 60),
  is_paid boolean not null,
  -- the smallest part that may be taken
  unit text not null check (unit in ('day', 'half_day', 'hour')),
  place integer not null check (place >= 0),
  created_at timestamptz not null,
  primary key (organization_id, id),
  check (num_nonnulls(preset, name) > 0)
);

alter table time_off_types enable row level security;
alter table time_off_types force row level security;
create policy inside on time_off_types using (organization_id = current_organization());
grant select, insert, update on time_off_types to meridian_app;

-- Every organization begins with the types that everybody knows, however it was founded.
create function begin_time_off_types() returns trigger
  language plpgsql as $$
begin
  insert into time_off_types (organization_id, id, preset, is_paid, unit, place, created_at) values
    (new.id, gen_random_uuid(), 'vacation', true, 'half_day', 0, new.created_at),
    (new.id, gen_random_uuid(), 'sick', true, 'hour', 1, new.created_at),
    (new.id, gen_random_uuid(), 'unpaid', false, 'day', 2, new.created_at);
  return null;
end
$$;
create trigger begins_with_time_off_types after insert on organizations
  for each row execute function begin_time_off_types();

-- Those that are here already, entered one by one: row-level security holds for the owner too.
do $$
declare
  entered uuid;
begin
  for entered in select distinct organization_id from memberships loop
    perform set_config('app.organization', entered::text, true);
    insert into time_off_types (organization_id, id, preset, is_paid, unit, place, created_at)
    select o.id, gen_random_uuid(), t.preset, t.is_paid, t.unit, t.place, o.created_at
    from organizations o,
      (values ('vacation', true, 'half_day', 0), ('sick', true, 'hour', 1), ('unpaid', false, 'day', 2)) as t(preset, is_paid, unit, place)
    where o.id = entered;
  end loop;
  perform set_config('app.organization', '', true);
end
$$;

create table time_off_requests (
  organization_id uuid not null,
  -- made by the client before sending: the same id is the same request for ever
  id uuid not null,
  employee_id uuid not null,
  type_id uuid not null,
  starts_on date not null,
  -- included
  ends_on date not null,
  -- what is taken of a single day; minutes of its wall clock where it is hours
  part text not null check (part in ('whole', 'morning', 'afternoon', 'hours')),
  from_minute integer check (from_minute between 0 and 1439),
  to_minute integer check (to_minute between 1 and 1440),
  -- dates from the first to the last
  num_days integer not null check (num_days > 0),
  note text check (length(note) between 1 and 500),
  asked_by uuid not null,
  asked_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, asked_by) references employees,
  foreign key (organization_id, type_id) references time_off_types,
  check (num_days = ends_on - starts_on + 1),
  check (part = 'whole' or starts_on = ends_on),
  check ((part = 'hours') = (num_nonnulls(from_minute, to_minute) = 2)),
  check (num_nonnulls(from_minute, to_minute) in (0, 2)),
  check (from_minute < to_minute)
);
create index time_off_requests_by_employee on time_off_requests (organization_id, employee_id, starts_on);
create index time_off_requests_by_day on time_off_requests (organization_id, starts_on, ends_on);
comment on table time_off_requests is 'ledger';

alter table time_off_requests enable row level security;
alter table time_off_requests force row level security;
create policy inside on time_off_requests using (organization_id = current_organization());
grant select, insert on time_off_requests to meridian_app;
create trigger kept_for_ever before update or delete or truncate on time_off_requests
  for each statement execute function refuse_change();

-- What a request takes of each date: no row for a day that nobody works on.
create table time_off_days (
  organization_id uuid not null,
  request_id uuid not null,
  on_date date not null,
  minutes integer not null check (minutes between 1 and 1440),
  primary key (organization_id, request_id, on_date),
  foreign key (organization_id, request_id) references time_off_requests
);
create index time_off_days_by_date on time_off_days (organization_id, on_date);
comment on table time_off_days is 'ledger';

alter table time_off_days enable row level security;
alter table time_off_days force row level security;
create policy inside on time_off_days using (organization_id = current_organization());
grant select, insert on time_off_days to meridian_app;
create trigger kept_for_ever before update or delete or truncate on time_off_days
  for each statement execute function refuse_change();

-- The time that requests hold which wait or were approved, by the clock on the wall. It goes when one is rejected or
-- withdrawn, and nobody holds the same time twice, however many devices ask at once.
create table time_off_holds (
  organization_id uuid not null,
  request_id uuid not null,
  employee_id uuid not null,
  during tsrange not null check (not isempty(during)),
  primary key (organization_id, request_id),
  foreign key (organization_id, request_id) references time_off_requests,
  foreign key (organization_id, employee_id) references employees,
  constraint time_off_holds_apart exclude using gist (organization_id with =, employee_id with =, during with &&)
);

alter table time_off_holds enable row level security;
alter table time_off_holds force row level security;
create policy inside on time_off_holds using (organization_id = current_organization());
grant select, insert, delete on time_off_holds to meridian_app;

-- What somebody has of each type, in minutes: every grant, every use and every correction is a row, and the balance is their sum.
create table time_off_ledger (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  type_id uuid not null,
  kind text not null check (kind in ('opening', 'accrued', 'used', 'expired', 'adjusted', 'revoked')),
  -- from this date on it counts
  on_date date not null,
  minutes integer not null check (minutes <> 0),
  -- the use of a request
  request_id uuid,
  -- the row whose effect this one takes back
  revokes_id uuid,
  reason text check (length(reason) between 1 and 500),
  -- null, where a rule did
  recorded_by uuid,
  recorded_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, employee_id, type_id, id),
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, type_id) references time_off_types,
  foreign key (organization_id, request_id) references time_off_requests,
  foreign key (organization_id, recorded_by) references employees,
  foreign key (organization_id, employee_id, type_id, revokes_id)
    references time_off_ledger (organization_id, employee_id, type_id, id),
  check (case kind when 'accrued' then minutes > 0 when 'used' then minutes < 0 when 'expired' then minutes < 0 else true end),
  check ((kind = 'revoked') = (revokes_id is not null)),
  check (kind <> 'used' or request_id is not null),
  check (kind <> 'adjusted' or (reason is not null and recorded_by is not null))
);
create index time_off_ledger_by_employee on time_off_ledger (organization_id, employee_id, on_date);
create unique index time_off_ledger_used_once on time_off_ledger (organization_id, request_id) where kind = 'used';
create unique index time_off_ledger_revoked_once on time_off_ledger (organization_id, revokes_id) where revokes_id is not null;
comment on table time_off_ledger is 'ledger';

alter table time_off_ledger enable row level security;
alter table time_off_ledger force row level security;
create policy inside on time_off_ledger using (organization_id = current_organization());
grant select, insert on time_off_ledger to meridian_app;
create trigger kept_for_ever before update or delete or truncate on time_off_ledger
  for each statement execute function refuse_change();
