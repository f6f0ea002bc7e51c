#!/bin/sh
# Writes random secrets for compose.yaml into .env, readable by you alone. Keep a copy where the backups are not.
set -eu
umask 077
[ ! -e .env ] || { echo ".env exists already; its secrets stay as they are." >&2; exit 1; }

draw() { openssl rand -hex 32; }
site_password=$(draw)
redis_password=$(draw)
cat > .env <<SECRETS
POSTGRES_PASSWORD=$(draw)
SITE_PASSWORD=$site_password
DATABASE_URL=postgres://vesper:$site_password@postgres/vesper
REDIS_PASSWORD=$redis_password
REDIS_URL=redis://:$redis_password@redis
BUCKET_ROOT_PASSWORD=$(openssl rand -hex 20)
S3_SECRET_ACCESS_KEY=$(openssl rand -hex 20)
JWT_SECRET=$(draw)
DOCUMENT_KEY=$(draw)
SECRETS
