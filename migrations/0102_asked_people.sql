-- Whom an announcement asks to acknowledge it is kept when it is sent: whoever comes to its location or its role afterwards is asked nothing.
create table asked_people (
  organization_id uuid not null,
  conversation_id uuid not null,
  message_id uuid not null,
  employee_id uuid not null,
  -- the telling that rings when their quiet hours end; null, none waits
  rings_for uuid,
  primary key (organization_id, message_id, employee_id),
  foreign key (organization_id, conversation_id, message_id) references messages (organization_id, conversation_id, id),
  foreign key (organization_id, employee_id) references employees (organization_id, id)
);
alter table asked_people enable row level security;
create policy inside on asked_people using (organization_id = current_organization());
create policy to_those_in_it on asked_people as restrictive using (conversation_id = any ((select own_conversations())::uuid[]));
grant select, insert, update (rings_for) on asked_people to meridian_app;

-- Of what was sent before, it asks whom it asked so far. The owner of a database is held by forced row-level security too, unless it is a
-- superuser: for this statement it is not.
alter table messages no force row level security;
alter table conversations no force row level security;
alter table conversation_members no force row level security;
alter table employees no force row level security;
alter table further_locations no force row level security;
alter table managed_locations no force row level security;
insert into asked_people (organization_id, conversation_id, message_id, employee_id)
select m.organization_id, m.conversation_id, m.id, p.employee_id
from messages m
join conversation_people p on p.organization_id = m.organization_id and p.conversation_id = m.conversation_id
  and p.employee_id <> m.sender_id and p.since <= m.sent_at
where m.asks_acknowledgement;
alter table messages force row level security;
alter table conversations force row level security;
alter table conversation_members force row level security;
alter table employees force row level security;
alter table further_locations force row level security;
alter table managed_locations force row level security;
alter table asked_people force row level security;
