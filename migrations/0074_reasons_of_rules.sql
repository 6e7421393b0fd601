-- A rule may warn and ask for no reason: a busy week has long days, and whoever is asked why every time stops reading. What warned until
-- now asked for one, and goes on doing so but for hours over the target and overtime ahead.
alter table planning_rules drop constraint planning_rules_level_check;
alter table planning_rules add constraint planning_rules_level_check check (level in ('off', 'warn', 'reason', 'block'));
-- The owner of a database is held by forced row-level security too, unless it is a superuser: for this statement it is not.
alter table planning_rules no force row level security;
update planning_rules set level = 'reason' where level = 'warn' and rule not in ('over_target', 'overtime');
alter table planning_rules force row level security;
