#pragma once

/// The commit from which the executable was built, if `make release` specified it, or NULL.
const char *_Nullable scenec_commit(void);

/// The date of the commit, such as `2026-11-26`, or NULL if it was not specified.
const char *_Nullable scenec_date(void);
