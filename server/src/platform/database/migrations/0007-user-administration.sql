-- What admins look for.

create extension if not exists pg_trgm;

create index users_newest on users (created_at desc, id desc) where closed_at is null;
create index users_of_status on users (status, created_at desc, id desc) where closed_at is null;
-- One for each rare role: the planner cannot guess how rare an element of an array is, and read all 300,000
-- accounts to list three admins.
create index users_admin on users (created_at desc, id desc) where closed_at is null and roles @> array['admin'];
create index users_vip on users (created_at desc, id desc) where closed_at is null and roles @> array['vip'];
create index users_escort on users (created_at desc, id desc) where closed_at is null and roles @> array['escort'];
create index users_supplier on users (created_at desc, id desc) where closed_at is null and roles @> array['supplier'];
create index users_search on users using gin ((lower(name) || ' ' || coalesce(email, '')) gin_trgm_ops)
  where closed_at is null;
