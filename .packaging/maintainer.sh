#!/bin/sh
# maintainer.sh: prints the maintainer field of the Debian packages, from MAINTAINER in the environment, as "Name <mail>".
maintainer=${MAINTAINER:-The authors of scenec <scenec@localhost>}
# A line break would start another field.
case $maintainer in
  *[[:cntrl:]]*) ;;
  *) printf '%s\n' "$maintainer" | grep -xE '[^<>]*[^<> ] <[^<>@ ]+@[^<>@ ]+>' && exit ;;
esac
echo "Set MAINTAINER to a name and an address, such as \"Ada Lovelace <ada@example.org>\"" >&2
exit 64
