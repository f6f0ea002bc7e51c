-- Conversations that were opened but never written in are deleted; most conversations have a message.
create index conversations_unwritten on conversations (created_at) where last_sequence = 0;
