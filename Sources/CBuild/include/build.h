#pragma once

/// The commit that the program was built from, as `make release` says it; NULL where nobody said.
const char *_Nullable scenec_commit(void);

/// The day of that commit, as in `2026-11-26`; NULL where nobody said.
const char *_Nullable scenec_date(void);
