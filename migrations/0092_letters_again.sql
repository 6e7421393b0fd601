-- A letter that was given up can be sent again: what it said stays sealed for thirty days after it was given up, as long as it would
-- still be so, and is swept out then. What was sent is forgotten at once, as before.
alter table letters drop constraint letters_check1;
alter table letters add constraint letters_facts_until_sent
  check (case state when 'posted' then facts is not null when 'sent' then facts is null else true end);

-- How often it was posted: the job of a former time finds nothing to carry out, however late it comes.
alter table letters add column sending integer not null default 1 check (sending >= 1);
-- How often anybody tried to hand it on.
alter table letters add column tries integer not null default 0 check (tries >= 0);

-- What admins look at: what was given up, and what became of it since.
create index letters_given_up on letters (organization_id, posted_at desc, id desc) where state = 'failed' or sending > 1;
