-- A new address waits here until its own link is opened. Not unique: it keeps nobody else from using the address.
alter table users add column pending_email text;
