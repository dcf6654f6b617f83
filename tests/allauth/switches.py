"""Test controls of the running server; the emulator has the same paths."""

import json
import re
from email import message_from_bytes, policy
from pathlib import Path

from django.conf import settings
from django.core.cache import cache
from django.http import HttpResponse, JsonResponse
from django.views.decorators.csrf import csrf_exempt
from django.views.decorators.http import require_GET, require_http_methods, require_POST

import accounts
import clock


@csrf_exempt
@require_POST
def move_clock(request):
    """`POST /switches/clock`: sets the clock ahead of the system clock, in milliseconds."""
    clock.move_to(json.loads(request.body)["offsetMs"] / 1000)
    return JsonResponse({})


@csrf_exempt
@require_POST
def set_limits(request):
    """`POST /switches/limits`: switches the rate limits on or off."""
    hold_limits(json.loads(request.body)["enabled"])
    return JsonResponse({})


@csrf_exempt
@require_POST
def set_accounts(request):
    """`POST /switches/accounts`: supports only `passwordReset` of the emulator's settings."""
    reset_passwords_by(json.loads(request.body)["passwordReset"])
    return JsonResponse({})


@csrf_exempt
@require_POST
def reset_accounts(request):
    """`POST /switches/accounts/reset`: restores the accounts; deletes sessions and limit counts."""
    cache.clear()
    reset_passwords_by("link")
    accounts.seed()
    return JsonResponse({})


@require_GET
def mails(request):
    """`GET /outbox.json`: the mails sent so far, numbered, newest first."""
    found = [mail for path in _mail_files() for mail in _mails_in(path)]
    numbered = [{"id": number, **mail} for number, mail in enumerate(found, 1)]
    return JsonResponse(numbered[::-1], safe=False)


@csrf_exempt
@require_http_methods(["DELETE"])
def empty_outbox(request):
    """`DELETE /outbox`."""
    for path in _mail_files():
        path.unlink()
    return HttpResponse(status=204)


def hold_limits(enabled):
    """Applies the rate limits of the real service, or none."""
    settings.ACCOUNT_RATE_LIMITS = {} if enabled else False


def reset_passwords_by(way):
    """Sets whether a forgotten password is reset by a mailed `link` or by a mailed `code`."""
    settings.ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED = way == "code"


def _mail_files():
    # File names are precise to one second; the modification time gives the order within it.
    folder = Path(settings.EMAIL_FILE_PATH)
    return sorted(folder.glob("*.log"), key=lambda path: path.stat().st_mtime_ns)


def _mails_in(path):
    for text in path.read_bytes().split(b"\n" + b"-" * 79 + b"\n"):
        if text.strip():
            mail = message_from_bytes(text, policy=policy.default)
            body = mail.get_body(("plain",)).get_content()
            yield {"to": mail["to"], "subject": mail["subject"], "text": body, **_key_in(body)}


def _key_in(text):
    """The code or the link in a mail, under the emulator's names."""
    if code := re.search(r"^[ \t]*([0-9]{6})[ \t]*$", text, re.MULTILINE):
        return {"code": code[1]}
    link = re.search(r"https?://\S+/account/\S+", text)
    return {"link": link[0]} if link else {}
