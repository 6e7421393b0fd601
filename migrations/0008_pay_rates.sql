-- What an hour of somebody's work is paid, each rate in force from a date on until a later one begins. A wrong
-- rate is not edited: the row that corrects it names it, and says why.

create table pay_rates (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  starts_on date not null,
  cents_per_hour bigint not null check (cents_per_hour between 1 and 1000000),
  -- the row that this one corrects; both are kept
  supersedes_id uuid,
  reason text check (length(reason) between 1 and 500),
  set_by uuid not null,
  set_at timestamptz not null,
  primary key (organization_id, id),
  unique (organization_id, employee_id, starts_on, id),
  foreign key (organization_id, employee_id) references employees,
  foreign key (organization_id, set_by) references employees,
  -- of the same person and the same date
  foreign key (organization_id, employee_id, starts_on, supersedes_id)
    references pay_rates (organization_id, employee_id, starts_on, id),
  check (supersedes_id is null or reason is not null)
);
-- One rate counts for a date: two who set it at once meet here, and the later one corrects the earlier knowingly.
create unique index pay_rates_one_a_date on pay_rates (organization_id, employee_id, starts_on) where supersedes_id is null;
create unique index pay_rates_superseded_once on pay_rates (organization_id, supersedes_id) where supersedes_id is not null;
comment on table pay_rates is 'ledger';

alter table pay_rates enable row level security;
alter table pay_rates force row level security;
create policy inside on pay_rates using (organization_id = current_organization());
grant select, insert on pay_rates to meridian_app;
create trigger kept_for_ever before update or delete or truncate on pay_rates
  for each statement execute function refuse_change();
