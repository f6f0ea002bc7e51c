-- Exposure reports: in which lists and at which places the card of a profile was seen, which bonuses it had at the time,
-- and when the profile was hidden. Numbers per profile and day; nothing about the people who saw the card.

-- `place13` counts impressions from the 13th place up to the next band.
alter table profile_days
  add column place1 integer not null default 0,
  add column place4 integer not null default 0,
  add column place7 integer not null default 0,
  add column place13 integer not null default 0,
  add column place25 integer not null default 0,
  add column place49 integer not null default 0,
  add column place97 integer not null default 0,
  add column place193 integer not null default 0,
  add column in_home integer not null default 0,
  add column in_search integer not null default 0,
  add column in_category integer not null default 0,
  add column in_tag integer not null default 0,
  add column in_city integer not null default 0,
  add column was_available boolean not null default false,
  add column was_active boolean not null default false,
  add column was_premium boolean not null default false;

-- When a profile was hidden. Written by triggers, because many causes change `listed`.
create table profile_hidden_spans (
  profile_id uuid not null references profiles on delete cascade,
  hidden_at timestamptz not null,
  shown_at timestamptz,
  primary key (profile_id, hidden_at)
);
create unique index profile_hidden_now on profile_hidden_spans (profile_id) where shown_at is null;
create index profile_hidden_spans_past on profile_hidden_spans (shown_at) where shown_at is not null;

insert into profile_hidden_spans (profile_id, hidden_at) select id, updated_at from profiles where not listed;

create function record_hidden_span() returns trigger language plpgsql as $$
begin
  if new.listed then
    update profile_hidden_spans set shown_at = now() where profile_id = new.id and shown_at is null;
  else
    -- A profile hidden twice in one transaction continues its span.
    insert into profile_hidden_spans (profile_id, hidden_at) values (new.id, now())
    on conflict (profile_id, hidden_at) do update set shown_at = null;
  end if;
  return null;
end
$$;

create trigger hidden_span_of_new_profile after insert on profiles
for each row when (not new.listed) execute function record_hidden_span();

create trigger hidden_span_of_profile after update of listed on profiles
for each row when (old.listed is distinct from new.listed) execute function record_hidden_span();

-- Medians of comparable profiles, computed at night. A group with too few profiles has no row, so no row says anything
-- about one person. Counts are per visible day.
create table exposure_medians (
  group_key text collate "C" not null,
  days smallint not null check (days in (7, 30, 90)),
  computed_on date not null,
  profiles integer not null,
  shown double precision not null,
  opened double precision not null,
  contacted double precision not null,
  -- First place of the band of the median; null if no place is known.
  place smallint,
  primary key (group_key, days)
);
create index exposure_medians_past on exposure_medians (computed_on);
