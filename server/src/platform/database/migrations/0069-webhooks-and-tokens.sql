-- Addresses that receive signed events. Secrets are sealed with the site's key; the previous one signs too until
-- `previous_until`, so that a receiver can change over without losing an event.
create table webhooks (
  id uuid primary key,
  url text not null,
  description text not null default '',
  events text[] not null,
  is_enabled boolean not null default true,
  disabled_by text check (disabled_by in ('staff', 'failures', 'receiver')),
  sealed_secret bytea not null,
  previous_secret bytea,
  previous_until timestamptz,
  failing_since timestamptz,
  -- One process at a time sends to a target; after this time another one may take over.
  sending_until timestamptz,
  owner_id uuid references users (id) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (is_enabled = (disabled_by is null)),
  check ((previous_secret is null) = (previous_until is null))
);
create index webhooks_of_owner on webhooks (owner_id);

-- Outbox and delivery log in one: a row is stored in the transaction of its cause and stays until it is purged.
-- `data` holds ids only.
create table webhook_deliveries (
  id uuid primary key,
  webhook_id uuid not null references webhooks (id) on delete cascade,
  type text not null,
  data jsonb not null,
  state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
  attempts integer not null default 0,
  -- Attempts of the current round: a redelivery starts a new one.
  round_attempts integer not null default 0,
  next_attempt_at timestamptz,
  last_attempt_at timestamptz,
  response_code integer,
  failure text,
  created_at timestamptz not null,
  check ((state = 'pending') = (next_attempt_at is not null))
);
create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at) where state = 'pending';
create index webhook_deliveries_log on webhook_deliveries (webhook_id, created_at desc, id desc);
create index webhook_deliveries_in_state on webhook_deliveries (webhook_id, state, created_at desc, id desc);
create index webhook_deliveries_past on webhook_deliveries (created_at);

-- Personal access tokens of staff. Only a hash is stored; `hint` is the end of the token, to tell tokens apart.
create table personal_tokens (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  name text not null,
  scopes text[] not null,
  hash bytea not null unique,
  hint text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index personal_tokens_of_user on personal_tokens (user_id, created_at desc);
create index personal_tokens_past on personal_tokens (expires_at);
