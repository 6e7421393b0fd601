-- Who was told of new messages by the bell, by mail or by text: up to which one. Somebody who has not looked since is not told again, however
-- many more are written.

alter table messages add is_urgent boolean not null default false;

create or replace view said_messages with (security_invoker = true) as
  select m.organization_id, m.conversation_id, m.number, m.id, m.sender_id, m.sent_at, m.reply_to_id,
    case c.kind when 'withdrawn' then null when 'edited' then c.text else m.text end as text,
    case c.kind when 'withdrawn' then null when 'edited' then c.searched else m.searched end as searched,
    c.kind as change, c.changed_at, coalesce(c.sequence, 0) as changes, m.asks_acknowledgement, m.is_urgent
  from messages m
  left join lateral (
    select x.kind, x.text, x.searched, x.changed_at, x.sequence from message_changes x
    where x.organization_id = m.organization_id and x.message_id = m.id
    order by x.sequence desc limit 1
  ) c on true;

create table message_tellings (
  organization_id uuid not null,
  conversation_id uuid not null,
  employee_id uuid not null,
  up_to integer not null check (up_to > 0),
  told_at timestamptz not null,
  primary key (organization_id, conversation_id, employee_id),
  foreign key (organization_id, conversation_id) references conversations,
  foreign key (organization_id, employee_id) references employees
);

alter table message_tellings enable row level security;
alter table message_tellings force row level security;
create policy inside on message_tellings using (organization_id = current_organization());
create policy to_those_in_it on message_tellings as restrictive using (conversation_id = any ((select own_conversations())::uuid[]));
grant select, insert, update (up_to, told_at) on message_tellings to meridian_app;
