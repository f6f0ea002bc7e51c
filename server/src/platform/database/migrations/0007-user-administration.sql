-- What admins look for.

create extension if not exists pg_trgm;

create index users_newest on users (created_at desc, id desc) where closed_at is null;
create index users_of_status on users (status, created_at desc, id desc) where closed_at is null;
create index users_of_role on users using gin (roles) where closed_at is null;
create index users_search on users using gin ((lower(name) || ' ' || coalesce(email, '')) gin_trgm_ops)
  where closed_at is null;
