-- What suppliers offer. A listing belongs to an account; visitors see it while its profile is listed.

create table listings (
  id uuid primary key,
  supplier_id uuid not null references users on delete cascade,
  -- Made from the first title it had; stays when the title changes.
  slug text collate "C" not null unique,
  title text not null,
  description text not null,
  price numeric(12, 2) not null check (price >= 0),
  currency text not null references exchange_rates,
  category_id uuid references categories on delete set null,
  status text not null default 'draft' check (status in ('draft', 'pending', 'approved', 'rejected')),
  rejection_reason text,
  -- By a hold or a decision.
  is_hidden boolean not null default false,
  -- Whether visitors may see it, as far as it depends on itself; its supplier's profile must be listed as well.
  is_shown boolean not null generated always as (status = 'approved' and not is_hidden) stored,
  submitted_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (status <> 'rejected' or rejection_reason is not null),
  check (status <> 'pending' or submitted_at is not null)
);

create index listings_shown on listings (created_at desc, id desc) where is_shown;
create index listings_shown_of_category on listings (category_id, created_at desc, id desc) where is_shown;
create index listings_of_category on listings (category_id) where category_id is not null;
create index listings_of_currency on listings (currency);
create index listings_of_supplier on listings (supplier_id, created_at desc, id desc);
create index listings_queue on listings (submitted_at, id) where status = 'pending';
create index listings_of_status on listings (status, created_at desc, id desc);

create table listing_tags (
  listing_id uuid not null references listings on delete cascade,
  tag_id uuid not null references tags on delete cascade,
  primary key (listing_id, tag_id)
);
create index listing_tags_of_tag on listing_tags (tag_id, listing_id);

create table listing_images (
  listing_id uuid not null references listings on delete cascade,
  media_id uuid not null references media on delete cascade,
  position integer not null,
  primary key (listing_id, media_id)
);
create index listing_images_of_media on listing_images (media_id);

-- Listings can be reported and decided about like everything else that is public.
alter table cases
  drop constraint cases_subject_type_check,
  add constraint cases_subject_type_check
    check (subject_type in ('profile', 'listing', 'media', 'review', 'message', 'user'));
alter table restrictions
  drop constraint restrictions_subject_type_check,
  add constraint restrictions_subject_type_check
    check (subject_type in ('profile', 'listing', 'media', 'review', 'message', 'user'));
