-- The order of lists that nobody sorted. Each night every public profile gets a random key; a list begins at a point
-- of the keys that moves every ten minutes and goes once around. Two generations are kept, so that a page that began
-- before the night can go on.
create table rotation_generations (
  generation integer primary key,
  drawn_at timestamptz not null
);

insert into rotation_generations values (1, now());

-- A profile with a bonus has a second place. A list shows it at the first of the two that counts.
create table rotation_places (
  generation integer not null references rotation_generations,
  profile_id uuid not null references profiles on delete cascade,
  is_second boolean not null,
  key integer not null,
  -- The key of the profile's other place.
  other_key integer,
  -- The second place counts in this many of four slots, without availability.
  quarters smallint not null default 0,
  -- Slots in which the person is available now. Only slots that have not begun are changed.
  available_slots int4multirange not null default '{}',
  primary key (profile_id, generation, is_second)
);

create index rotation_order on rotation_places (generation, key, profile_id);

-- A drawing takes this lock alone, others share it: nobody becomes public between two generations unseen.
create function add_rotation_places(ids uuid[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('rotation', 0));
  insert into rotation_places (generation, profile_id, is_second, key)
  select generation, profiles.id, false, floor(random() * 2147483648)::integer
  from profiles, rotation_generations
  where profiles.id = any (ids) and profiles.listed
  on conflict do nothing;
end
$$;

create function place_inserted_profiles() returns trigger language plpgsql as $$
begin
  perform add_rotation_places(array(select id from inserted where listed));
  return null;
end
$$;

create trigger places_of_new_profiles after insert on profiles
referencing new table as inserted for each statement execute function place_inserted_profiles();

create function place_profile() returns trigger language plpgsql as $$
begin
  perform add_rotation_places(array[new.id]);
  return null;
end
$$;

create trigger places_of_profile after update of listed on profiles
for each row when (new.listed and not old.listed) execute function place_profile();

select add_rotation_places(array(select id from profiles));
