// Running sums alone, for tests and for programs that need nothing else.
#include "scan.cuh"

EXPORT(scan_tiles)
EXPORT(scan_totals)
EXPORT(add_totals)
