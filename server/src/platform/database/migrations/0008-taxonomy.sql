-- What profiles are found by.

create table categories (
  id uuid primary key,
  name text not null unique,
  slug text not null unique,
  type text not null check (type in ('service', 'location', 'feature')),
  icon text not null default '',
  description text not null default '',
  is_active boolean not null default true,
  -- Public profiles behind it, kept by whoever changes what is public.
  profile_count integer not null default 0 check (profile_count >= 0),
  parent_id uuid references categories on delete set null,
  sort_order integer not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (parent_id <> id)
);

create index categories_in_order on categories (sort_order, name);
create index categories_of_parent on categories (parent_id) where parent_id is not null;

create table tags (
  id uuid primary key,
  name text not null unique,
  slug text not null unique,
  type text not null check (type in ('service', 'physical', 'personality', 'location', 'other')),
  color text not null default '#6B7280' check (color ~ '^#[0-9A-Fa-f]{6}$'),
  description text not null default '',
  is_active boolean not null default true,
  profile_count integer not null default 0 check (profile_count >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

insert into categories (id, name, slug, type, icon, description, sort_order)
select gen_random_uuid(), name, slug, type, icon, description, (row_number() over ()) * 10
from (values
  ('Escort', 'escort', 'service', '✨', 'Company for an evening, a dinner or an event'),
  ('Massage', 'massage', 'service', '💆', 'Relaxing massage by people who know their craft'),
  ('Dancer', 'dancer', 'service', '💃', 'Dancers for private evenings and celebrations'),
  ('Model', 'model', 'service', '📸', 'Models for shoots, fairs and receptions'),
  ('Companion', 'companion', 'service', '🥂', 'Good company for travel, theatre and conversation'),
  ('Therapist', 'therapist', 'service', '🌿', 'Wellness and bodywork with time and attention'),
  ('New York', 'new-york', 'location', '🗽', 'Companions in New York'),
  ('Los Angeles', 'los-angeles', 'location', '🌴', 'Companions in Los Angeles'),
  ('Miami', 'miami', 'location', '🏖️', 'Companions in Miami'),
  ('Las Vegas', 'las-vegas', 'location', '🎲', 'Companions in Las Vegas'),
  ('Chicago', 'chicago', 'location', '🌆', 'Companions in Chicago'),
  ('San Francisco', 'san-francisco', 'location', '🌉', 'Companions in San Francisco')
) as given (name, slug, type, icon, description);

insert into tags (id, name, slug, type, color, description)
select gen_random_uuid(), name, slug, type, color, description
from (values
  ('Luxury', 'luxury', 'service', '#B8860B', 'For the finest occasions'),
  ('Professional', 'professional', 'personality', '#1D4ED8', 'Reliable, punctual and discreet'),
  ('VIP', 'vip', 'service', '#7C3AED', 'Something out of the ordinary'),
  ('Athletic', 'athletic', 'physical', '#047857', 'Sporty and fit'),
  ('Natural', 'natural', 'physical', '#4D7C0F', 'Just as they are'),
  ('Exotic', 'exotic', 'physical', '#C2410C', 'From far away, or looking like it'),
  ('Curvy', 'curvy', 'physical', '#BE185D', 'Soft lines'),
  ('Slim', 'slim', 'physical', '#0E7490', 'Slender and light'),
  ('Bilingual', 'bilingual', 'other', '#4338CA', 'At home in two languages or more'),
  ('Friendly', 'friendly', 'personality', '#A16207', 'Warm and easy to talk to'),
  ('Shy', 'shy', 'personality', '#9D174D', 'Quiet at first'),
  ('Outgoing', 'outgoing', 'personality', '#B91C1C', 'Quick to laugh and to start a conversation'),
  ('Massage', 'massage', 'service', '#0F766E', 'Offers massage'),
  ('Dancing', 'dancing', 'service', '#A21CAF', 'Likes to dance, or dances for you'),
  ('Outcall', 'outcall', 'service', '#1E40AF', 'Comes to you'),
  ('Incall', 'incall', 'service', '#3730A3', 'Receives you'),
  ('New', 'new', 'other', '#15803D', 'Here for less than 30 days'),
  ('Verified', 'verified', 'other', '#166534', 'Age and identity checked'),
  ('Available now', 'available-now', 'other', '#047857', 'Free at this moment')
) as given (name, slug, type, color, description);
