-- What waits to leave the house is looked at again before it does: a letter may tell of something that is settled by then, or of what its reader
-- wants to hear of no more; and a message that was sent again is under way from then on, however long ago it was tried before.

-- What it asks for, as in notices: once that is settled it is called off. One that is under way at that moment may still be sent, and says so.
alter table letters add column about_id uuid;
alter table letters add column is_called_off boolean not null default false;
create index letters_about on letters (organization_id, about_id) where about_id is not null;
-- Of what its reader chose about: they are asked again what they chose. Letters of before know none, and neither does what is always sent.
alter table letters add column event text;
alter table letters add constraint letters_chosen_about_have_a_reader check (event is null or reader_id is not null);

alter table webhook_messages add column resent_at timestamptz;

-- Shifts that are offered to everybody are chosen about by themselves from now on, as they were until now with those that are offered to one.
alter table notice_choices no force row level security;
insert into notice_choices (organization_id, employee_id, event, channel, is_wanted)
select organization_id, employee_id, 'offers_to_all', channel, is_wanted from notice_choices where event = 'shift_offers';
alter table notice_choices force row level security;
