-- Whom to call when something happens to somebody at work: as many as they name, in the order in which to try them.

create table emergency_contacts (
  organization_id uuid not null,
  employee_id uuid not null,
  -- 1 is called first
  position integer not null check (position between 1 and 10),
  name text not null check (length(name) between 1 and 80),
  relationship text not null check (length(relationship) between 1 and 60),
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  primary key (organization_id, employee_id, position),
  foreign key (organization_id, employee_id) references employees
);

alter table emergency_contacts enable row level security;
alter table emergency_contacts force row level security;
create policy inside on emergency_contacts using (organization_id = current_organization());
grant select, insert, update, delete on emergency_contacts to meridian_app;
