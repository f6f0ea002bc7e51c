-- What people write to the site, with or without an account, and what they are answered.

create table contact_messages (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 80),
  -- Lower case. No reference to an account: whoever writes proves nothing by naming an address.
  email text not null check (email = lower(email)),
  subject text not null check (char_length(subject) between 1 and 120),
  message text not null check (char_length(message) between 1 and 5000),
  status text not null default 'open' check (status in ('open', 'answered', 'closed')),
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((status = 'open') = (settled_at is null))
);

create index contact_messages_waiting on contact_messages (created_at, id) where status = 'open';
create index contact_messages_settled on contact_messages (status, settled_at desc, id desc)
  where status <> 'open';
create index contact_messages_past on contact_messages (settled_at) where status <> 'open';
create index contact_messages_of_address on contact_messages (email);

create table contact_replies (
  id uuid primary key,
  message_id uuid not null references contact_messages on delete cascade,
  admin_id uuid references users on delete set null,
  text text not null check (char_length(text) between 1 and 5000),
  created_at timestamptz not null
);

create index contact_replies_of_message on contact_replies (message_id, created_at);
create index contact_replies_of_admin on contact_replies (admin_id);
