-- Settings that an operator changed in the back office. A setting without a row has its default. Secrets are never
-- stored here: they stay in the environment.
create table settings (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null
);

-- Every change, for the history and for undo. `position` counts them; it is also the version that nodes and forms
-- compare. Not an identity column: a sequence would start again after a restore.
create table setting_changes (
  id uuid primary key,
  position bigint not null unique,
  name text not null,
  -- Null: the default.
  before jsonb,
  after jsonb,
  -- The earlier change that this one undid.
  undid uuid references setting_changes,
  changed_by uuid references users,
  changed_at timestamptz not null
);

create index setting_changes_by_name on setting_changes (name, position desc);
