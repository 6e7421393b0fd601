-- A payment above the limit of an organization counts once a second person said so: somebody else than whoever recorded it, and
-- than whoever it pays. Until then it holds its days, so that nobody pays them meanwhile; taken back, it never counted.

create table payment_limits (
  organization_id uuid not null references organizations,
  -- of total pay, before deductions; 0 is no limit
  limit_cents bigint not null check (limit_cents >= 0),
  -- counts up: whoever saves names the one that they saw
  revision integer not null check (revision > 0),
  primary key (organization_id)
);

alter table payment_limits enable row level security;
alter table payment_limits force row level security;
create policy inside on payment_limits using (organization_id = current_organization());
grant select, insert, update on payment_limits to meridian_app;

-- By the limit of the day on which it was recorded; those before there were limits needed nobody.
alter table payments add column needs_second boolean not null default false;
alter table payments alter column needs_second drop default;
alter table payments add unique (organization_id, id, employee_id, recorded_by, needs_second);

create table payment_approvals (
  organization_id uuid not null,
  -- two who approve at once meet here
  payment_id uuid not null,
  employee_id uuid not null,
  recorded_by uuid not null,
  needs_second boolean not null check (needs_second),
  approved_by uuid not null,
  approved_at timestamptz not null,
  primary key (organization_id, payment_id),
  foreign key (organization_id, payment_id, employee_id, recorded_by, needs_second)
    references payments (organization_id, id, employee_id, recorded_by, needs_second),
  foreign key (organization_id, approved_by) references employees,
  check (approved_by not in (employee_id, recorded_by))
);
comment on table payment_approvals is 'ledger';

alter table payment_approvals enable row level security;
alter table payment_approvals force row level security;
create policy inside on payment_approvals using (organization_id = current_organization());
grant select, insert on payment_approvals to meridian_app;
create trigger kept_for_ever before update or delete or truncate on payment_approvals
  for each statement execute function refuse_change();
