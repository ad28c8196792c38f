#!/bin/sh
# For the mail server: hands a mail that came back, or one that unsubscribes, to the server as it is, signed. Of a long one the
# first 256 KiB, which is all that the server takes: the receiver and the report are at the beginning.
# Beside it lies pass-on-mail.conf, readable by the user of the service alone:
#   URL=https://handrail.example
#   KEY=what `npm run mail:keys` printed
. "$(dirname "$0")/pass-on-mail.conf"

# The key, each byte xor $1, filled up to the 64 bytes that a block of SHA-256 has (RFC 2104), as printf reads it. By hand, because whatever is
# handed to a program on its command line can be read there by every user of the machine.
block() {
  rest=$KEY filled=0
  while [ "$filled" -lt 64 ]; do
    letter=0
    [ -n "$rest" ] && letter=$(printf '%d' "'$rest") && rest=${rest#?}
    printf '\\%03o' $((letter ^ $1))
    filled=$((filled + 1))
  done
}

# 75: the mail server keeps it and tries again.
mail=$(mktemp) && trap 'rm -f "$mail"' EXIT && head -c 262144 >"$mail" || exit 75
# A mail server that cannot get rid of the rest takes that for a failure.
cat >/dev/null
[ ${#KEY} -le 64 ] || exit 75
now=$(date +%s)
inner=$({ printf "$(block 54)" && printf '%s.' "$now" && cat "$mail"; } | openssl dgst -sha256 -r | cut -c 1-64 | sed 's/../\\x&/g')
signature=$({ printf "$(block 92)" && env printf "$inner"; } | openssl dgst -sha256 -r | cut -c 1-64)
curl --silent --show-error --fail --max-time 30 --output /dev/null --data-binary "@$mail" \
  --header 'Content-Type: message/rfc822' --header "x-handrail-signature: t=$now,v1=$signature" \
  "$URL/api/mail/bounces" || exit 75
