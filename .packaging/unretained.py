"""Copies of object files and static libraries from which a linker may leave out what is not used.

The Swift compiler marks each section as one to keep (SHF_GNU_RETAIN), so that `--gc-sections` leaves out nothing. Here the mark
is taken off, but for the records by which Swift's runtime finds types and conformances: nothing else leads to those.
"""

import struct

RETAIN = 1 << 21
RECORDS = [b'swift5_protocol_conformances', b'swift5_type_metadata', b'swift5_protocols', b'swift5_replace', b'swift5_replac2',
           b'swift5_accessible_functions', b'swift5_runtime_compatibility']



def unmark(held, start):
    """Takes the marks off an ELF file for 64-bit, little-endian machines that begins at `start`."""
    table, = struct.unpack_from('<Q', held, start + 40)
    size, count, names = struct.unpack_from('<HHH', held, start + 58)
    first = start + table
    if count == 0:
        # More sections than the header can count: the first one says how many.
        count, = struct.unpack_from('<Q', held, first + 32)
    if names == 0xFFFF:
        names, = struct.unpack_from('<I', held, first + 40)
    texts, = struct.unpack_from('<Q', held, first + names * size + 24)
    for section in range(first, first + count * size, size):
        name, = struct.unpack_from('<I', held, section)
        flags, = struct.unpack_from('<Q', held, section + 8)
        if flags & RETAIN and not any(held.startswith(each + b'\0', start + texts + name) for each in RECORDS):
            struct.pack_into('<Q', held, section + 8, flags & ~RETAIN)


def members(held):
    """Where the files of a static library begin."""
    place = 8
    while place < len(held):
        yield place + 60
        size = int(held[place + 48:place + 58])
        place += 60 + size + size % 2


def copy(source, target):
    """A file as it is, without marks."""
    held = bytearray(source.read_bytes())
    for start in members(held) if held.startswith(b'!<arch>\n') else [0]:
        if held.startswith(b'\x7fELF', start):
            unmark(held, start)
    target.write_bytes(held)
