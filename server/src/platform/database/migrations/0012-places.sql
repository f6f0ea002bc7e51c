-- Where people are: cities that have a place on the map, and the ones that profiles name.

-- Filled from a city list at the first start.
create table cities (
  id integer primary key,
  name text not null,
  name_norm text collate "C" generated always as (norm(name)) stored,
  country text not null,
  country_code text not null,
  country_norm text collate "C" generated always as (norm(country)) stored,
  lat double precision not null,
  lon double precision not null,
  population integer not null
);

create index cities_by_name on cities (name_norm, population desc);

-- Each city that a profile ever named; an unknown one simply has no coordinates.
create table places (
  id integer generated always as identity primary key,
  city_norm text collate "C" not null,
  country_norm text collate "C" not null,
  lat double precision,
  lon double precision,
  unique (city_norm, country_norm),
  check ((lat is null) = (lon is null))
);

create table tours (
  id uuid primary key,
  profile_id uuid not null references profiles on delete cascade,
  city text not null,
  country text not null,
  starts_on date not null,
  ends_on date not null,
  note text,
  created_at timestamptz not null,
  check (starts_on <= ends_on)
);

create index tours_of_profile on tours (profile_id, starts_on);
create index tours_by_day on tours (starts_on, ends_on);

-- Where somebody is now: on tour, or at home. Everything that finds people by place reads these.
alter table profiles
  add column current_city text,
  add column tour_id uuid references tours on delete set null,
  add column place_id integer references places;

insert into places (city_norm, country_norm) select distinct norm(city), norm(country) from profiles;
update profiles set current_city = city, place_id = places.id
  from places where places.city_norm = norm(city) and places.country_norm = norm(country);

drop index directory_city_newest;
drop index directory_text;
alter table profiles
  alter column current_city set not null,
  alter column place_id set not null,
  drop column city_norm,
  add column city_norm text collate "C" generated always as (norm(current_city)) stored;

create index directory_city_newest on profiles (city_norm, created_at desc, id desc) where listed;
create index directory_place_newest on profiles (place_id, created_at desc, id desc) where listed;
create index profiles_of_place on profiles (place_id);
create index profiles_on_tour on profiles (tour_id) where tour_id is not null;
