-- Every message changes `last_sequence`. An index that names it makes PostgreSQL write all indexes of the row again.
alter table conversations add column is_unwritten boolean generated always as (last_sequence = 0) stored;
drop index conversations_unwritten;
create index conversations_unwritten on conversations (created_at) where is_unwritten;
