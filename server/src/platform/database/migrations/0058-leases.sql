-- One lease for every review queue: the admin who works on an item, so that no other decides it. It expires by itself.
-- The contract names the queues.
create table leases (
  queue text not null,
  item_id uuid not null,
  holder_id uuid not null references users (id) on delete cascade,
  held_until timestamptz not null,
  primary key (queue, item_id)
);
create index leases_of_holder on leases (holder_id);
create index leases_until on leases (held_until);

-- What is in hand stays in hand. The desk and the columns of cases and verifications stay for the release before.
insert into leases (queue, item_id, holder_id, held_until)
select kind, item_id, admin_id, until from desk
union all
select 'case', id, holder_id, held_until from cases where status = 'open' and holder_id is not null
union all
select 'verification', id, holder_id, held_until from verifications where status = 'waiting' and holder_id is not null;
