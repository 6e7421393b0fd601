-- Whether a shift of a series was planned otherwise by itself. What was changed of a series as one goes on with it, whatever it became. Of what
-- was changed before nobody wrote down which it was: it stays by itself, as it did.
alter table shifts add column is_apart boolean not null default false;

-- The owner is held by forced row-level security too: for this statement it is not.
alter table shifts no force row level security;
update shifts set is_apart = true where series_id is not null and revision > 1;
alter table shifts force row level security;
