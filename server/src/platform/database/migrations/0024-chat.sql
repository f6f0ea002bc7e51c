-- Conversations of two people, and what each of them has read.

alter table users
  add column send_read_receipts boolean not null default true,
  add column show_typing boolean not null default true,
  add column accept_new_conversations boolean not null default true;

create table conversations (
  id uuid primary key,
  -- The smaller id first, so that a pair has one conversation, whoever begins. Empty once somebody is erased.
  first_id uuid references users on delete set null,
  second_id uuid references users on delete set null,
  started_by_id uuid references users on delete set null,
  last_sequence integer not null default 0,
  -- How many messages of whoever began wait for a first answer.
  unanswered integer not null default 0,
  accepted_at timestamptz,
  declined_at timestamptz,
  created_at timestamptz not null,
  unique (first_id, second_id),
  check (first_id < second_id)
) with (fillfactor = 80);

create index conversations_second on conversations (second_id);
create index conversations_started on conversations (started_by_id);

create table conversation_members (
  conversation_id uuid not null references conversations on delete cascade,
  user_id uuid not null references users on delete cascade,
  other_id uuid references users on delete set null,
  read_sequence integer not null default 0,
  unread integer not null default 0,
  -- When the oldest unread message came, and when its person was told by mail.
  unread_since timestamptz,
  mailed_at timestamptz,
  updated_at timestamptz not null,
  primary key (conversation_id, user_id)
) with (fillfactor = 80);

create index conversation_members_newest on conversation_members (user_id, updated_at desc);
create index conversation_members_unread on conversation_members (user_id) where unread > 0;
create index conversation_members_to_mail on conversation_members (unread_since)
  where unread_since is not null and mailed_at is null;
create index conversation_members_other on conversation_members (other_id);

create table messages (
  conversation_id uuid not null references conversations on delete cascade,
  sequence integer not null,
  id uuid not null unique,
  sender_id uuid references users on delete set null,
  client_id text,
  content text not null check (length(content) between 1 and 4000),
  is_hidden boolean not null default false,
  created_at timestamptz not null,
  primary key (conversation_id, sequence)
);

-- The same message sent twice is one message.
create unique index messages_once on messages (sender_id, client_id);
