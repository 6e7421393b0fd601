-- Who was in which file for a payroll system: hours that are imported there twice are paid twice, and a file that is made again holds everybody anew.

create table payroll_files (
  organization_id uuid not null,
  id uuid not null,
  format text not null,
  -- of the pay period
  starts_on date not null,
  ends_on date not null check (ends_on >= starts_on),
  made_by uuid not null,
  made_at timestamptz not null,
  -- who is in it
  people uuid[] not null check (cardinality(people) > 0),
  sha256 bytea not null check (octet_length(sha256) = 32),
  primary key (organization_id, id),
  foreign key (organization_id, made_by) references employees
);
create index on payroll_files (organization_id, starts_on, ends_on);
comment on table payroll_files is 'ledger';

alter table payroll_files enable row level security;
alter table payroll_files force row level security;
create policy inside on payroll_files using (organization_id = current_organization());
grant select, insert on payroll_files to meridian_app;
create trigger kept_for_ever before update or delete or truncate on payroll_files
  for each statement execute function refuse_change();
