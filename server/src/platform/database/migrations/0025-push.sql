-- Browsers that are told of new messages while no page is open. They belong to a session and go with it.

create table push_subscriptions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  session_id uuid not null references sessions on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);

create index push_subscriptions_of_user on push_subscriptions (user_id, created_at desc);
create index push_subscriptions_of_session on push_subscriptions (session_id);
