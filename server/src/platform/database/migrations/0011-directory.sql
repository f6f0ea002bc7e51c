-- How visitors find profiles. Only the listed ones are in these indexes.

alter table profiles
  add column name_norm text collate "C" generated always as (norm(name)) stored,
  add column city_norm text collate "C" generated always as (norm(city)) stored;

create index directory_newest on profiles (created_at desc, id desc) where listed;

create index directory_category_newest on profiles (category_id, created_at desc, id desc) where listed;
create index directory_category_outcall on profiles (category_id, usd_outcall, id) where listed;
create index directory_category_incall on profiles (category_id, usd_incall, id) where listed;
create index directory_category_age on profiles (category_id, age, id) where listed;
create index directory_category_name on profiles (category_id, name_norm, id) where listed;

create index directory_city_newest on profiles (city_norm, created_at desc, id desc) where listed;
create index directory_outcall on profiles (usd_outcall, id) where listed;
create index directory_incall on profiles (usd_incall, id) where listed;
create index directory_age on profiles (age, id) where listed;
create index directory_name on profiles (name_norm, id) where listed;
create index directory_verified on profiles (created_at desc, id desc) where listed and is_verified;
create index directory_available on profiles (available_until) where listed and available_until is not null;
create index directory_text on profiles using gin ((name_norm || ' ' || city_norm) gin_trgm_ops) where listed;
