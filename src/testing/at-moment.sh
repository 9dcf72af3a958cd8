#!/bin/sh
# Runs a command as if it were another moment, in another zone: src/testing/at-moment.sh Pacific/Auckland '2027-04-04 01:55' npm test
# Every program it starts sees that moment, whatever surroundings it is given: tests, the servers they start, PostgreSQL, and browsers.
# Needs Linux, a C compiler, and root or user namespaces. The machine's own clock and /etc stay as they are.
set -eu
zone=$1 moment=$2
shift 2
seconds=$(($(TZ=$zone date -d "$moment" +%s) - $(date +%s)))
[ "$(id -u)" -eq 0 ] && as='' || as=--map-root-user
changed=$(mktemp -d)
trap 'rm -r "$changed"' EXIT
# The environment does not reach everything that is started; what the loader reads in a private copy of /etc does.
cc -shared -fPIC -O2 -o "$changed/clock-ahead.so" "${0%/*}/clock-ahead.c" -ldl
export TZ="$zone"
unshare $as --mount sh -euc '
  mkdir "$1/etc"
  mount -t tmpfs none "$1/etc"
  mkdir "$1/etc/upper" "$1/etc/work"
  mount -t overlay none -o "lowerdir=/etc,upperdir=$1/etc/upper,workdir=$1/etc/work" /etc
  echo "$2" > /etc/clock-ahead
  echo "$1/clock-ahead.so" > /etc/ld.so.preload
  shift 2
  exec "$@"' sh "$changed" "$seconds" "$@"
