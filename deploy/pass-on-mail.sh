#!/bin/sh
# For the mail server: hands a mail that came back, or one that unsubscribes, to the server as it is, signed.
# Beside it lies pass-on-mail.conf, readable by the user of the service alone:
#   URL=https://handrail.example
#   KEY=what `npm run mail:keys` printed
. "$(dirname "$0")/pass-on-mail.conf"

mail=$(mktemp) && trap 'rm -f "$mail"' EXIT && cat >"$mail"
now=$(date +%s)
signature=$({ printf '%s.' "$now" && cat "$mail"; } | openssl dgst -sha256 -hmac "$KEY" -r | cut -d ' ' -f 1)
# 75: the mail server keeps it and tries again.
curl --silent --show-error --fail --max-time 30 --output /dev/null --data-binary "@$mail" \
  --header 'Content-Type: message/rfc822' --header "x-handrail-signature: t=$now,v1=$signature" \
  "$URL/api/mail/bounces" || exit 75
