-- A policy is for the whole organization, for those who are at home at one location, or for one person. On each date the
-- nearest one counts: a person's own, else that of their location, else that of the organization.

alter table pay_policies
  add column location_id uuid,
  add column employee_id uuid,
  add foreign key (organization_id, location_id) references locations,
  add foreign key (organization_id, employee_id) references employees,
  add check (location_id is null or employee_id is null),
  drop constraint pay_policies_one_a_day,
  add constraint pay_policies_one_a_day unique nulls not distinct (organization_id, starts_on, location_id, employee_id);
