-- Shifts that repeat know of each other: of a series nothing else is kept. One that is planned otherwise by itself stays of it, and is
-- left alone when the others change.
alter table shifts add column series_id uuid;
create index shifts_of_series on shifts (organization_id, series_id, starts_at) where series_id is not null;
