-- A notice may be about something that is settled later: a request that one manager answered waits for no other any more, and counts
-- as read for all who were told of it.

alter table notices add about_id uuid;
create index notices_about on notices (organization_id, about_id) where read_at is null and about_id is not null;
