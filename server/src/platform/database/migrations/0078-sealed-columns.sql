-- Message text, phone numbers, contacts and private notes can be stored encrypted. The sealed column decides the form
-- of a row: while it is null the old column holds the text, otherwise the old column is empty. Wrapped keys are kept
-- in the row of their owner and are destroyed with it.

alter table conversations add column sealing_key bytea;
alter table users add column sealing_key bytea;
alter table evidence add column sealing_key bytea;

alter table messages drop constraint messages_content_check;
alter table messages add column content_sealed bytea check (
  case when content_sealed is null then length(content) between 1 and 4000 else content = '' end
);
alter table users add column phone_sealed bytea check (phone_sealed is null or phone is null);
alter table profiles add column contacts_sealed bytea check (
  contacts_sealed is null
  or num_nonnulls(phone_number, whatsapp, telegram, instagram, twitter, wechat, line_id, email) = 0
);
alter table favorites add column note_sealed bytea check (note_sealed is null or note is null);
alter table evidence
  add column text_sealed bytea check (text_sealed is null or text = ''),
  add column snapshot_sealed bytea check (snapshot_sealed is null or snapshot is null);

-- Rows that are not sealed yet. The indexes are empty once the background job is done.
create index messages_plain on messages (conversation_id, sequence) where content_sealed is null;
create index users_plain on users (id) where phone is not null;
create index profiles_plain on profiles (id)
  where num_nonnulls(phone_number, whatsapp, telegram, instagram, twitter, wechat, line_id, email) > 0;
create index favorites_plain on favorites (id) where note is not null;
create index evidence_plain on evidence (id) where text <> '' or snapshot is not null;

create table sealing_state (
  only_one boolean primary key default true check (only_one),
  -- Null until every node reads sealed rows; new rows are sealed from then on.
  on_since timestamptz,
  -- Ids of all root keys that may wrap a key in this database. A node that lacks one of them does not start.
  root_ids bytea[] not null default '{}',
  -- Key of the hashes of document numbers, wrapped.
  index_key bytea
);

-- A new site starts sealed.
insert into sealing_state (on_since) select case when not exists (select from users) then now() end;
