-- Who employs by law: the name and the address that stand on pay stubs (California Labor Code 226(a)(8)). An organization is
-- often called otherwise than the company behind it, and works at other addresses.

create table employers (
  organization_id uuid not null references organizations,
  legal_name text not null check (length(legal_name) between 1 and 120),
  address text not null check (length(address) between 1 and 300),
  -- counts up: whoever saves names the one that they saw
  revision integer not null check (revision > 0),
  primary key (organization_id)
);

alter table employers enable row level security;
alter table employers force row level security;
create policy inside on employers using (organization_id = current_organization());
grant select, insert, update on employers to meridian_app;
