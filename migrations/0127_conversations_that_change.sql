-- A group whose people were named goes on: it gets another name, people come to it and go (decision 0302). What became of it is told among its
-- messages, behind the last that was sent before, to those who are in it.
grant update (name) on conversations to meridian_app;
-- Whoever left and is added again is in it from then on.
grant update (joined_at) on conversation_members to meridian_app;

create table conversation_changes (
  organization_id uuid not null,
  conversation_id uuid not null,
  -- 1, 2, 3 … in its conversation
  sequence integer not null check (sequence > 0),
  kind text not null check (kind in ('renamed', 'added', 'removed', 'left')),
  changed_by uuid not null,
  -- as it is called from then on
  name text check (length(name) between 1 and 80),
  -- the number of the last message before; 0, there was none
  after_number integer not null check (after_number >= 0),
  changed_at timestamptz not null,
  primary key (organization_id, conversation_id, sequence),
  foreign key (organization_id, conversation_id) references conversations,
  foreign key (organization_id, changed_by) references employees (organization_id, id),
  check ((kind = 'renamed') = (name is not null))
);
comment on table conversation_changes is 'ledger';

-- Who was added or taken out; of who left, and of another name, none.
create table conversation_change_people (
  organization_id uuid not null,
  conversation_id uuid not null,
  sequence integer not null,
  employee_id uuid not null,
  primary key (organization_id, conversation_id, sequence, employee_id),
  foreign key (organization_id, conversation_id, sequence) references conversation_changes,
  foreign key (organization_id, employee_id) references employees (organization_id, id)
);
comment on table conversation_change_people is 'ledger';

alter table conversation_changes enable row level security;
alter table conversation_changes force row level security;
create policy inside on conversation_changes using (organization_id = current_organization());
create policy to_those_in_it on conversation_changes as restrictive using (conversation_id = any ((select own_conversations())::uuid[]));
grant select, insert on conversation_changes to meridian_app;
create trigger kept_for_ever before update or delete or truncate on conversation_changes
  for each statement execute function refuse_change();

alter table conversation_change_people enable row level security;
alter table conversation_change_people force row level security;
create policy inside on conversation_change_people using (organization_id = current_organization());
create policy to_those_in_it on conversation_change_people as restrictive using (conversation_id = any ((select own_conversations())::uuid[]));
grant select, insert on conversation_change_people to meridian_app;
create trigger kept_for_ever before update or delete or truncate on conversation_change_people
  for each statement execute function refuse_change();

-- Who is asked to acknowledge an announcement reads its first words in their list (decision 0303): they are mended where it is edited, and go with
-- its own words, whoever forgets those.
grant update (facts) on notices to meridian_app;
create index notices_of_message on notices (organization_id, about_id) where kind in ('announcement_asked', 'announcement_reminder');

create function forget_told_words() returns trigger
  language plpgsql as $$
begin
  delete from notices
  where organization_id = new.organization_id and about_id = new.id and kind in ('announcement_asked', 'announcement_reminder');
  return null;
end
$$;
create trigger told_words_forgotten after update of forgotten_at on messages
  for each row when (new.forgotten_at is not null and new.asks_acknowledgement) execute function forget_told_words();
