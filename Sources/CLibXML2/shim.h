#pragma once
#include <libxml/xmlversion.h>
// ICU's types would clash with Foundation's own copy of them in any file that imports both.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
#include <libxml/uri.h>
