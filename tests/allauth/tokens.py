"""Access tokens of the REST API: opaque, 64 hexadecimal digits, valid for 20 days."""

import secrets

from allauth.headless.tokens.sessions import SessionTokenStrategy
from django.contrib.auth import get_user_model
from django.core.cache import cache

LIFE_SECONDS = 20 * 24 * 3600


class AccessTokenStrategy(SessionTokenStrategy):
    """Issues an access token when an anonymous session signs in."""

    def create_access_token(self, request):
        token = secrets.token_hex(32)
        cache.set(_key(token), request.user.pk, LIFE_SECONDS)
        return token


def user_of(request):
    """The user of the request's Bearer token, or None."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return None
    pk = cache.get(_key(token))
    return get_user_model().objects.filter(pk=pk, is_active=True).first() if pk else None


def _key(token):
    return f"access-token:{token}"
