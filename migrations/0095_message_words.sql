-- Messages are found by their words, each with the conversation and the number that it stands in, and not by reading every message that
-- somebody may see. Below row-level security an index serves only operators that tell nothing of what they compare: "from here to there"
-- of plain text does, a pattern or a trigram does not. So a begun word is a span of a plain index, its letters in the order of their bytes.
--
-- The words are those of the message as it reads now; the rule is the product's (src/domain/messaging/message-words.ts). What is withdrawn
-- or forgotten leaves none behind.

create table message_words (
  organization_id uuid not null,
  conversation_id uuid not null,
  word text collate "C" not null check (length(word) between 1 and 40),
  -- of the message in its conversation
  number integer not null,
  -- its words go when the message is forgotten
  sent_at timestamptz not null,
  primary key (organization_id, conversation_id, word, number),
  foreign key (organization_id, conversation_id, number) references messages
);
create index message_words_to_forget on message_words (organization_id, sent_at);

-- The walls are those of messages and of their changes (0089): read and written by those who are in the conversation; taken by nobody
-- entered, once their time is over.
alter table message_words enable row level security;
create policy inside on message_words using (organization_id = current_organization());
create policy to_those_in_it on message_words as restrictive for select using (conversation_id = any ((select own_conversations())::uuid[]));
create policy from_those_in_it on message_words as restrictive for insert with check (conversation_id = any ((select own_conversations())::uuid[]));
create policy changed_by_those_in_it on message_words as restrictive for delete using (
  conversation_id = any ((select own_conversations())::uuid[])
  or (current_employee() is null and sent_at < (select messages_forgotten_before()))
);
grant select, insert, delete on message_words to meridian_app;

-- For what was said before: the text as it was searched so far is without case and accents already. It is cut at what is no letter and
-- no digit, as far as people write it; digits are made plain, and what Arabic writes onto a word is taken off, as the rule does.
-- The owner of a database is held by forced row-level security too, unless it is a superuser: for this statement it is not.
alter table messages no force row level security;
alter table message_changes no force row level security;

insert into message_words (organization_id, conversation_id, word, number, sent_at)
select distinct m.organization_id, m.conversation_id, f.word, m.number, m.sent_at
from said_messages m
cross join lateral regexp_split_to_table(
  translate(
    regexp_replace(m.searched, '[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]', '', 'g'),
    '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'
  ),
  '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00A9\u00AB-\u00B4\u00B6-\u00B9\u00BB-\u00BF\u00D7\u00F7\u0600-\u061F\u066A-\u066D\u06D4\u2010-\u205F\u20A0-\u20CF\u2190-\u245F\u2500-\u2BFF\u3000-\u3004\u3008-\u3020\uFFFD\U0001F000-\U0001FAFF]+'
) as split (text)
cross join lateral (select left(split.text, 40) as word) w
cross join lateral (select regexp_replace(w.word, '^[وف](?=.{3})', '') as word) behind_and
cross join lateral (select regexp_replace(behind_and.word, '^([بك]?ال|لل)(?=.{2})', '') as word) behind_the
cross join lateral (values (w.word), (behind_and.word), (behind_the.word)) as f (word)
where m.text is not null and split.text <> '';

alter table messages force row level security;
alter table message_changes force row level security;
alter table message_words force row level security;

-- Nobody reads "searched" of messages and of their changes any more. Both are still written, for the version before, which may run
-- beside this one; they go with the next.
