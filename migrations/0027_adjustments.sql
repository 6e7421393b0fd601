-- What people ask to have recorded instead of what the clock recorded, and what was recorded for it. A correction adds to the
-- punch ledger: rows that annul what was wrong, and punches with the right times. What stood there before stays for ever.

alter table punches drop constraint punches_source_check;
alter table punches add constraint punches_source_check check (source in ('online', 'offline', 'correction'));
-- A correction was pressed on no device.
alter table punches drop constraint punches_check3;
alter table punches add constraint punches_device_time check (source in ('online', 'correction') or device_at is not null);
alter table punches add constraint punches_correction_reason check (source <> 'correction' or reason is not null);

-- How far back hours may still be corrected, in days.
alter table organizations add column adjustable_days integer not null default 60 check (adjustable_days between 1 and 366);

create table adjustments (
  organization_id uuid not null,
  -- made by the client before sending: the same id is the same request for ever
  id uuid not null,
  employee_id uuid not null,
  -- the clock-in of the time entry that it changes; null, where one is added
  entry_id uuid,
  -- the date whose wall clock was meant, in this zone
  on_date date not null,
  zone text not null,
  clocked_in_at timestamptz not null,
  clocked_out_at timestamptz not null,
  break_minutes integer not null check (break_minutes >= 0),
  reason text not null check (length(reason) between 1 and 500),
  -- the punches of the entry as they counted when this was asked: what was recorded then is read from them
  seen_punch_ids uuid[] not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, asked_by) references employees,
  foreign key (organization_id, entry_id) references punches (organization_id, id),
  check (clocked_in_at < clocked_out_at),
  check ((entry_id is null) = (seen_punch_ids = '{}'))
);
create index adjustments_by_day on adjustments (organization_id, employee_id, on_date);
comment on table adjustments is 'ledger';

alter table adjustments enable row level security;
alter table adjustments force row level security;
create policy inside on adjustments using (organization_id = current_organization());
grant select, insert on adjustments to meridian_app;
create trigger kept_for_ever before update or delete or truncate on adjustments
  for each statement execute function refuse_change();

-- What was recorded for an approved adjustment: as it was asked, or as the manager changed it.
create table corrections (
  organization_id uuid not null,
  adjustment_id uuid not null,
  clocked_in_at timestamptz not null,
  clocked_out_at timestamptz not null,
  break_minutes integer not null check (break_minutes >= 0),
  recorded_by uuid not null,
  recorded_at timestamptz not null,
  primary key (organization_id, adjustment_id),
  foreign key (organization_id, adjustment_id) references adjustments,
  foreign key (organization_id, recorded_by) references employees,
  check (clocked_in_at < clocked_out_at)
);
comment on table corrections is 'ledger';

alter table corrections enable row level security;
alter table corrections force row level security;
create policy inside on corrections using (organization_id = current_organization());
grant select, insert on corrections to meridian_app;
create trigger kept_for_ever before update or delete or truncate on corrections
  for each statement execute function refuse_change();

-- The rows of the punch ledger that a correction appended, voids among them.
create table correction_rows (
  organization_id uuid not null,
  punch_id uuid not null,
  adjustment_id uuid not null,
  primary key (organization_id, punch_id),
  foreign key (organization_id, punch_id) references punches (organization_id, id),
  foreign key (organization_id, adjustment_id) references corrections (organization_id, adjustment_id)
);
create index correction_rows_by_adjustment on correction_rows (organization_id, adjustment_id);
comment on table correction_rows is 'ledger';

alter table correction_rows enable row level security;
alter table correction_rows force row level security;
create policy inside on correction_rows using (organization_id = current_organization());
grant select, insert on correction_rows to meridian_app;
create trigger kept_for_ever before update or delete or truncate on correction_rows
  for each statement execute function refuse_change();
