#pragma once

/// The commit that the program was built from, as `make release` says it; NULL where nobody said.
const char *_Nullable scenec_commit(void);
