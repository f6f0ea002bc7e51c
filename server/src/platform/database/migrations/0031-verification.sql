-- Age and identity, checked by staff. Pictures are files of their own, encrypted; here are only their wrapped keys.

create table verifications (
  id uuid primary key,
  user_id uuid not null references users,
  kind text not null check (kind in ('request', 'recheck')),
  status text not null check (status in ('asked', 'waiting', 'approved', 'rejected', 'expired')),
  created_at timestamptz not null,
  -- What the selfie has to show, and until when it can be handed in.
  code text,
  gesture text,
  expires_at timestamptz,
  -- Since when it waits for staff.
  submitted_at timestamptz,
  -- What was changed after the check, for a re-check.
  changes jsonb not null default '[]',
  holder_id uuid references users,
  held_until timestamptz,
  decided_by uuid references users,
  decided_at timestamptz,
  refusal text,
  explanation text check (explanation <> ''),
  -- All that remains of a document: that it showed an adult, its kind, the month, and a keyed hash of its number.
  is_adult boolean,
  method text,
  checked_in date,
  document_hash bytea,
  check ((holder_id is null) = (held_until is null)),
  check ((kind = 'request') = (code is not null and gesture is not null and expires_at is not null)),
  check (status = 'asked' or submitted_at is not null),
  check (status not in ('approved', 'rejected') or (decided_by is not null and decided_at is not null)),
  check (status <> 'rejected' or (refusal is not null and explanation is not null)),
  check ((kind = 'request' and status = 'approved') =
    (is_adult is true and method is not null and checked_in is not null and document_hash is not null))
);

create unique index verifications_one_open on verifications (user_id, kind) where status in ('asked', 'waiting');
create index verifications_of_user on verifications (user_id, created_at desc, id desc);
create index verifications_queue on verifications (submitted_at, id) where status = 'waiting';
create index verifications_decided on verifications (status, decided_at desc, id desc)
  where status in ('approved', 'rejected', 'expired');
create index verifications_lapsing on verifications (expires_at) where status = 'asked';
create index verifications_by_document on verifications (document_hash) where document_hash is not null;
create index verifications_of_holder on verifications (holder_id) where holder_id is not null;

-- Gone with the decision. Without its key a file is nothing but noise.
create table verification_pictures (
  id uuid primary key,
  verification_id uuid not null references verifications on delete cascade,
  kind text not null check (kind in ('document', 'selfie')),
  wrapped_key bytea not null,
  unique (verification_id, kind)
);

-- The month that the badge speaks of.
alter table profiles add column verified_in date;

-- What was changed after a check waits for a look from now on, and shows no badge meanwhile.
insert into verifications (id, user_id, kind, status, created_at, submitted_at)
  select gen_random_uuid(), user_id, 'recheck', 'waiting', recheck_since, recheck_since
  from profiles where is_verified and recheck_since is not null;
update profiles set is_verified = false where is_verified and recheck_since is not null;
update profiles set recheck_since = null where recheck_since is not null
  and not exists (select from verifications where verifications.user_id = profiles.user_id);

alter table restrictions
  drop constraint restrictions_subject_type_check,
  add constraint restrictions_subject_type_check
    check (subject_type in ('profile', 'listing', 'media', 'review', 'message', 'user', 'verification'));
