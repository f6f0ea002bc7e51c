-- The facet values of each profile in one narrow row, so that counting facets reads one table instead of four. Triggers
-- renew it in the transaction of the change, also when the previous release writes.
create table profile_facets (
  profile_id uuid primary key references profiles on delete cascade,
  gender text not null,
  category_id uuid,
  usd_outcall numeric(14, 2) not null,
  usd_incall numeric(14, 2) not null,
  languages text[] not null,
  welcomes text[] not null,
  access text[] not null,
  tag_ids uuid[] not null,
  service_ids uuid[] not null,
  -- Every duration with a rate, and its rates in dollars side by side; null where none is given.
  rate_durations text[] not null,
  outcall_rates numeric[] not null,
  incall_rates numeric[] not null
);

create function build_profile_facets(profile profiles) returns profile_facets language sql stable as $$
  select profile.id, profile.gender, profile.category_id, profile.usd_outcall, profile.usd_incall,
    profile.languages, profile.welcomes, profile.access,
    array(select tag_id from profile_tags where profile_id = profile.id order by tag_id),
    array(select service_id from profile_services where profile_id = profile.id order by service_id),
    coalesce(array_agg(duration order by duration), '{}'),
    coalesce(array_agg(outcall order by duration), '{}'),
    coalesce(array_agg(incall order by duration), '{}')
  from (
    select duration, max(usd) filter (where place = 'outcall') as outcall, max(usd) filter (where place = 'incall') as incall
    from (
      select place, duration, usd from profile_rates where profile_id = profile.id
      union all select 'outcall', '60', nullif(profile.usd_outcall, 0) where profile.rate_outcall > 0
      union all select 'incall', '60', nullif(profile.usd_incall, 0) where profile.rate_incall > 0
    ) as rates
    group by duration
  ) as offered
$$;

create function renew_profile_facets(ids uuid[]) returns void language plpgsql as $$
begin
  if cardinality(ids) = 0 then
    return;
  end if;
  -- Waits for other transactions that renew these rows: the next statement then sees their changes.
  perform from profile_facets where profile_id = any (ids) order by profile_id for update;
  insert into profile_facets
  select facets.* from profiles, lateral build_profile_facets(profiles) as facets
  where profiles.id = any (ids) order by profiles.id
  on conflict (profile_id) do update set
    gender = excluded.gender, category_id = excluded.category_id,
    usd_outcall = excluded.usd_outcall, usd_incall = excluded.usd_incall,
    languages = excluded.languages, welcomes = excluded.welcomes, access = excluded.access,
    tag_ids = excluded.tag_ids, service_ids = excluded.service_ids,
    rate_durations = excluded.rate_durations, outcall_rates = excluded.outcall_rates,
    incall_rates = excluded.incall_rates
  where profile_facets is distinct from excluded;
end
$$;

create function renew_facets_of_new_profiles() returns trigger language plpgsql as $$
begin
  perform renew_profile_facets(array(select id from inserted));
  return null;
end
$$;

create trigger facets_of_new_profiles after insert on profiles
referencing new table as inserted for each statement execute function renew_facets_of_new_profiles();

-- For each statement, because a change of an exchange rate changes the prices of most profiles.
create function renew_facets_of_profiles() returns trigger language plpgsql as $$
begin
  perform renew_profile_facets(array(
    select id from later join earlier using (id)
    where (
      later.gender, later.category_id, later.rate_outcall, later.rate_incall, later.usd_outcall, later.usd_incall,
      later.languages, later.welcomes, later.access
    ) is distinct from (
      earlier.gender, earlier.category_id, earlier.rate_outcall, earlier.rate_incall, earlier.usd_outcall,
      earlier.usd_incall, earlier.languages, earlier.welcomes, earlier.access
    )
  ));
  return null;
end
$$;

create trigger facets_of_profiles after update on profiles
referencing old table as earlier new table as later for each statement execute function renew_facets_of_profiles();

create function renew_facets_of_parts() returns trigger language plpgsql as $$
begin
  perform renew_profile_facets(array(select distinct profile_id from changed));
  return null;
end
$$;

-- A deleted tag may be on most profiles, so its id stays in their rows, where it is ignored.
create function renew_facets_of_tagged() returns trigger language plpgsql as $$
begin
  perform renew_profile_facets(array(
    select distinct profile_id from changed where exists (select from tags where tags.id = tag_id)
  ));
  return null;
end
$$;

create trigger facets_of_new_tags after insert on profile_tags
referencing new table as changed for each statement execute function renew_facets_of_parts();
create trigger facets_of_old_tags after delete on profile_tags
referencing old table as changed for each statement execute function renew_facets_of_tagged();

create trigger facets_of_new_services after insert on profile_services
referencing new table as changed for each statement execute function renew_facets_of_parts();
create trigger facets_of_services after update on profile_services
referencing new table as changed for each statement execute function renew_facets_of_parts();
create trigger facets_of_old_services after delete on profile_services
referencing old table as changed for each statement execute function renew_facets_of_parts();

create trigger facets_of_new_rates after insert on profile_rates
referencing new table as changed for each statement execute function renew_facets_of_parts();
create trigger facets_of_rates after update on profile_rates
referencing new table as changed for each statement execute function renew_facets_of_parts();
create trigger facets_of_old_rates after delete on profile_rates
referencing old table as changed for each statement execute function renew_facets_of_parts();

insert into profile_facets
select facets.* from profiles, lateral build_profile_facets(profiles) as facets order by profiles.id;
analyze profile_facets;
