-- When this session last proved who it belongs to. Empty in sessions of the release before: their creation counts.
alter table sessions add column authenticated_at timestamptz;
