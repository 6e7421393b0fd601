-- What somebody was to work in a week is asked with every time card that is opened, for everybody of a location at once.
create index published_shifts_by_person on published_shifts (organization_id, employee_id, starts_at);
