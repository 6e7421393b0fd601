-- A shift that goes to another place or week is published by one act and belongs to the history of both. The other one has a publication
-- of its own, with what went from it or came to it, that names the one it is part of: people confirm that one, and feeds count it once.
alter table publications
  add column part_of uuid,
  add foreign key (organization_id, part_of) references publications;
