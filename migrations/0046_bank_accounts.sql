-- Where people are paid by direct deposit. What was entered is held for some days before it counts, so one row may count while another
-- waits. Rows go when their person takes them away or another replaces them: that it happened is told in audit_entries, the numbers nowhere.

create table bank_accounts (
  organization_id uuid not null,
  id uuid not null,
  employee_id uuid not null,
  kind text not null check (kind in ('checking', 'savings')),
  -- sealed by the server under keys that are in no database: decision 0010
  routing_sealed bytea not null,
  account_sealed bytea not null,
  entered_at timestamptz not null,
  usable_from timestamptz not null check (usable_from > entered_at),
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employees
);
create index bank_accounts_by_person on bank_accounts (organization_id, employee_id);

alter table bank_accounts enable row level security;
alter table bank_accounts force row level security;
create policy inside on bank_accounts using (organization_id = current_organization());
grant select, insert, delete on bank_accounts to meridian_app;
