-- What was asked for when a shift was planned again and again, and what came of it, kept under the id that the client made: sent again it is
-- answered as the first time, whatever became of its shifts, and with other facts it is another series. Those from before have none, and
-- their ids stay taken by their shifts.
create table shift_series (
  organization_id uuid not null,
  id uuid not null,
  -- the plan of the first shift, and how often it repeats
  asked jsonb not null,
  planned integer not null check (planned > 0),
  refused integer not null check (refused >= 0),
  planned_by uuid not null,
  planned_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, planned_by) references employees
);
comment on table shift_series is 'ledger';

alter table shift_series enable row level security;
alter table shift_series force row level security;
create policy inside on shift_series using (organization_id = current_organization());
grant select, insert on shift_series to meridian_app;
create trigger kept_for_ever before update or delete or truncate on shift_series
  for each statement execute function refuse_change();
