-- What a person registered for: the mailed confirmation leads back to it, on any device. Deleted once it was returned.
create table registration_intents (
  user_id uuid primary key references users (id) on delete cascade,
  kind text not null,
  target_id uuid,
  path text not null,
  created_at timestamptz not null
);
create index registration_intents_past on registration_intents (created_at);
