-- What the office finds a profile by, kept as it is compared: an index of trigrams looks at every row again, and taking
-- the accents off a thousand names takes longer than finding them.

alter table profiles
  add column office_words text collate "C"
    generated always as (norm(name) || ' ' || norm(city) || ' ' || norm(country)) stored;

drop index profiles_search_for_admins;
create index profiles_search_for_admins on profiles using gin (office_words gin_trgm_ops);
