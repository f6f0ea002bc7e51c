/** Rows are generated like the profiles, from numbers and salts; see `profiles/fill-sql.ts` for the functions. */

/** Accounts that read and write: one per five profiles, ten of them admins. */
const readers = `
  create temp table readers as
  select n, pg_temp.id(born, n, 60) as id, born, first.word as name,
    case when n <= 10 then '{admin}' when n % 50 = 0 then '{supplier}' when n % 99 = 0 then '{vip}' else '{user}' end::text[]
      as roles
  from (
    select n, date_trunc('milliseconds', now() - pg_temp.part(n, 61) * interval '1095 days') as born
    from generate_series(1, $1::integer / 5) as n
  ) as numbers
  join words as first on first.kind = 'first' and first.at = pg_temp.frequent(n, 62, 1500, 20);`;

const users = `
  insert into users (id, name, email, password_hash, roles, status, email_verified_at, created_at, updated_at)
  select id, name, 'reader-' || n || '@bench.test', 'none', roles,
    case when n % 70 = 0 then 'banned' when n % 71 = 0 then 'suspended' else 'active' end, born, born, born
  from readers order by n`;

const states = `
  update media set
    status = case when part < 0.05 then 'pending' when part < 0.08 then 'rejected' else 'draft' end,
    submitted_at = case when part < 0.05 then now() - part * interval '60 days' end,
    rejection_reason = case when part >= 0.05 and part < 0.08 then 'Too dark.' end
  from (select id, pg_temp.part(hashtext(id::text), 63) as part from media) as drawn
  where drawn.id = media.id and part < 0.1`;

/** Four reviews for a quarter of the profiles, each by a different author. */
const reviews = `
  insert into reviews (id, profile_id, author_id, rating, title, body, is_anonymous, status, rejection_reason,
    submitted_at, first_approved_at, created_at, updated_at)
  select pg_temp.id(written, drawn.n, 64), seeds.id, readers.id, pg_temp.whole(drawn.n, 65, 1, 5), 'A good evening', sentence,
    drawn.n % 3 = 0, state, case when state = 'rejected' then 'Names someone.' end, written,
    case when state = 'approved' then written end, written, written
  from (
    select n, now() - pg_temp.part(n, 66) * interval '900 days' as written,
      case when pg_temp.part(n, 67) < 0.05 then 'pending' when pg_temp.part(n, 67) < 0.1 then 'rejected'
        else 'approved' end as state
    from generate_series(1, $1::integer) as n
  ) as drawn
  join seeds on seeds.n = 1 + drawn.n / 4
  join readers on readers.n = 1 + drawn.n % ($1::integer / 5)
  join sentences on sentences.at = 1 + drawn.n % 40000
  order by drawn.n`;

const listings = `
  insert into listings (id, supplier_id, slug, title, description, price, currency, status, rejection_reason,
    submitted_at, created_at, updated_at)
  select pg_temp.id(born, n, 68), user_id, 'listing-' || n, 'An evening in ' || city, 'Dinner and a walk.', 200, 'USD',
    state, case when state = 'rejected' then 'Not clear enough.' end, born, born, born
  from (
    select *, (array['pending', 'approved', 'approved', 'approved', 'rejected', 'draft'])[1 + n % 6] as state
    from seeds where n % 10 = 0 order by n limit 5000
  ) as drawn`;

/** Cases with one report each; a fifth of them are open. */
const cases = `
  create temp table drawn_cases as
  select numbers.n, pg_temp.id(at, numbers.n, 69) as id, pg_temp.id(at, numbers.n, 70) as evidence_id,
    pg_temp.id(at, numbers.n, 71) as report_id,
    subject.id as subject_id, subject.user_id as owner_id, subject.name, at, numbers.n % 5 = 0 as open,
    reporter.id as reporter_id, admin.id as admin_id
  from (select n, now() - pg_temp.part(n, 72) * interval '300 days' as at from generate_series(1, 5000) as n) as numbers
  join seeds as subject on subject.n = numbers.n
  join readers as reporter on reporter.n = 11 + numbers.n % 1000
  join readers as admin on admin.n = 1 + numbers.n % 10;
  insert into cases (id, subject_type, subject_id, owner_id, label, reason, priority, status, report_count, opened_at,
    resolution, action, note, decided_by, decided_at)
  select id, 'profile', subject_id, owner_id, name, (array['scam', 'impersonation', 'harassment', 'other'])[1 + n % 4],
    1 + n % 5, case when open then 'open' else 'decided' end, 1, at, case when not open then 'upheld' end,
    case when not open then 'hide' end, case when not open then 'Seen.' end, case when not open then admin_id end,
    case when not open then at + interval '2 hours' end
  from drawn_cases;
  insert into evidence (id, case_id, kind, reason, text, by_id, created_at)
  select evidence_id, id, 'report', 'scam', 'It looked wrong.', reporter_id, at from drawn_cases;
  insert into reports (id, case_id, evidence_id, target_type, target_id, reason, reporter_id, created_at, resolution,
    resolved_at)
  select report_id, id, evidence_id, 'profile', subject_id, 'scam', reporter_id, at, case when not open then 'upheld' end,
    case when not open then at + interval '2 hours' end
  from drawn_cases;
  insert into restrictions (id, case_id, subject_type, subject_id, label, user_id, action, reason, explanation, basis,
    decided_by, created_at)
  select pg_temp.id(at, n, 73), id, 'profile', subject_id, name, owner_id, 'hide', 'scam', 'It looked wrong.', 'report',
    admin_id, at + interval '2 hours'
  from drawn_cases where not open`;

const contact = `
  insert into contact_messages (id, name, email, subject, message, status, created_at, settled_at)
  select pg_temp.id(at, n, 74), 'Someone', 'visitor-' || n || '@bench.test', 'A question', 'How does it work?',
    case when n % 5 = 0 then 'open' when n % 5 = 1 then 'closed' else 'answered' end, at,
    case when n % 5 <> 0 then at + interval '1 day' end
  from (select n, now() - pg_temp.part(n, 75) * interval '300 days' as at from generate_series(1, 5000) as n) as numbers`;

/** Audit entries. Their hashes form no valid chain, because the measured reads do not verify it. */
const audit = `
  insert into audit_log (position, at, actor_id, action, subject_type, subject_id, before, after, request_id,
    previous_hash, hash)
  select numbers.n, now() - ($1 - numbers.n) * interval '5 minutes', admin.id,
    (array['user.banned', 'user.unbanned', 'user.updated', 'profile.approved', 'profile.rejected', 'profile.verified',
      'media.approved', 'media.rejected', 'review.approved', 'review.rejected', 'case.decided', 'category.created'])[
      pg_temp.frequent(numbers.n, 76, 12, 3)],
    'user', seeds.user_id, '{"status": "pending"}', '{"status": "approved", "note": "Seen and found in order."}',
    'request-' || numbers.n, sha256(numbers.n::text::bytea), sha256((numbers.n + 1)::text::bytea)
  from generate_series(1, $1::bigint) as numbers(n)
  join readers as admin on admin.n = pg_temp.frequent(numbers.n, 77, 10, 1)
  join seeds on seeds.n = pg_temp.whole(numbers.n, 78, 1, $1::integer)
  order by numbers.n`;
const auditHead = `
  update audit_head set position = last.position, hash = last.hash
  from (select position, hash from audit_log order by position desc limit 1) as last`;

const activity = `
  insert into activity (id, user_id, kind, created_at)
  select pg_temp.id(at, drawn.n, 79), seeds.user_id,
    (array['account.signed_in', 'favorite.added', 'account.profile_updated', 'review.written', 'account.registered'])[
      pg_temp.frequent(drawn.n, 80, 5, 1)], at
  from (
    select n, now() - ($1::bigint * 2 - n) * (interval '180 days' / ($1::bigint * 2)) as at
    from generate_series(1, $1::bigint * 2) as n
  ) as drawn
  join seeds on seeds.n = pg_temp.whole(drawn.n, 81, 1, $1::integer)
  order by drawn.n`;

const messages = `
  create temp table pairs as
  select one.n, pg_temp.id(one.born, one.n, 82) as id, one.user_id as one_id, readers.id as other_id
  from seeds as one join readers on readers.n = one.n + 10 where one.n <= 2000;
  insert into conversations (id, first_id, second_id, started_by_id, last_sequence, accepted_at, created_at)
  select id, least(one_id, other_id), greatest(one_id, other_id), other_id, 50, now(), now() from pairs;
  insert into conversation_members (conversation_id, user_id, other_id, updated_at)
  select id, one_id, other_id, now() from pairs
  union all select id, other_id, one_id, now() from pairs;
  insert into messages (conversation_id, sequence, id, sender_id, client_id, content, created_at)
  select id, place, pg_temp.id(at, n * 100 + place, 83), other_id, n || ' ' || place, 'Good evening', at
  from (select *, now() - (50 - place) * interval '14 hours' - n * interval '1 second' as at
    from pairs, generate_series(1, 50) as place) as drawn
  order by at`;

/** Daily totals, as the nightly job stores them. */
const days = `
  insert into site_days (day, registrations, messages, reviews)
  select day::date, 90, 3000, 100
  from generate_series(current_date - 60, current_date - 1, interval '1 day') as day`;

export const adminSql = {
  readers,
  users,
  states,
  reviews,
  listings,
  cases,
  contact,
  audit,
  auditHead,
  activity,
  messages,
  days,
};
