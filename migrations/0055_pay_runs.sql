-- A pay run pays everybody of a pay period at once: all payments of it are written in one transaction, or none. What somebody prepares for
-- it is a draft of their own until then.

create table pay_run_drafts (
  organization_id uuid not null,
  employee_id uuid not null,
  -- the first date of the pay period
  starts_on date not null,
  -- deductions with their rules, and of each person what was typed: {"method": "Zelle", "deductions": […], "people": {…}}
  draft jsonb not null check (jsonb_typeof(draft) = 'object'),
  -- counts up: whoever saves names the one that they saw
  revision integer not null check (revision > 0),
  primary key (organization_id, employee_id, starts_on),
  foreign key (organization_id, employee_id) references employees
);

alter table pay_run_drafts enable row level security;
alter table pay_run_drafts force row level security;
create policy inside on pay_run_drafts using (organization_id = current_organization());
grant select, insert, update on pay_run_drafts to meridian_app;

create table pay_runs (
  organization_id uuid not null,
  id uuid not null,
  starts_on date not null,
  ends_on date not null,
  run_by uuid not null,
  run_at timestamptz not null,
  people integer not null check (people > 0),
  waiting integer not null check (waiting between 0 and people),
  total_cents bigint not null,
  deductions_cents bigint not null,
  final_cents bigint not null,
  idempotency_key text not null check (length(idempotency_key) between 1 and 200),
  primary key (organization_id, id),
  -- chosen by whoever sent it: the same key is the same run for ever
  constraint pay_runs_once unique (organization_id, run_by, idempotency_key),
  foreign key (organization_id, run_by) references employees,
  check (ends_on >= starts_on),
  check (final_cents = total_cents - deductions_cents)
);
comment on table pay_runs is 'ledger';

alter table pay_runs enable row level security;
alter table pay_runs force row level security;
create policy inside on pay_runs using (organization_id = current_organization());
grant select, insert on pay_runs to meridian_app;
create trigger kept_for_ever before update or delete or truncate on pay_runs
  for each statement execute function refuse_change();

-- Null of a payment that was recorded alone.
alter table payments add column pay_run_id uuid;
alter table payments add foreign key (organization_id, pay_run_id) references pay_runs (organization_id, id);
