-- The rotation within a place: a list of the nearest reads no more of it than a page.

-- The place of the profile. Triggers keep it, also for rows that the previous release writes.
alter table rotation_places add column place_id integer;

create function fill_rotation_place() returns trigger language plpgsql as $$
begin
  new.place_id := (select place_id from profiles where id = new.profile_id);
  return new;
end
$$;

create trigger rotation_place_of_profile before insert on rotation_places
for each row when (new.place_id is null) execute function fill_rotation_place();

-- Waits for a drawing, which may have read the place before.
create function move_rotation_places() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('rotation', 0));
  update rotation_places set place_id = new.place_id where profile_id = new.id;
  return null;
end
$$;

create trigger rotation_places_of_moved_profile after update of place_id on profiles
for each row when (old.place_id is distinct from new.place_id) execute function move_rotation_places();

-- After the trigger, which waits for changes that have begun: none falls between the two.
update rotation_places set place_id = profiles.place_id from profiles where profiles.id = rotation_places.profile_id;

create index rotation_order_of_place on rotation_places (generation, place_id, key, profile_id);

create or replace function add_rotation_places(ids uuid[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtextextended('rotation', 0));
  insert into rotation_places (generation, profile_id, is_second, key, place_id)
  select generation, profiles.id, false, floor(random() * 2147483648)::integer, profiles.place_id
  from profiles, rotation_generations
  where profiles.id = any (ids) and profiles.listed
  on conflict do nothing;
end
$$;
