-- The team is searched, put in order and turned page by page here, where an index helps: not by reading everybody to show forty-eight.
--
-- What is searched is a name without case and accents, the last name first; the rule is the product's, which writes it with each
-- name (src/domain/people/search-name.ts). For the names that are here already, the same as far as Latin and Arabic go; each is
-- written anew by the rule itself when its person is renamed.

-- The owner of a database is held by forced row-level security too, unless it is a superuser: for these statements it is not.
alter table employees no force row level security;

alter table employees add column searched text;
update employees set searched = replace(replace(replace(translate(
  lower(regexp_replace(
    normalize(last_name || ' ' || first_name, NFKD),
    '[\u0300-\u036F\u0610-\u061A\u0640\u064B-\u065F\u0670\u06D6-\u06DC]', '', 'g'
  )),
  'øłđðıٱىیکة', 'olddiاييكه'
), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');
alter table employees alter column searched set not null;

alter table employees force row level security;

create index employees_by_name on employees (organization_id, left(searched, 60), id);
