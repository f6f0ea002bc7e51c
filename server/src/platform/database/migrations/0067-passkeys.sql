-- Passkeys, and whether a session has proven a second factor.

alter table users
  -- Names the account to authenticators instead of its id: 32 random bytes, made with the first passkey.
  add column passkey_handle bytea,
  -- When the oldest of the current passkeys was added.
  add column passkey_since timestamptz;

alter table sessions add column second_factor_at timestamptz;

create table passkeys (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- Grows with each use, or stays zero where the authenticator does not count.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  -- The site's host name at the time: browsers offer the passkey on this host only.
  rp_id text not null,
  is_backed_up boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_of_user on passkeys (user_id, created_at);

-- Deleted when it is answered, so that each challenge works once.
create table passkey_challenges (
  hash bytea primary key,
  purpose text not null check (purpose in ('sign-in', 'register', 'check', 'setup')),
  -- Null while nobody is signed in.
  user_id uuid references users on delete cascade,
  session_id uuid references sessions on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenges_past on passkey_challenges (expires_at);
create index passkey_challenges_of_user on passkey_challenges (user_id);
create index passkey_challenges_of_session on passkey_challenges (session_id);
