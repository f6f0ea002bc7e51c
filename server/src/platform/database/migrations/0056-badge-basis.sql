-- What a badge rests on: a document that staff checked, or the word of staff alone.

alter table profiles
  add column verified_by text check (verified_by in ('document', 'staff')),
  -- Why staff gave it without a document; theirs to read.
  add column badge_reason text;

update profiles set verified_by = 'document'
where (is_verified or recheck_since is not null) and verified_in is not null;

-- Every badge says its month: that of the entry in the audit log, or of the last change.
update profiles set
  verified_by = 'staff',
  verified_in = date_trunc('month', coalesce(
    (
      select max(audit_log.at) from audit_log
      where audit_log.subject_id = profiles.id and audit_log.action = 'profile.verified'
    ),
    profiles.updated_at
  ) at time zone 'utc')::date
where (is_verified or recheck_since is not null) and verified_in is null;
