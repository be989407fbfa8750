#!/bin/sh
# The first process of the virtual machine, whose root file system is that of the host, read-only. It shows the probe on the
# display without a desktop, and turns the machine off when the probe ends.
export PATH=/usr/sbin:/usr/bin:/sbin:/bin
mount -t proc proc /proc
mountpoint -q /sys || mount -t sysfs sys /sys
mountpoint -q /dev || mount -t devtmpfs dev /dev
mount -t tmpfs run /run
/lib/systemd/systemd-udevd --daemon
udevadm trigger --action=add
udevadm settle
# The folder of the program, its scenes and this script.
cd "$(sed 's/.*scenec\.folder=\([^ ]*\).*/\1/' /proc/cmdline)" || exit
export SDL_VIDEODRIVER=kmsdrm XDG_RUNTIME_DIR=/run XDG_CACHE_HOME=/run HOME=/run LC_ALL=C.UTF-8
./WindowProbe --size 320x300 Probe.scenec &
program=$!
# A line on the console ends the program.
read -r _ < /dev/ttyS1
kill -TERM $program
wait $program
echo "status: $?"
echo o > /proc/sysrq-trigger
# The kernel panics if the first process ends.
exec sleep 600
