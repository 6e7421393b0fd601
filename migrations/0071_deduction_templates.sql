-- What an organization takes off in every pay run: new drafts begin with it, whoever prepares them. A run keeps the deductions
-- that it was prepared with; what was taken stands in payment_deductions.

create table deduction_templates (
  organization_id uuid not null references organizations,
  -- in the order in which they are taken: [{"id", "name", "kind", "value", "yearlyCap", "beforeTax", "locationId"}, …]
  deductions jsonb not null check (jsonb_typeof(deductions) = 'array'),
  -- counts up: whoever saves names the one that they saw
  revision integer not null check (revision > 0),
  primary key (organization_id)
);

alter table deduction_templates enable row level security;
alter table deduction_templates force row level security;
create policy inside on deduction_templates using (organization_id = current_organization());
grant select, insert, update on deduction_templates to meridian_app;
