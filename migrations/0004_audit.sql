-- Who did what, when, to what: for ever.

create table audit_entries (
  organization_id uuid not null references organizations,
  id uuid not null,
  happened_at timestamptz not null,
  -- null where nobody of the organization did it, such as a registration
  employee_id uuid,
  action text not null,
  subject_id uuid,
  details jsonb not null default '{}',
  primary key (organization_id, id),
  foreign key (organization_id, employee_id) references employees
);
create index audit_entries_by_time on audit_entries (organization_id, happened_at);
comment on table audit_entries is 'ledger';

alter table audit_entries enable row level security;
alter table audit_entries force row level security;
create policy inside on audit_entries using (organization_id = current_organization());
grant select, insert on audit_entries to meridian_app;
create trigger kept_for_ever before update or delete or truncate on audit_entries
  for each statement execute function refuse_change();
