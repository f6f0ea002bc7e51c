-- People and how they are signed in.

create table users (
  id uuid primary key,
  name text not null,
  -- Lower case; empty once the person is erased.
  email text unique,
  password_hash text,
  phone text,
  bio text,
  location text,
  address text,
  profile_image_url text,
  roles text[] not null check (
    cardinality(roles) > 0 and roles <@ array['user', 'escort', 'supplier', 'vip', 'admin']
  ),
  status text not null default 'active' check (status in ('active', 'banned', 'suspended')),
  status_reason text,
  email_verified_at timestamptz,
  notify_messages boolean not null default true,
  notify_reviews boolean not null default true,
  show_online_status boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  closed_at timestamptz,
  erased_at timestamptz,
  check (erased_at is not null or (email is not null and password_hash is not null)),
  check (email = lower(email))
);

create index users_waiting_for_erasure on users (closed_at) where closed_at is not null and erased_at is null;

-- One row for each device signed in. Refresh tokens are derived from the row, so none is stored.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  seed bytea not null,
  generation integer not null default 0,
  rotated_at timestamptz not null,
  remembered boolean not null,
  user_agent text not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_reason text check (ended_reason in ('logout', 'revoked', 'password', 'replayed', 'closed', 'banned')),
  check ((ended_at is null) = (ended_reason is null))
);

create index sessions_of_user on sessions (user_id, last_used_at desc);
create index sessions_past on sessions (expires_at);

-- What mailed links carry, as hashes: single use, short-lived.
create table mailed_tokens (
  hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password', 'reopen-account')),
  -- The address it was mailed to: a link proves nothing about another one.
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create index mailed_tokens_of_user on mailed_tokens (user_id, purpose);
create index mailed_tokens_past on mailed_tokens (expires_at);
