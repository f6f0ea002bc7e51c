-- City pages: each city has an address, and places and tours know their city.

-- Given at the start of the server and never changed, so that a renamed city keeps its address.
alter table cities add column slug text collate "C" unique;

-- Null for towns outside the city list.
alter table places add column city_id integer references cities;
create index places_of_city on places (city_id) where city_id is not null;

update places set city_id = (
  select cities.id from cities
  where cities.lat = places.lat and cities.lon = places.lon
    and cities.name_norm in (places.city_norm, places.city_norm || ' city')
  order by cities.population desc limit 1
)
where lat is not null;

-- The previous release deletes unused places without coordinates and does not know of this reference.
alter table tours add column place_id integer references places on delete set null;
update tours set place_id = places.id
  from places where places.city_norm = norm(tours.city) and places.country_norm = norm(tours.country);
create index tours_of_place on tours (place_id, starts_on);

-- Profiles to leave out of the counts of visitors from a country.
create index directory_hide_lists on profiles (place_id) where listed and hidden_countries <> '{}';
