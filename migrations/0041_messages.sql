-- What people write to each other. What was said is kept for ever, and read by those alone who are in the conversation: not by any
-- other of the organization, whatever their role. The second wall stands here, beneath every question that is asked.

-- Who asks; nobody's messages are seen before it is set.
create function current_employee() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.employee', true), '')::uuid;

create table conversations (
  organization_id uuid not null references organizations,
  id uuid not null,
  kind text not null check (kind in ('direct', 'group', 'announcement')),
  name text check (length(name) between 1 and 80),
  -- those whom the rule fits are in it, for as long as it does; otherwise those of conversation_members
  follows_rule boolean not null,
  -- the rule: who works at or answers for this location, and has this role; null, any
  location_id uuid,
  role text check (role in ('employee', 'manager', 'admin')),
  -- the two of a direct one, the lesser id first
  one_id uuid,
  other_id uuid,
  opened_by uuid not null,
  opened_at timestamptz not null,
  -- of the last message: whoever writes holds this row, so that numbers have no gap
  last_number integer not null default 0 check (last_number >= 0),
  primary key (organization_id, id),
  foreign key (organization_id, location_id) references locations,
  foreign key (organization_id, one_id) references employees (organization_id, id),
  foreign key (organization_id, other_id) references employees (organization_id, id),
  foreign key (organization_id, opened_by) references employees (organization_id, id),
  check (num_nulls(one_id, other_id) = case kind when 'direct' then 0 else 2 end),
  check (one_id < other_id),
  check (kind <> 'direct' or not follows_rule),
  check (kind <> 'group' or name is not null),
  check (follows_rule or num_nulls(location_id, role) = 2)
);
-- Two who open a conversation with each other at the same moment meet here.
create unique index conversations_one_per_pair on conversations (organization_id, one_id, other_id) where kind = 'direct';
create index conversations_by_rule on conversations (organization_id) where follows_rule;

alter table conversations enable row level security;
alter table conversations force row level security;
create policy inside on conversations using (organization_id = current_organization());
grant select, insert, update (last_number) on conversations to meridian_app;

create table conversation_members (
  organization_id uuid not null,
  conversation_id uuid not null,
  employee_id uuid not null,
  joined_at timestamptz not null,
  left_at timestamptz check (left_at >= joined_at),
  primary key (organization_id, conversation_id, employee_id),
  foreign key (organization_id, conversation_id) references conversations,
  foreign key (organization_id, employee_id) references employees
);
create index conversation_members_by_person on conversation_members (organization_id, employee_id);

alter table conversation_members enable row level security;
alter table conversation_members force row level security;
create policy inside on conversation_members using (organization_id = current_organization());
grant select, insert, update (left_at) on conversation_members to meridian_app;

-- Who is in which conversation at this moment, and since when messages are news to them. Who is suspended is in none; who leaves a
-- location is out of what follows it with the same commit.
create view conversation_people with (security_invoker = true) as
  select m.organization_id, m.conversation_id, m.employee_id, m.joined_at as since
  from conversation_members m
  join employees e on e.organization_id = m.organization_id and e.id = m.employee_id and e.status = 'active'
  where m.left_at is null
  union all
  select c.organization_id, c.id, e.id, e.created_at
  from conversations c
  join employees e on e.organization_id = c.organization_id and e.status = 'active' and e.role = coalesce(c.role, e.role)
  where c.follows_rule and (
    c.location_id is null or e.home_location_id = c.location_id
    or exists (
      select from further_locations f
      where f.organization_id = c.organization_id and f.employee_id = e.id and f.location_id = c.location_id
    )
    or exists (
      select from managed_locations l
      where l.organization_id = c.organization_id and l.employee_id = e.id and l.location_id = c.location_id
    )
  );
grant select on conversation_people to meridian_app;

create function own_conversations() returns uuid[]
  language sql stable
  as $$
    select coalesce(array_agg(p.conversation_id), '{}') from conversation_people p
    where p.organization_id = current_organization() and p.employee_id = current_employee()
  $$;

create table messages (
  organization_id uuid not null,
  conversation_id uuid not null,
  -- 1, 2, 3 … without a gap: what somebody has read is one number
  number integer not null check (number > 0),
  -- made by the client before sending: the same id is the same message for ever
  id uuid not null,
  sender_id uuid not null,
  text text not null check (length(text) between 1 and 4000),
  -- the text as it is searched: without case and accents
  searched text not null,
  sent_at timestamptz not null,
  reply_to_id uuid,
  primary key (organization_id, conversation_id, number),
  constraint messages_id_once unique (organization_id, id),
  unique (organization_id, conversation_id, id),
  foreign key (organization_id, conversation_id) references conversations,
  foreign key (organization_id, sender_id) references employees (organization_id, id),
  foreign key (organization_id, conversation_id, reply_to_id) references messages (organization_id, conversation_id, id)
);
comment on table messages is 'ledger';

alter table messages enable row level security;
alter table messages force row level security;
create policy inside on messages using (organization_id = current_organization());
create policy to_those_in_it on messages as restrictive using (conversation_id = any ((select own_conversations())::uuid[]));
grant select, insert on messages to meridian_app;
create trigger kept_for_ever before update or delete or truncate on messages
  for each statement execute function refuse_change();

-- What the sender made of a message afterwards. The last row says how it reads now.
create table message_changes (
  organization_id uuid not null,
  conversation_id uuid not null,
  message_id uuid not null,
  sequence integer not null check (sequence > 0),
  kind text not null check (kind in ('edited', 'withdrawn')),
  text text check (length(text) between 1 and 4000),
  searched text,
  changed_at timestamptz not null,
  primary key (organization_id, message_id, sequence),
  foreign key (organization_id, conversation_id, message_id) references messages (organization_id, conversation_id, id),
  check (num_nulls(text, searched) = case kind when 'edited' then 0 else 2 end)
);
create unique index message_changes_withdrawn_once on message_changes (organization_id, message_id) where kind = 'withdrawn';
comment on table message_changes is 'ledger';

alter table message_changes enable row level security;
alter table message_changes force row level security;
create policy inside on message_changes using (organization_id = current_organization());
create policy to_those_in_it on message_changes as restrictive using (conversation_id = any ((select own_conversations())::uuid[]));
grant select, insert on message_changes to meridian_app;
create trigger kept_for_ever before update or delete or truncate on message_changes
  for each statement execute function refuse_change();

-- Messages as they read now: without text, once withdrawn.
create view said_messages with (security_invoker = true) as
  select m.organization_id, m.conversation_id, m.number, m.id, m.sender_id, m.sent_at, m.reply_to_id,
    case c.kind when 'withdrawn' then null when 'edited' then c.text else m.text end as text,
    case c.kind when 'withdrawn' then null when 'edited' then c.searched else m.searched end as searched,
    c.kind as change, c.changed_at, coalesce(c.sequence, 0) as changes
  from messages m
  left join lateral (
    select x.kind, x.text, x.searched, x.changed_at, x.sequence from message_changes x
    where x.organization_id = m.organization_id and x.message_id = m.id
    order by x.sequence desc limit 1
  ) c on true;
grant select on said_messages to meridian_app;

-- Up to which message somebody has read. Those who are in the conversation see it of each other.
create table conversation_reads (
  organization_id uuid not null,
  conversation_id uuid not null,
  employee_id uuid not null,
  up_to integer not null check (up_to > 0),
  read_at timestamptz not null,
  primary key (organization_id, conversation_id, employee_id),
  foreign key (organization_id, conversation_id) references conversations,
  foreign key (organization_id, employee_id) references employees
);

alter table conversation_reads enable row level security;
alter table conversation_reads force row level security;
create policy inside on conversation_reads using (organization_id = current_organization());
create policy to_those_in_it on conversation_reads as restrictive using (conversation_id = any ((select own_conversations())::uuid[]));
grant select, insert, update (up_to, read_at) on conversation_reads to meridian_app;
