-- A tablet at a location where people punch by a PIN. The device is known by a secret that it alone has, and is sent away when it is revoked.

create table kiosks (
  organization_id uuid not null,
  id uuid not null,
  location_id uuid not null,
  name text not null check (length(name) between 1 and 60),
  -- of the secret that its device keeps, which stands nowhere else
  token_hash bytea not null check (octet_length(token_hash) = 32),
  -- what its device seals PINs with while there is no network, and, itself sealed, what opens them
  public_key bytea not null,
  private_key_sealed bytea not null,
  paired_at timestamptz not null,
  paired_by uuid not null,
  -- to five minutes
  last_used_at timestamptz,
  -- the row stays: punches name it, and what its device sealed before opens by its key
  revoked_at timestamptz,
  primary key (organization_id, id),
  unique (organization_id, token_hash),
  foreign key (organization_id, location_id) references locations,
  foreign key (organization_id, paired_by) references employees
);

alter table kiosks enable row level security;
alter table kiosks force row level security;
create policy inside on kiosks using (organization_id = current_organization());
grant select, insert, update (last_used_at, revoked_at) on kiosks to meridian_app;

-- So few digits are found from their hash in minutes: the hash is sealed under the deployment's secret, which stands in no database.
create table kiosk_pins (
  organization_id uuid not null,
  employee_id uuid not null,
  hash_sealed bytea not null,
  set_at timestamptz not null,
  set_by uuid not null,
  primary key (organization_id, employee_id),
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, set_by) references employees
);

alter table kiosk_pins enable row level security;
alter table kiosk_pins force row level security;
create policy inside on kiosk_pins using (organization_id = current_organization());
grant select, insert, update on kiosk_pins to meridian_app;

-- At which kiosk a punch was made.
create table kiosk_punches (
  organization_id uuid not null,
  punch_id uuid not null,
  kiosk_id uuid not null,
  primary key (organization_id, punch_id),
  foreign key (organization_id, punch_id) references punches (organization_id, id),
  foreign key (organization_id, kiosk_id) references kiosks
);
comment on table kiosk_punches is 'ledger';

alter table kiosk_punches enable row level security;
alter table kiosk_punches force row level security;
create policy inside on kiosk_punches using (organization_id = current_organization());
grant select, insert on kiosk_punches to meridian_app;
create trigger kept_for_ever before update or delete or truncate on kiosk_punches
  for each statement execute function refuse_change();

alter table punches drop constraint punches_source_check;
alter table punches add constraint punches_source_check
  check (source in ('online', 'offline', 'correction', 'kiosk', 'kiosk_offline'));
alter table punches drop constraint punches_device_time;
alter table punches add constraint punches_device_time
  check (source in ('online', 'correction', 'kiosk') or device_at is not null);
