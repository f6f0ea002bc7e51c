-- What people keep. It stays, without a word about it, when what was kept is gone: hence no reference to it.

create table favorites (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('profile', 'product')),
  target_id uuid not null,
  -- Only its writer ever reads it.
  note text check (char_length(note) <= 500),
  created_at timestamptz not null,
  unique (user_id, target_id)
);

create index favorites_newest on favorites (user_id, created_at desc, id desc);

-- How many keep it, kept in the transaction that changes it.
create table favorite_counts (
  target_id uuid primary key,
  count integer not null check (count >= 0)
);

-- What admins are told leaves out what is a person's own business.
create index activity_of_site on activity (created_at desc, id desc) where kind <> 'favorite.added';
