-- Under which policy `profiles.listed` was computed, and whether an account was ever taken over by its person.

-- Empty until the first start after this migration, which therefore computes every profile again.
create table publication_policy (
  only_one boolean primary key default true check (only_one),
  policy text not null,
  applied_at timestamptz not null
);

-- When the person first signed in, chose a password or registered themself; accounts made by staff begin without.
alter table users add column claimed_at timestamptz;

update users set claimed_at = created_at
where not exists (select from bulk_upload_rows where bulk_upload_rows.user_id = users.id)
  and not exists (
    select from audit_log where audit_log.subject_id = users.id and audit_log.action = 'user.created'
  );

update users set claimed_at = first.at
from (select user_id, min(created_at) as at from sessions group by user_id) as first
where first.user_id = users.id and users.claimed_at is null;

update users set claimed_at = first.at
from (
  select user_id, min(created_at) as at from activity
  where kind in ('account.signed_in', 'account.password_changed', 'account.email_verified')
  group by user_id
) as first
where first.user_id = users.id and users.claimed_at is null;
