-- What is planned again and again at a location, under a name: one shift, or a whole week. The shifts of a template are one value, always
-- read and written whole: their day counted from the beginning of the week, their times by the clock on the wall.
create table schedule_templates (
  organization_id uuid not null,
  location_id uuid not null,
  id uuid not null,
  kind text not null check (kind in ('shift', 'week')),
  name text not null check (length(name) between 1 and 60),
  shifts jsonb not null check (jsonb_typeof(shifts) = 'array' and jsonb_array_length(shifts) > 0),
  primary key (organization_id, id),
  foreign key (organization_id, location_id) references locations,
  check (kind = 'week' or jsonb_array_length(shifts) = 1)
);
create unique index schedule_templates_named_once on schedule_templates (organization_id, location_id, kind, lower(name));

alter table schedule_templates enable row level security;
alter table schedule_templates force row level security;
create policy inside on schedule_templates using (organization_id = current_organization());
grant select, insert, delete on schedule_templates to meridian_app;
