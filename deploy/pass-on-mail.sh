#!/bin/sh
# For the mail server: hands a mail that came back, or one that unsubscribes, to the server as it is, signed. Of a long one the
# first 256 KiB, which is all that the server takes: whom it is for, and what it reports, stands at the beginning.
# Beside it lies pass-on-mail.conf, readable by the user of the service alone:
#   URL=https://handrail.example
#   KEY=what `npm run mail:keys` printed
. "$(dirname "$0")/pass-on-mail.conf"

# 75: the mail server keeps it and tries again.
mail=$(mktemp) && trap 'rm -f "$mail"' EXIT && head -c 262144 >"$mail" || exit 75
# A mail server that cannot get rid of the rest takes that for a failure.
cat >/dev/null
now=$(date +%s)
signature=$({ printf '%s.' "$now" && cat "$mail"; } | openssl dgst -sha256 -hmac "$KEY" -r | cut -d ' ' -f 1)
curl --silent --show-error --fail --max-time 30 --output /dev/null --data-binary "@$mail" \
  --header 'Content-Type: message/rfc822' --header "x-handrail-signature: t=$now,v1=$signature" \
  "$URL/api/mail/bounces" || exit 75
