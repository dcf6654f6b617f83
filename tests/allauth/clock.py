"""A clock that tests can move.

Codes, stages, limits and recent authentication are measured with `time.time()`, which is replaced
here. Dates in the database still use the system clock.
"""

import time

_machine_time = time.time
_offset_seconds = 0.0


def install():
    """Replaces `time.time`; call it before anything else is imported."""
    time.time = _moved_time


def move_to(offset_seconds):
    """Sets how far the clock is ahead of the system clock."""
    global _offset_seconds
    _offset_seconds = offset_seconds


def _moved_time():
    return _machine_time() + _offset_seconds
