-- Searching by words. A score is a matter of name and city alone, so each way of matching them has an index that
-- gives its rows in the order of a tie: the shorter name, then the newer profile.

alter table profiles
  add column name_len integer generated always as (char_length(name)) stored,
  add column first_word text collate "C" generated always as (split_part(norm(name), ' ', 1)) stored,
  add column second_word text collate "C" generated always as (split_part(norm(name), ' ', 2)) stored,
  add column about_norm text collate "C" generated always as (norm(about_me)) stored;

-- All that a score needs is in the index, so that no profile is read before the best are known.
create index search_length on profiles (name_len, created_at desc, id desc)
  include (name_norm, city_norm, first_word) where listed;
create index search_start_2 on profiles (left(name_norm, 2), name_len, created_at desc, id desc)
  include (name_norm, city_norm, first_word) where listed;
create index search_start_3 on profiles (left(name_norm, 3), name_len, created_at desc, id desc)
  include (name_norm, city_norm, first_word) where listed;
create index search_start_4 on profiles (left(name_norm, 4), name_len, created_at desc, id desc)
  include (name_norm, city_norm, first_word) where listed;
create index search_name on profiles (name_norm, name_len, created_at desc, id desc) where listed;
create index search_first on profiles (first_word, name_len, created_at desc, id desc)
  include (name_norm, city_norm) where listed;
-- What lies within a word is found through the dictionary of words, then by each word in turn.
create index search_second on profiles (second_word, name_len, created_at desc, id desc)
  include (name_norm, city_norm, first_word) where listed and second_word <> '';
create index search_third on profiles (name_len, created_at desc, id desc)
  include (name_norm, city_norm, first_word) where listed and split_part(name_norm, ' ', 3) <> '';
create index search_city on profiles (city_norm, name_len, created_at desc, id desc)
  include (name_norm, first_word) where listed;
create index search_name_part on profiles using gin (name_norm gin_trgm_ops) where listed;
create index search_about on profiles using gin (about_norm gin_trgm_ops) where listed;

-- A list with filters is counted, and walked through, without reading the profiles.
create index directory_category_traits on profiles (category_id, gender, age)
  include (usd_outcall, usd_incall) where listed;
drop index directory_category_newest;
create index directory_category_newest on profiles (category_id, created_at desc, id desc)
  include (gender, age, usd_outcall, usd_incall) where listed;

drop index directory_category_outcall;
create index directory_category_outcall on profiles (category_id, usd_outcall, id)
  include (usd_incall, gender, age) where listed;
drop index directory_category_incall;
create index directory_category_incall on profiles (category_id, usd_incall, id)
  include (usd_outcall, gender, age) where listed;
drop index directory_category_age;
create index directory_category_age on profiles (category_id, age, id)
  include (usd_outcall, usd_incall, gender) where listed;

create index directory_languages on profiles using gin (languages) where listed;

-- Every word of a name or a city that was ever public: what a slip of the finger may have meant.
create table search_words (word text collate "C" primary key);
create index search_words_alike on search_words using gin (word gin_trgm_ops);

insert into search_words
select distinct word
from profiles, string_to_table(name_norm || ' ' || city_norm, ' ') as word
where listed and word <> '';
