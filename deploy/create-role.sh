#!/bin/sh
# Creates the site's role in PostgreSQL: it owns one database and has no other rights. compose.yaml runs it once, when the
# database is empty. By hand: SITE_PASSWORD_FILE=<file> deploy/create-role.sh, as an administrator of the server.
set -eu

psql --username "${POSTGRES_USER:-postgres}" --dbname postgres --no-psqlrc --quiet --set ON_ERROR_STOP=1 <<'SQL'
\set password `cat "$SITE_PASSWORD_FILE"`
create role vesper login nosuperuser nocreatedb nocreaterole noreplication password :'password';
create database vesper owner vesper;
revoke all on database vesper from public;
SQL
