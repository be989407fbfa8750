#!/bin/sh
# maintainer.sh: whom the Debian packages name for those who have questions. MAINTAINER in the environment says it, as "Name <mail>".
maintainer=${MAINTAINER:-The authors of scenec <scenec@localhost>}
# A line break would begin another field.
case $maintainer in
  *[[:cntrl:]]*) ;;
  *) printf '%s\n' "$maintainer" | grep -xE '[^<>]*[^<> ] <[^<>@ ]+@[^<>@ ]+>' && exit ;;
esac
echo "MAINTAINER is to be a name and an address, as in \"Ada Lovelace <ada@example.org>\"" >&2
exit 64
