-- What a person is told, in the product and, where wanted, by mail.

create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('decision', 'report', 'account', 'message', 'review')),
  title text not null,
  text text not null,
  path text not null,
  created_at timestamptz not null,
  cleared_at timestamptz,
  -- Set by the job that mailed it; stays empty where no mail was wanted.
  mailed_at timestamptz
);

create index notifications_waiting on notifications (user_id, created_at desc, id desc) where cleared_at is null;
create index notifications_of_user on notifications (user_id, created_at desc);
create index notifications_unmailed on notifications (created_at) where kind = 'decision' and mailed_at is null;
create index notifications_past on notifications (created_at) where kind <> 'decision';
