-- Keys that do something alone, without Ctrl or another beside them, can be turned off: whoever dictates or presses keys by chance would set them off.
alter table users add column single_keys boolean not null default true;
