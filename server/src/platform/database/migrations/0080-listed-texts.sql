-- Every text of a listed profile that a search reads, beside an index that finds letters anywhere in a word without
-- reading the text. Triggers renew it in the transaction of the change.
create table listed_texts (
  profile_id uuid primary key references profiles on delete cascade,
  -- Filled up with spaces, so that PostgreSQL moves every text out of its row: searches read the rows, and never the text.
  texts text collate "C" not null
)
with (toast_tuple_target = 128);

create function join_listed_texts(profile profiles) returns text language sql immutable as $$
  select rpad(profile.name_norm || E' \x1f ' || profile.city_norm || E' \x1f ' || coalesce(profile.about_norm, ''), 2100)
$$;

-- The parts by which a search finds a text:
-- - for letters within a word, the word from each of its letters on: the index finds them as the beginning of a part,
-- - for letters across a space, the letter before it with the two after it,
-- - the first words of name and city, because a search also finds those that it contains.
create function search_parts(texts text) returns tsvector language sql immutable parallel safe cost 10000 as $$
  with given as materialized (select string_to_array(rtrim(texts), ' ') as words)
  select array_to_tsvector(array(
    select substr(word, start, 16) from unnest(words) as word, generate_series(1, length(word) - 2) as start
    union all
    select right(words[at - 1], 1) || ' ' || left(words[at], 2) from generate_series(2, cardinality(words)) as at
    union all
    select 'name ' || words[1]
    union all
    select 'city ' || split_part(split_part(texts, E' \x1f ', 2), ' ', 1)
  ))
  from given
$$;

create function renew_listed_texts() returns trigger language plpgsql as $$
begin
  if new.listed then
    insert into listed_texts (profile_id, texts) values (new.id, join_listed_texts(new))
    on conflict (profile_id) do update set texts = excluded.texts where listed_texts.texts <> excluded.texts;
  else
    delete from listed_texts where profile_id = new.id;
  end if;
  return null;
end
$$;

create trigger texts_of_new_profile after insert on profiles
for each row when (new.listed) execute function renew_listed_texts();
create trigger texts_of_profile after update of listed, name, current_city, about_me on profiles
for each row when (
  (old.listed, old.name, old.current_city, old.about_me)
  is distinct from (new.listed, new.name, new.current_city, new.about_me)
)
execute function renew_listed_texts();

insert into listed_texts (profile_id, texts) select id, join_listed_texts(profiles) from profiles where listed;
create index listed_texts_by_part on listed_texts using gin (search_parts(texts));
analyze listed_texts;
