-- Who can be found. One profile per account.

create extension if not exists unaccent;

-- Comparison ignores case and accents. Wrapped, because an index needs it immutable.
create function norm(text) returns text language sql immutable strict parallel safe as
$$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

create table profiles (
  id uuid primary key,
  user_id uuid not null unique references users on delete cascade,
  -- Made from the first name it had; stays when the name changes.
  slug text collate "C" not null unique,

  name text not null,
  age integer not null check (age between 18 and 100),
  gender text not null check (gender in ('female', 'male', 'transgender', 'other')),
  rate_outcall numeric(12, 2) not null check (rate_outcall >= 0),
  rate_incall numeric(12, 2) not null check (rate_incall >= 0),
  currency text not null references exchange_rates,
  -- In dollars, renewed whenever a rate or an exchange rate changes.
  usd_outcall numeric(14, 2) not null,
  usd_incall numeric(14, 2) not null,
  city text not null,
  country text not null,

  category_id uuid references categories on delete set null,
  about_me text,
  orientation text,
  languages text[] not null default '{}',
  services text[] not null default '{}',
  height integer check (height between 100 and 250),
  weight integer check (weight between 30 and 200),
  bust text,
  waist text,
  hips text,
  hair text,
  hair_color text,
  eye_color text,
  ethnicity text,
  nationality text,
  smokes text,
  implants text,
  shaved text,
  preferences text,
  working_hours text,
  availability text,
  custom_fields jsonb not null default '[]',
  -- A district, never a street.
  district text,

  phone_number text,
  whatsapp text,
  telegram text,
  instagram text,
  twitter text,
  wechat text,
  line_id text,
  email text,

  is_public boolean not null default true,
  allow_messages boolean not null default true,
  contact_visibility text not null default 'everyone' check (contact_visibility in ('everyone', 'members')),
  is_indexed boolean not null default true,

  status text not null default 'draft'
    check (status in ('draft', 'active', 'inactive', 'suspended', 'approved', 'pending')),
  rejection_reason text,
  is_verified boolean not null default false,
  -- Name, age or primary photo changed since: somebody should look again.
  recheck_since timestamptz,
  is_paid boolean not null default false,
  premium_expiry date,
  available_until timestamptz,
  -- Kept by the visibility predicate, in the transaction that changes any of its causes.
  listed boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (not is_paid or premium_expiry is not null),
  check (status <> 'inactive' or rejection_reason is not null)
);

create index profiles_newest on profiles (created_at desc, id desc);
create index profiles_of_status on profiles (status, created_at desc, id desc);
create index profiles_of_category on profiles (category_id) where category_id is not null;
create index profiles_of_currency on profiles (currency);
create index profiles_search_for_admins on profiles
  using gin ((norm(name) || ' ' || norm(city) || ' ' || norm(country)) gin_trgm_ops);

create table profile_tags (
  profile_id uuid not null references profiles on delete cascade,
  tag_id uuid not null references tags on delete cascade,
  primary key (profile_id, tag_id)
);

create index profile_tags_of_tag on profile_tags (tag_id, profile_id);
