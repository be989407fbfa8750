#!/bin/sh
# The first process of a machine whose root is that of the machine that it runs on, read only: it shows the probe on the
# display, without anything that a desktop has, and switches the machine off when that has ended.
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
mount -t proc proc /proc
mountpoint -q /sys || mount -t sysfs sys /sys
mountpoint -q /dev || mount -t devtmpfs dev /dev
mount -t tmpfs run /run
/lib/systemd/systemd-udevd --daemon
udevadm trigger --action=add
udevadm settle
# Where the program, its scenes and this script lie.
cd "$(sed 's/.*scenec\.folder=\([^ ]*\).*/\1/' /proc/cmdline)" || exit
export SDL_VIDEODRIVER=kmsdrm XDG_RUNTIME_DIR=/run XDG_CACHE_HOME=/run HOME=/run LC_ALL=C.UTF-8
./WindowProbe --size 320x300 Probe.scenec &
program=$!
# A line of the console asks it to end.
read -r _ < /dev/ttyS1
kill -TERM $program
wait $program
echo "status: $?"
echo o > /proc/sysrq-trigger
# The first process does not end.
exec sleep 600
