-- Services that staff list, so that visitors can filter by them. A profile keeps its own words beside them.
create table services (
  id uuid primary key,
  name text not null,
  slug text not null unique,
  description text not null default '',
  is_active boolean not null default true,
  -- May drift while nodes of the previous release publish profiles; recounted every night.
  profile_count integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The words of a profile match a name without regard to case and accents, so two services cannot share one.
create unique index services_by_name on services (norm(name));

-- Every name that a service has or had, unless another service took it: a form opened before a rename still matches.
create table service_names (
  name_norm text primary key,
  service_id uuid not null references services on delete cascade
);
create index service_names_of_service on service_names (service_id);

-- Which words of a profile are listed services. Reads show the service's current name in their place.
create table profile_services (
  profile_id uuid not null references profiles on delete cascade,
  service_id uuid not null references services on delete cascade,
  -- Position in the profile's array of words, from 1.
  place integer not null,
  primary key (profile_id, service_id),
  unique (profile_id, place)
);
create index profile_services_of_service on profile_services (service_id, profile_id);

create function norm_all(words text[]) returns text[] language sql immutable strict parallel safe as
$$ select coalesce(array_agg(public.norm(word)), '{}') from unnest(words) as word $$;

-- Finds the profiles that already have a name that staff add to the list.
create index profiles_service_words on profiles using gin (norm_all(services));

create function match_profile_services(ids uuid[]) returns void language plpgsql as $$
begin
  -- Waits while staff change the list: the next statements then see the new names.
  perform pg_advisory_xact_lock_shared(hashtextextended('service names', 0));
  delete from profile_services where profile_id = any (ids);
  insert into profile_services (profile_id, service_id, place)
  select profiles.id, service_id, min(place)
  from profiles cross join unnest(profiles.services) with ordinality as given (word, place)
  join service_names on service_names.name_norm = norm(word)
  where profiles.id = any (ids)
  group by profiles.id, service_id;
end
$$;

-- Triggers, because the previous release writes profiles too until every node runs the new one.
create function match_services_of_inserted() returns trigger language plpgsql as $$
begin
  perform match_profile_services(array(select id from inserted where services <> '{}'));
  return null;
end
$$;

create trigger services_of_new_profile after insert on profiles
referencing new table as inserted for each statement execute function match_services_of_inserted();

create function match_services_of_updated() returns trigger language plpgsql as $$
begin
  perform match_profile_services(array[new.id]);
  return null;
end
$$;

create trigger services_of_profile after update of services on profiles
for each row when (old.services is distinct from new.services) execute function match_services_of_updated();

insert into services (id, name, slug, description)
select gen_random_uuid(), name, slug, description
from (values
  ('Business events', 'business-events', 'Company at receptions, fairs and dinners'),
  ('City tour', 'city-tour', 'A walk through the city with someone who knows it'),
  ('Concerts', 'concerts', 'Company at a concert'),
  ('Conversation', 'conversation', 'Time to talk, in person'),
  ('Dancing', 'dancing', 'An evening of dancing'),
  ('Dinner companion', 'dinner-companion', 'Company at the table'),
  ('Massage', 'massage', 'A relaxing massage'),
  ('Museum visits', 'museum-visits', 'Museums and galleries together'),
  ('Overnight stay', 'overnight-stay', 'Company until the morning'),
  ('Sports and outdoors', 'sports-and-outdoors', 'Hiking, sailing, tennis and the like'),
  ('Theater and opera', 'theater-and-opera', 'Company at the theater or the opera'),
  ('Travel companion', 'travel-companion', 'Company on a journey'),
  ('Weekend trips', 'weekend-trips', 'Two or three days away together'),
  ('Wellness and spa', 'wellness-and-spa', 'A day at the spa together')
) as given (name, slug, description);

insert into service_names (name_norm, service_id) select norm(name), id from services;

select match_profile_services(array(select id from profiles where services <> '{}'));

update services set profile_count = (
  select count(*) from profile_services join profiles on profiles.id = profile_id and profiles.listed
  where service_id = services.id
);

-- Who is welcome, and how the place can be reached and entered: values of two fixed lists.
alter table profiles add column welcomes text[] not null default '{}', add column access text[] not null default '{}';
create index directory_welcomes on profiles using gin (welcomes) where listed;
create index directory_access on profiles using gin (access) where listed;
