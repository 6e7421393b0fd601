-- The punch ledger: what was pressed, when, and what was taken back. Never changed, never
-- deleted; each row carries the hash of the employee's row before it, so that a row that was
-- altered behind the application's back shows.

create table punches (
  organization_id uuid not null,
  employee_id uuid not null,
  -- 1, 2, 3 … without a gap: two devices that append at once meet at the primary key
  sequence integer not null check (sequence > 0),
  -- made by the client before sending: the same id is the same punch for ever
  id uuid not null,
  kind text not null check (kind in ('clock_in', 'clock_out', 'break_start', 'break_end', 'void')),
  -- when it counts; a void has no time of its own
  punched_at timestamptz,
  -- when it was written here
  recorded_at timestamptz not null,
  source text not null check (source in ('online', 'offline')),
  device_at timestamptz,
  -- a device whose clock was reset is off by decades, and knows it
  skew_milliseconds bigint,
  location_id uuid not null,
  zone text not null,
  -- the punch that a void takes back
  voids_id uuid,
  reason text,
  recorded_by uuid not null,
  -- empty in the first row
  previous_hash bytea not null check (octet_length(previous_hash) = case sequence when 1 then 0 else 32 end),
  hash bytea not null check (octet_length(hash) = 32),
  primary key (organization_id, employee_id, sequence),
  constraint punches_id_once unique (organization_id, id),
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, location_id) references locations,
  foreign key (organization_id, voids_id) references punches (organization_id, id),
  check ((kind = 'void') = (voids_id is not null)),
  check ((kind = 'void') = (punched_at is null)),
  check (source = 'online' or device_at is not null)
);
create unique index punches_voided_once on punches (organization_id, voids_id) where voids_id is not null;
create index punches_by_time on punches (organization_id, employee_id, punched_at);
comment on table punches is 'ledger';

alter table punches enable row level security;
alter table punches force row level security;
create policy inside on punches using (organization_id = current_organization());
grant select, insert on punches to meridian_app;
create trigger kept_for_ever before update or delete or truncate on punches
  for each statement execute function refuse_change();
