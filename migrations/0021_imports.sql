-- People who came in together from a file, so that the whole of it can be taken back while nothing hangs on them.

create table imports (
  organization_id uuid not null references organizations,
  id uuid not null,
  file_name text not null check (length(file_name) between 1 and 200),
  imported_by uuid not null,
  imported_at timestamptz not null,
  undone_by uuid,
  undone_at timestamptz,
  primary key (organization_id, id),
  foreign key (organization_id, imported_by) references employees,
  foreign key (organization_id, undone_by) references employees,
  check ((undone_by is null) = (undone_at is null))
);
alter table imports enable row level security;
alter table imports force row level security;
create policy inside on imports using (organization_id = current_organization());
grant select, insert, update (undone_by, undone_at) on imports to meridian_app;

create table imported_people (
  organization_id uuid not null,
  import_id uuid not null,
  employee_id uuid not null,
  primary key (organization_id, import_id, employee_id),
  foreign key (organization_id, import_id) references imports,
  foreign key (organization_id, employee_id) references employees
);
comment on table imported_people is 'ledger';
alter table imported_people enable row level security;
alter table imported_people force row level security;
create policy inside on imported_people using (organization_id = current_organization());
grant select, insert on imported_people to meridian_app;
create trigger kept_for_ever before update or delete or truncate on imported_people
  for each statement execute function refuse_change();

-- Whoever came by an import that was taken back has no sign-in any more, so that the address can be imported again.
grant delete on memberships, users to meridian_app;
