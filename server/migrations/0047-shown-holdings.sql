-- Whether a profile shows what the linked address holds. Whoever linked one before was not asked.
alter table linked_addresses add column is_shown boolean not null default false;
