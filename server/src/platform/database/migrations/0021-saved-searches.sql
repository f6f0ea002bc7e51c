-- Searches that people keep, and whom they are told of when somebody new is found by them.

create table saved_searches (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  name text not null check (char_length(name) between 1 and 80),
  -- As the address of the search page has it.
  query jsonb not null,
  alerts text not null default 'off' check (alerts in ('off', 'daily', 'instant')),
  -- Whoever became public until then was considered.
  looked_at timestamptz not null,
  created_at timestamptz not null
);

create index saved_searches_newest on saved_searches (user_id, created_at desc, id desc);
-- Whose turn it is.
create index saved_searches_due on saved_searches (alerts, looked_at, id) where alerts <> 'off';

-- When a profile became public for the first time: being hidden for a while makes nobody new.
create table first_listings (
  profile_id uuid primary key references profiles on delete cascade,
  listed_at timestamptz not null
);

create index first_listings_newest on first_listings (listed_at, profile_id);

insert into first_listings (profile_id, listed_at) select id, created_at from profiles where listed;
