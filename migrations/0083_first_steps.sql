-- The first steps of a new organization are shown to its admins until one of them puts the list away. Organizations that are here already found
-- their way without it.
alter table organizations add column first_steps_closed_at timestamptz;
-- The owner of a database is held by forced row-level security too, unless it is a superuser: for this statement it is not.
alter table organizations no force row level security;
update organizations set first_steps_closed_at = created_at;
alter table organizations force row level security;
