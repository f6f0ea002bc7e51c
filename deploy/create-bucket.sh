#!/bin/sh
# Creates the bucket and the account with which the site uses it, and nothing but it. compose.yaml runs it at each start.
set -eu

until mc alias set admin http://bucket:9000 root "$(cat /run/secrets/bucket-root-password)"; do sleep 1; done
mc mb --ignore-existing admin/vesper
mc admin user add admin vesper "$(cat /run/secrets/bucket-secret)"
mc admin policy create admin vesper /deploy/bucket-policy.json
# Fails where it is attached already.
mc admin policy attach admin vesper --user vesper || true
