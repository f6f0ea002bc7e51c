-- What an admin has before them, so that nobody else decides it meanwhile. It ends by itself after some minutes.
create table desk (
  kind text not null check (kind in ('profile', 'media', 'review', 'listing', 'contact')),
  item_id uuid not null,
  admin_id uuid not null references users (id) on delete cascade,
  until timestamptz not null,
  primary key (kind, item_id)
);
create index desk_of_admin on desk (admin_id);
create index desk_until on desk (until);

-- The other way round within each priority.
create index cases_queue_newest on cases (priority, opened_at desc, id desc) where status = 'open';
