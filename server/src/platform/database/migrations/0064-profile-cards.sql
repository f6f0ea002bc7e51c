-- The part of a profile's card that changes only when a person changes it, so that lists read one row for each card.
-- Triggers renew it in the transaction of the change. Until every node runs the new release, the previous one writes too.
create table profile_cards (
  profile_id uuid primary key references profiles on delete cascade,
  card json not null
);

create function build_profile_card(profile profiles) returns json language sql stable as $$
  select json_build_object(
    'slug', profile.slug, 'name', profile.name, 'age', profile.age, 'gender', profile.gender,
    'rateOutcall', profile.rate_outcall, 'rateIncall', profile.rate_incall, 'currency', profile.currency,
    'city', profile.city, 'country', profile.country, 'languages', profile.languages,
    'isVerified', profile.is_verified,
    'isPresenceShown', (select show_online_status from users where id = profile.user_id),
    'tagIds', (
      select coalesce(json_agg(tag_id order by tag_id), '[]') from profile_tags where profile_id = profile.id
    ),
    'image', (
      select json_build_object(
        'id', id, 'title', title, 'isPrimary', is_primary, 'width', width, 'height', height, 'colors', colors
      )
      from media where owner_id = profile.user_id and is_shown and media_type = 'image'
      order by is_primary desc, position, id limit 1
    ),
    'rating', (
      select json_build_object('average', average, 'count', count)
      from profile_ratings where profile_id = profile.id and count > 0 and profile.allow_reviews
    ),
    'tour', (
      select json_build_object('city', city, 'country', country, 'to', ends_on) from tours where id = profile.tour_id
    )
  )
$$;

create function renew_profile_cards(ids uuid[]) returns void language plpgsql as $$
begin
  -- Waits for other transactions that renew these cards: the next statement then sees their changes.
  perform from profile_cards where profile_id = any (ids) order by profile_id for update;
  insert into profile_cards (profile_id, card)
  select id, build_profile_card(profiles) from profiles where id = any (ids) order by id
  on conflict (profile_id) do update set card = excluded.card
  where profile_cards.card::text <> excluded.card::text;
end
$$;

create function renew_cards_of_inserted() returns trigger language plpgsql as $$
begin
  perform renew_profile_cards(array(select id from inserted));
  return null;
end
$$;

create trigger card_of_new_profile after insert on profiles
referencing new table as inserted for each statement execute function renew_cards_of_inserted();

create function renew_card_of_profile() returns trigger language plpgsql as $$
begin
  perform renew_profile_cards(array[new.id]);
  return null;
end
$$;

create trigger card_of_profile after update of
  slug, name, age, gender, rate_outcall, rate_incall, currency, city, country, languages, is_verified, allow_reviews,
  tour_id
on profiles for each row
when (
  (old.slug, old.name, old.age, old.gender, old.rate_outcall, old.rate_incall, old.currency, old.city, old.country,
    old.languages, old.is_verified, old.allow_reviews, old.tour_id)
  is distinct from
  (new.slug, new.name, new.age, new.gender, new.rate_outcall, new.rate_incall, new.currency, new.city, new.country,
    new.languages, new.is_verified, new.allow_reviews, new.tour_id)
)
execute function renew_card_of_profile();

create function renew_cards_of_tagged() returns trigger language plpgsql as $$
begin
  -- A deleted tag takes its rows with it and leaves its id on the cards, where it names nothing: a tag may be on most
  -- profiles.
  perform renew_profile_cards(array(
    select distinct profile_id from changed where exists (select from tags where tags.id = tag_id)
  ));
  return null;
end
$$;

create trigger card_of_new_tags after insert on profile_tags
referencing new table as changed for each statement execute function renew_cards_of_tagged();
create trigger card_of_old_tags after delete on profile_tags
referencing old table as changed for each statement execute function renew_cards_of_tagged();

create function renew_card_of_reference() returns trigger language plpgsql as $$
begin
  perform renew_profile_cards(array[case when tg_op = 'DELETE' then old.profile_id else new.profile_id end]);
  return null;
end
$$;

create trigger card_of_rating after insert or update or delete on profile_ratings
for each row execute function renew_card_of_reference();
create trigger card_of_tour after update of city, country, ends_on on tours
for each row execute function renew_card_of_reference();

create function renew_card_of_owner() returns trigger language plpgsql as $$
begin
  perform renew_profile_cards(array(
    select id from profiles where user_id = case when tg_op = 'DELETE' then old.owner_id else new.owner_id end
  ));
  return null;
end
$$;

create trigger card_of_new_picture after insert on media
for each row when (new.is_shown and new.media_type = 'image') execute function renew_card_of_owner();
create trigger card_of_old_picture after delete on media
for each row when (old.is_shown and old.media_type = 'image') execute function renew_card_of_owner();
create trigger card_of_picture after update on media
for each row when (
  new.media_type = 'image' and (old.is_shown or new.is_shown)
  and (old.is_shown, old.is_primary, old.position, old.title, old.width, old.height, old.colors)
    is distinct from (new.is_shown, new.is_primary, new.position, new.title, new.width, new.height, new.colors)
)
execute function renew_card_of_owner();

create function renew_card_of_account() returns trigger language plpgsql as $$
begin
  perform renew_profile_cards(array(select id from profiles where user_id = new.id));
  return null;
end
$$;

create trigger card_of_account after update of show_online_status on users
for each row when (old.show_online_status <> new.show_online_status) execute function renew_card_of_account();

insert into profile_cards (profile_id, card) select id, build_profile_card(profiles) from profiles;

-- Lists of a category that find few profiles read them all from this index, with everything that sorts them.
create index directory_category_found on profiles (category_id, gender, age)
include (id, usd_outcall, usd_incall, created_at, city_norm, name_norm) where listed;
drop index directory_category_traits;
