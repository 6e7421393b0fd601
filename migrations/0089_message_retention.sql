-- How long an organization keeps what people write to each other. A message that is older loses its words and its files; that there was one
-- stays, with who sent it, when, and who acknowledged it, so that numbers have no gap and a conversation stays whole.

create table message_policies (
  organization_id uuid primary key references organizations,
  -- null: for ever
  keep_days integer check (keep_days between 30 and 3653),
  -- what was sent before has been, or is being, forgotten; never earlier than it was
  forget_before timestamptz,
  revision integer not null check (revision > 0)
);
alter table message_policies enable row level security;
alter table message_policies force row level security;
create policy inside on message_policies using (organization_id = current_organization());
grant select, insert, update on message_policies to meridian_app;

create function messages_forgotten_before() returns timestamptz
  language sql stable
  as $$ select forget_before from message_policies where organization_id = current_organization() $$;

-- So far both were ledgers. Words go now, and nothing else: no message is ever reworded, nor goes before its time, whoever asks.
comment on table messages is null;
comment on table message_changes is null;
alter table messages add forgotten_at timestamptz, add check (forgotten_at is null or (text = '' and searched = ''));
create index messages_to_forget on messages (organization_id, sent_at) where forgotten_at is null;

create function refuse_rewording() returns trigger
  language plpgsql as $$
begin
  if old.sent_at < messages_forgotten_before() and new.forgotten_at is not null
    and to_jsonb(new) - '{text,searched,forgotten_at}'::text[] = to_jsonb(old) - '{text,searched,forgotten_at}'::text[]
  then return new; end if;
  raise exception 'what was said is not reworded: append a row to message_changes instead'
    using errcode = 'integrity_constraint_violation';
end
$$;
create function refuse_early_forgetting() returns trigger
  language plpgsql as $$
begin
  if old.changed_at < messages_forgotten_before() then return old; end if;
  raise exception 'what was changed of a message is kept as long as messages are'
    using errcode = 'integrity_constraint_violation';
end
$$;

drop trigger kept_for_ever on messages;
create trigger kept_for_ever before delete or truncate on messages for each statement execute function refuse_change();
create trigger not_reworded before update on messages for each row execute function refuse_rewording();
drop trigger kept_for_ever on message_changes;
create trigger kept_for_ever before update or truncate on message_changes for each statement execute function refuse_change();
create trigger not_forgotten_early before delete on message_changes for each row execute function refuse_early_forgetting();

-- The second wall stays as it was for whoever reads and writes. What forgets is nobody: it reads no row, and reaches those alone whose time
-- is over.
drop policy to_those_in_it on messages;
create policy to_those_in_it on messages as restrictive for select using (conversation_id = any ((select own_conversations())::uuid[]));
create policy from_those_in_it on messages as restrictive for insert with check (conversation_id = any ((select own_conversations())::uuid[]));
create policy forgotten_in_time on messages as restrictive for update
  using (current_employee() is null and forgotten_at is null and sent_at < (select messages_forgotten_before())) with check (true);
grant update (text, searched, forgotten_at) on messages to meridian_app;

drop policy to_those_in_it on message_changes;
create policy to_those_in_it on message_changes as restrictive for select using (conversation_id = any ((select own_conversations())::uuid[]));
create policy from_those_in_it on message_changes as restrictive for insert with check (conversation_id = any ((select own_conversations())::uuid[]));
create policy forgotten_in_time on message_changes as restrictive for delete
  using (current_employee() is null and changed_at < (select messages_forgotten_before()));
grant delete on message_changes to meridian_app;

-- A file is sent within a day, so one that is a day older than a forgotten message went with a forgotten one, or was never sent.
drop policy to_those_in_it on attachments;
create policy to_those_in_it on attachments as restrictive for select using (conversation_id = any ((select own_conversations())::uuid[]));
create policy from_those_in_it on attachments as restrictive for insert with check (conversation_id = any ((select own_conversations())::uuid[]));
create policy sent_by_those_in_it on attachments as restrictive for update using (conversation_id = any ((select own_conversations())::uuid[]));
create policy forgotten_in_time on attachments as restrictive for delete using (
  conversation_id = any ((select own_conversations())::uuid[])
  or (current_employee() is null and uploaded_at < (select messages_forgotten_before()) - interval '1 day')
);

create or replace view said_messages with (security_invoker = true) as
  select m.organization_id, m.conversation_id, m.number, m.id, m.sender_id, m.sent_at, m.reply_to_id,
    case when m.forgotten_at is null then case c.kind when 'withdrawn' then null when 'edited' then c.text else m.text end end as text,
    case when m.forgotten_at is null then case c.kind when 'withdrawn' then null when 'edited' then c.searched else m.searched end end as searched,
    c.kind as change, c.changed_at, coalesce(c.sequence, 0) as changes, m.asks_acknowledgement, m.is_urgent,
    m.forgotten_at is not null as is_forgotten
  from messages m
  left join lateral (
    select x.kind, x.text, x.searched, x.changed_at, x.sequence from message_changes x
    where x.organization_id = m.organization_id and x.message_id = m.id
    order by x.sequence desc limit 1
  ) c on true;
