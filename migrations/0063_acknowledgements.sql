-- An announcement may ask everybody who hears it to acknowledge it. Whoever sent it sees who has and who has not, and those who have not
-- are told again, until they have.

alter table messages add asks_acknowledgement boolean not null default false;
-- What still waits for somebody is counted with each look at the list of conversations.
create index messages_asking on messages (organization_id, conversation_id) where asks_acknowledgement;

create or replace view said_messages with (security_invoker = true) as
  select m.organization_id, m.conversation_id, m.number, m.id, m.sender_id, m.sent_at, m.reply_to_id,
    case c.kind when 'withdrawn' then null when 'edited' then c.text else m.text end as text,
    case c.kind when 'withdrawn' then null when 'edited' then c.searched else m.searched end as searched,
    c.kind as change, c.changed_at, coalesce(c.sequence, 0) as changes, m.asks_acknowledgement
  from messages m
  left join lateral (
    select x.kind, x.text, x.searched, x.changed_at, x.sequence from message_changes x
    where x.organization_id = m.organization_id and x.message_id = m.id
    order by x.sequence desc limit 1
  ) c on true;

create table acknowledgements (
  organization_id uuid not null,
  conversation_id uuid not null,
  message_id uuid not null,
  employee_id uuid not null,
  acknowledged_at timestamptz not null,
  primary key (organization_id, message_id, employee_id),
  foreign key (organization_id, conversation_id, message_id) references messages (organization_id, conversation_id, id),
  foreign key (organization_id, employee_id) references employees (organization_id, id)
);
comment on table acknowledgements is 'ledger';

alter table acknowledgements enable row level security;
alter table acknowledgements force row level security;
create policy inside on acknowledgements using (organization_id = current_organization());
create policy to_those_in_it on acknowledgements as restrictive using (conversation_id = any ((select own_conversations())::uuid[]));
grant select, insert on acknowledgements to meridian_app;
create trigger kept_for_ever before update or delete or truncate on acknowledgements
  for each statement execute function refuse_change();

-- Each time that those who had not acknowledged were told. The id is made when it is planned: a job that runs twice tells once.
create table acknowledgement_reminders (
  organization_id uuid not null,
  id uuid not null,
  conversation_id uuid not null,
  message_id uuid not null,
  -- null: by the clock
  asked_by uuid,
  people integer not null check (people > 0),
  reminded_at timestamptz not null,
  primary key (organization_id, id),
  foreign key (organization_id, conversation_id, message_id) references messages (organization_id, conversation_id, id),
  foreign key (organization_id, asked_by) references employees (organization_id, id)
);
create index acknowledgement_reminders_of_message on acknowledgement_reminders (organization_id, message_id, reminded_at);
comment on table acknowledgement_reminders is 'ledger';

alter table acknowledgement_reminders enable row level security;
alter table acknowledgement_reminders force row level security;
create policy inside on acknowledgement_reminders using (organization_id = current_organization());
create policy to_those_in_it on acknowledgement_reminders as restrictive using (conversation_id = any ((select own_conversations())::uuid[]));
grant select, insert on acknowledgement_reminders to meridian_app;
create trigger kept_for_ever before update or delete or truncate on acknowledgement_reminders
  for each statement execute function refuse_change();
