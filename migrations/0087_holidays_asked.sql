-- Until which year a change of the calendar was asked for when it was made. It may end earlier since then; whoever sends again what was lost on its
-- way is answered as the first time, by what was asked and not by what became of it.
alter table holiday_changes add column asked_last_year smallint;
alter table holiday_changes no force row level security;
update holiday_changes set asked_last_year = last_year;
alter table holiday_changes force row level security;
