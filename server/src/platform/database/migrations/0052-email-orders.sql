-- An address that an admin entered for a person. It waits in users.pending_email like an own one, and is used once its
-- link was opened and the time to object is over. Where the two differ, the order no longer counts.
create table email_orders (
  id uuid primary key,
  user_id uuid not null unique references users,
  email text not null,
  by_id uuid not null references users,
  ordered_at timestamptz not null,
  effective_at timestamptz not null,
  confirmed_at timestamptz
);

create index email_orders_due on email_orders (effective_at);
