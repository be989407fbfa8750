#pragma once
#include <libxml/xmlversion.h>
// ICU's types would conflict with Foundation's copy of them in any file that imports both.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
#include <libxml/uri.h>
