-- What an organization is called in the payroll systems that it makes files for, and what each earning is called there.

create table payroll_setups (
  organization_id uuid not null references organizations,
  format text not null check (format in ('adp', 'paychex', 'gusto', 'quickbooks_desktop', 'quickbooks_online')),
  -- names and codes by what they are for: {"companyCode": "HB1", "double": "DBL"}
  setup jsonb not null check (jsonb_typeof(setup) = 'object'),
  -- counts up: whoever saves names the one that they saw
  revision integer not null check (revision > 0),
  primary key (organization_id, format)
);

alter table payroll_setups enable row level security;
alter table payroll_setups force row level security;
create policy inside on payroll_setups using (organization_id = current_organization());
grant select, insert, update on payroll_setups to meridian_app;
