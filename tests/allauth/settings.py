"""Settings of the real sign-in service, the same as those of the shop's API.

Set by the environment:
    ALLAUTH_VERIFICATION  `code` (default), or `link` for mails that carry a link
    ALLAUTH_DATA          folder of the mails
    ALLAUTH_PUBLIC_URL    origin of the site, for the links in mails
    ALLAUTH_PROVIDER_URL  issuer of the OpenID Connect provider; no provider without it
"""

import os
from pathlib import Path

DATA = Path(os.environ.get("ALLAUTH_DATA", ".data/allauth/code")).resolve()
PUBLIC_URL = os.environ.get("ALLAUTH_PUBLIC_URL", "http://localhost:8000")
PROVIDER_URL = os.environ.get("ALLAUTH_PROVIDER_URL", "")
BY_CODE = os.environ.get("ALLAUTH_VERIFICATION", "code") == "code"

SECRET_KEY = "of a server that only answers tests on this machine"
DEBUG = False
ALLOWED_HOSTS = ["localhost", "127.0.0.1"]
APPEND_SLASH = False
ROOT_URLCONF = "urls"
LANGUAGE_CODE = "el"
TIME_ZONE = "Europe/Athens"
USE_TZ = True
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.messages",
    "django.contrib.sessions",
    "allauth",
    "allauth.account",
    "allauth.headless",
    "allauth.mfa",
    "allauth.socialaccount",
    "allauth.socialaccount.providers.openid_connect",
    "allauth.usersessions",
]

MIDDLEWARE = [
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "django.contrib.messages.middleware.MessageMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "allauth.usersessions.middleware.UserSessionsMiddleware",
]

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "APP_DIRS": True,
        "OPTIONS": {"context_processors": ["django.template.context_processors.request"]},
    }
]

DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": DATA / "shop.db",
        # No data must survive the process, so writes do not wait for the disk.
        "OPTIONS": {"init_command": "PRAGMA synchronous=OFF; PRAGMA journal_mode=MEMORY"},
    }
}
CACHES = {
    "default": {
        "BACKEND": "django.core.cache.backends.locmem.LocMemCache",
        "OPTIONS": {"MAX_ENTRIES": 100_000},
    }
}

# As in the shop's API, sessions are stored in the cache: clearing it ends all of them.
SESSION_ENGINE = "django.contrib.sessions.backends.cache"
SESSION_COOKIE_AGE = 14 * 24 * 3600

EMAIL_BACKEND = "django.core.mail.backends.filebased.EmailBackend"
EMAIL_FILE_PATH = DATA / "mails"
DEFAULT_FROM_EMAIL = "shop@example.gr"

AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
# Slow hashes would only slow down the tests; no test measures response times.
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in (
        "UserAttributeSimilarityValidator",
        "MinimumLengthValidator",
        "CommonPasswordValidator",
        "NumericPasswordValidator",
    )
]

ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*"]
ACCOUNT_EMAIL_VERIFICATION = "mandatory"
ACCOUNT_EMAIL_VERIFICATION_BY_CODE_ENABLED = BY_CODE
ACCOUNT_EMAIL_VERIFICATION_BY_CODE_TIMEOUT = 300
ACCOUNT_LOGIN_BY_CODE_ENABLED = True
ACCOUNT_LOGIN_BY_CODE_TIMEOUT = 300
ACCOUNT_LOGIN_BY_CODE_MAX_ATTEMPTS = 3
ALLAUTH_USER_CODE_FORMAT = {"numeric": True, "dashed": False, "length": 6}
# A new address replaces the old one once it is verified; a new password ends all sessions.
ACCOUNT_CHANGE_EMAIL = True
ACCOUNT_LOGOUT_ON_PASSWORD_CHANGE = True
ACCOUNT_REAUTHENTICATION_TIMEOUT = 300
ACCOUNT_RATE_LIMITS = {}

HEADLESS_ONLY = True
HEADLESS_CLIENTS = ("app",)
HEADLESS_TOKEN_STRATEGY = "tokens.AccessTokenStrategy"
HEADLESS_FRONTEND_URLS = {
    "account_confirm_email": PUBLIC_URL + "/account/verify-email/{key}",
    "account_reset_password": PUBLIC_URL + "/account/password/reset",
    "account_reset_password_from_key": PUBLIC_URL + "/account/password/reset/key/{key}",
    "account_signup": PUBLIC_URL + "/account/signup",
    "socialaccount_login_error": PUBLIC_URL + "/account/provider/callback",
}

MFA_TOTP_ISSUER = "Σταγόνα"
MFA_SUPPORTED_TYPES = ["totp", "recovery_codes", "webauthn"]
MFA_PASSKEY_LOGIN_ENABLED = True
# Sign-up with a passkey requires verification by code.
MFA_PASSKEY_SIGNUP_ENABLED = BY_CODE
MFA_WEBAUTHN_ALLOW_INSECURE_ORIGIN = True

SOCIALACCOUNT_EMAIL_AUTHENTICATION = True
SOCIALACCOUNT_EMAIL_AUTHENTICATION_AUTO_CONNECT = True
SOCIALACCOUNT_PROVIDERS = {}
if PROVIDER_URL:
    SOCIALACCOUNT_PROVIDERS["openid_connect"] = {
        "APPS": [
            {
                "provider_id": os.environ.get("ALLAUTH_PROVIDER_ID", "mikro"),
                "name": "Mikro",
                "client_id": os.environ.get("ALLAUTH_PROVIDER_CLIENT", "mikro-shop"),
                "secret": "",
                "settings": {"server_url": PROVIDER_URL},
            }
        ]
    }

USERSESSIONS_TRACK_ACTIVITY = True
