-- A holiday that is added after time off was asked for takes its date out of it: what was counted for that date is not taken. Where the
-- holiday is undone, the date counts again, as it was asked for. What a request takes of each date stays what was written; each turn is a row.

create table time_off_day_turns (
  organization_id uuid not null,
  request_id uuid not null,
  on_date date not null,
  -- the odd ones spare the date, the even ones count it again
  turn integer not null check (turn > 0),
  turned_by uuid not null,
  turned_at timestamptz not null,
  primary key (organization_id, request_id, on_date, turn),
  foreign key (organization_id, request_id, on_date) references time_off_days,
  foreign key (organization_id, turned_by) references employees
);
comment on table time_off_day_turns is 'ledger';

alter table time_off_day_turns enable row level security;
alter table time_off_day_turns force row level security;
create policy inside on time_off_day_turns using (organization_id = current_organization());
grant select, insert on time_off_day_turns to meridian_app;
create trigger kept_for_ever before update or delete or truncate on time_off_day_turns
  for each statement execute function refuse_change();

-- What was used is revoked date by date where dates turn, once for each turn, and what is left of it once, where the request is cancelled.
alter table time_off_ledger
  add column turned_on date,
  add column turn integer,
  add constraint time_off_ledger_turned check ((turned_on is null) = (turn is null) and (turn is null or kind = 'revoked')),
  add constraint time_off_ledger_of_turn foreign key (organization_id, request_id, turned_on, turn) references time_off_day_turns;
drop index time_off_ledger_revoked_once;
create unique index time_off_ledger_revoked_once on time_off_ledger (organization_id, revokes_id, turned_on, turn)
  nulls not distinct where revokes_id is not null;
