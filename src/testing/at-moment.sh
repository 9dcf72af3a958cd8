#!/bin/sh
# Runs a command as if it were another moment, in another zone: src/testing/at-moment.sh Pacific/Auckland '2027-04-04 01:55' npx vitest run
# Every program it starts sees that moment, whatever surroundings it is given: tests, the servers they start, and PostgreSQL.
# Needs Linux, libfaketime (Debian: apt install faketime), and root or user namespaces. The machine's own clock and /etc stay as they are.
set -eu
zone=$1 moment=$2
shift 2
# Not libfaketimeMT: with it, tests in which a statement runs out of time fail.
library=$(ls /usr/lib/*/faketime/libfaketime.so.1)
seconds=$(($(TZ=$zone date -d "$moment" +%s) - $(date +%s)))
[ "$seconds" -lt 0 ] || seconds=+$seconds
[ "$(id -u)" -eq 0 ] && as='' || as=--map-root-user
changed=$(mktemp -d)
trap 'rmdir "$changed"' EXIT
export TZ="$zone" FAKETIME_DONT_FAKE_MONOTONIC=1
# The environment does not reach everything that is started; what the loader reads in a private copy of /etc does.
unshare $as --mount sh -euc '
  mount -t tmpfs none "$1"
  mkdir "$1/upper" "$1/work"
  mount -t overlay none -o "lowerdir=/etc,upperdir=$1/upper,workdir=$1/work" /etc
  echo "$2" > /etc/faketimerc
  echo "$3" > /etc/ld.so.preload
  shift 3
  exec "$@"' sh "$changed" "$seconds" "$library" "$@"
