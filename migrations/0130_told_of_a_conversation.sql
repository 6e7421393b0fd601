-- What somebody was told of a conversation stands in their list for ninety days, with its name and the first words of what asks to be acknowledged.
-- It is theirs as long as they are in it (decision 0312): whoever was moved, was taken out or has had their last day reads it in no list and in no
-- letter of the day, and reads it again, as it says by then, once they are back.
alter table notices add conversation_id uuid;
alter table notices add constraint notices_conversation foreign key (organization_id, conversation_id) references conversations;

-- Of what was told before, the link says which it is. The owner of a database is held by forced row-level security too, unless it is a superuser:
-- for this statement it is not.
alter table notices no force row level security;
alter table conversations no force row level security;
update notices n set conversation_id = c.id
from conversations c
where c.organization_id = n.organization_id
  and n.kind in ('announcement_asked', 'announcement_reminder', 'message_direct', 'message_group', 'message_urgent')
  and c.id = substring(n.link from '^/communication-hub\?conversation=([-0-9a-f]{36})$')::uuid;
alter table notices force row level security;
alter table conversations force row level security;

create view readable_notices with (security_invoker = true) as
  select n.organization_id, n.id, n.employee_id, n.kind, n.facts, n.link, n.told_at, n.read_at, n.is_listed
  from notices n
  where n.conversation_id is null or exists (
    select from conversation_people p
    where p.organization_id = n.organization_id and p.conversation_id = n.conversation_id and p.employee_id = n.employee_id
  );
grant select on readable_notices to meridian_app;
