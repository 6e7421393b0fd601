-- The first steps of a new organization are shown to its admins until one of them puts the list away. Organizations that are here already found
-- their way without it.
alter table organizations add column first_steps_closed_at timestamptz;
update organizations set first_steps_closed_at = created_at;
