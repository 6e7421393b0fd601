-- A rule at "ask why" asks whoever makes it final that somebody has a shift: who takes or accepts one, who proposes one in return, or the manager
-- who approves. What they had read of what is warned of, of each person, and why all the same, stand with the step in which they answered.
alter table swap_steps add column warnings jsonb check (jsonb_typeof(warnings) = 'array');
alter table swap_steps add column reason text check (length(reason) between 1 and 500);
alter table swap_steps add check (reason is null or warnings is not null);

-- A publication by which a shift changed hands keeps the reason too. Of an exchange each answers for their own: null, it is whoever published.
alter table publication_overrides add column given_by uuid;
alter table publication_overrides add foreign key (organization_id, given_by) references employees;
