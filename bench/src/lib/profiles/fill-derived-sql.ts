// Derived rows, which triggers maintain otherwise: triggers are off during the fill. Earlier releases lack some of the tables.

export const listedServices = `
  do $$ begin
    if to_regclass('profile_services') is not null then
      perform match_profile_services(array(select id from profiles));
      update services set profile_count = counted.count
      from (
        select service_id, count(*) from profile_services join profiles on profiles.id = profile_id
        where listed group by service_id
      ) as counted
      where services.id = counted.service_id;
    end if;
  end $$`;

/** Needs the indexes: it looks up each row's causes. */
export const storedCards = `
  do $$ begin
    if to_regclass('profile_cards') is not null then
      insert into profile_cards (profile_id, card) select id, build_profile_card(profiles) from profiles
      on conflict do nothing;
    end if;
    if to_regclass('profile_facets') is not null then
      insert into profile_facets
      select facets.* from profiles, lateral build_profile_facets(profiles) as facets
      on conflict do nothing;
    end if;
    if to_regclass('listed_texts') is not null then
      insert into listed_texts (profile_id, texts)
      select id, join_listed_texts(profiles) from profiles where listed
      on conflict do nothing;
    end if;
    if to_regclass('rotation_places') is not null then
      perform add_rotation_places(array(select id from profiles));
    end if;
  end $$`;
