"""Copies object files and static libraries so that the linker can remove unused sections.

The Swift compiler marks each section with SHF_GNU_RETAIN, so `--gc-sections` removes nothing. The copies do not have these marks,
except on the records that the Swift runtime uses to find types and conformances, because nothing refers to them.
"""

import struct

RETAIN = 1 << 21
RECORDS = [b'swift5_protocol_conformances', b'swift5_type_metadata', b'swift5_protocols', b'swift5_replace', b'swift5_replac2',
           b'swift5_accessible_functions', b'swift5_runtime_compatibility']



def unmark(held, start):
    """Removes the marks from a 64-bit little-endian ELF file that begins at `start`."""
    table, = struct.unpack_from('<Q', held, start + 40)
    size, count, names = struct.unpack_from('<HHH', held, start + 58)
    first = start + table
    if count == 0:
        # If the header cannot represent the number of sections, the first section contains it.
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
    """Yields the offset of each file in a static library."""
    place = 8
    while place < len(held):
        yield place + 60
        size = int(held[place + 48:place + 58])
        place += 60 + size + size % 2


def copy(source, target):
    """Copies an object file or a static library, and removes the marks from the copy."""
    held = bytearray(source.read_bytes())
    for start in members(held) if held.startswith(b'!<arch>\n') else [0]:
        if held.startswith(b'\x7fELF', start):
            unmark(held, start)
    target.write_bytes(held)
