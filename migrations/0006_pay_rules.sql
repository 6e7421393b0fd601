-- The rules by which time becomes pay: versions of a policy, each in force from a date on.
-- A past version stays what it was.

create table pay_policies (
  organization_id uuid not null references organizations,
  id uuid not null,
  starts_on date not null,
  rules jsonb not null,
  created_at timestamptz not null,
  primary key (organization_id, id),
  constraint pay_policies_one_a_day unique (organization_id, starts_on)
);
comment on table pay_policies is 'ledger';

alter table pay_policies enable row level security;
alter table pay_policies force row level security;
create policy inside on pay_policies using (organization_id = current_organization());
grant select, insert on pay_policies to meridian_app;
create trigger kept_for_ever before update or delete or truncate on pay_policies
  for each statement execute function refuse_change();
