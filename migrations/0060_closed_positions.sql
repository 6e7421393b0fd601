-- A position that is closed is not offered for new shifts; those that have it keep it.
alter table positions add column closed_at timestamptz;
