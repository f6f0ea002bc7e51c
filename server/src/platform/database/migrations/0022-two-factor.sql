-- A second factor for signing in, a picture for one's own account, and a way back to a former e-mail address.

alter table users add column two_factor_since timestamptz;

create table two_factor (
  user_id uuid primary key references users on delete cascade,
  -- Encrypted with a key of the server, for this person alone.
  secret bytea not null,
  -- The newest half minute whose code was taken: each code counts once.
  last_step bigint not null default 0,
  created_at timestamptz not null
);

-- For whoever loses the device, as keyed hashes: single use.
create table recovery_codes (
  user_id uuid not null references users on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (user_id, hash)
);

alter table mailed_tokens
  drop constraint mailed_tokens_purpose_check,
  add constraint mailed_tokens_purpose_check
    check (purpose in ('verify-email', 'reset-password', 'reopen-account', 'undo-email'));
-- A former address stays with its person for as long as the change can be undone.
create index mailed_tokens_kept_addresses on mailed_tokens (email) where purpose = 'undo-email';

create table avatars (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  created_at timestamptz not null
);
