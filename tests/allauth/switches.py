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
    """`POST /switches/clock`: so many milliseconds ahead of the machine's clock."""
    clock.move_to(json.loads(request.body)["offsetMs"] / 1000)
    return JsonResponse({})


@csrf_exempt
@require_POST
def set_limits(request):
    """`POST /switches/limits`: whether the rate limits hold."""
    hold_limits(json.loads(request.body)["enabled"])
    return JsonResponse({})


@csrf_exempt
@require_POST
def set_accounts(request):
    """`POST /switches/accounts`: of the emulator's settings only how a password is reset."""
    reset_passwords_by(json.loads(request.body)["passwordReset"])
    return JsonResponse({})


@csrf_exempt
@require_POST
def reset_accounts(request):
    """`POST /switches/accounts/reset`: people as at the start, no session, no limit used up."""
    cache.clear()
    reset_passwords_by("link")
    accounts.plant()
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
    """The limits of the real service, or none."""
    settings.ACCOUNT_RATE_LIMITS = {} if enabled else False


def reset_passwords_by(way):
    """A forgotten password is replaced by a `link` in a mail, or by a `code` that is typed."""
    settings.ACCOUNT_PASSWORD_RESET_BY_CODE_ENABLED = way == "code"


def _mail_files():
    # Names begin with the second, so only the time of writing tells the order within one.
    folder = Path(settings.EMAIL_FILE_PATH)
    return sorted(folder.glob("*.log"), key=lambda path: path.stat().st_mtime_ns)


def _mails_in(path):
    for text in path.read_bytes().split(b"\n" + b"-" * 79 + b"\n"):
        if text.strip():
            mail = message_from_bytes(text, policy=policy.default)
            body = mail.get_body(("plain",)).get_content()
            yield {"to": mail["to"], "subject": mail["subject"], "text": body, **_key_in(body)}


def _key_in(text):
    """The code or the link that a mail is about, as the emulator names them."""
    if code := re.search(r"^[ \t]*([A-Z0-9]{6,8})[ \t]*$", text, re.MULTILINE):
        return {"code": code[1]}
    link = re.search(r"https?://\S+/account/\S+", text)
    return {"link": link[0]} if link else {}
