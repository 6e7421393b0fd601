-- A person's picture, in the two sizes that are shown. In the database and not on a disk: every server process
-- sees it, a back-up has it, and row-level security holds for it (decision 0013).

alter table employees
  -- names the picture that stands in employee_photos: part of its address, so that a new one is never taken for the old
  add photo_version text check (photo_version ~ '^[0-9a-f]{16}$');

create table employee_photos (
  organization_id uuid not null,
  employee_id uuid not null,
  size text not null check (size in ('small', 'large')),
  -- WebP, drawn anew by the server: nothing of the file that was sent
  picture bytea not null check (octet_length(picture) between 1 and 262144),
  primary key (organization_id, employee_id, size),
  foreign key (organization_id, employee_id) references employees
);
-- It is compressed already.
alter table employee_photos alter picture set storage external;

alter table employee_photos enable row level security;
alter table employee_photos force row level security;
create policy inside on employee_photos using (organization_id = current_organization());
grant select, insert, update, delete on employee_photos to meridian_app;
