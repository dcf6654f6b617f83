"""The seeded accounts, the same as the emulator's."""

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib.auth import get_user_model

PASSWORD = "mikromathisi-2026"
TOTP_SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
SOCIAL_UID = "mikro-1001"
RECOVERY_CODES = [f"{11223340 + number}" for number in range(10)]


def seed():
    """Deletes all users and sessions, then creates the seeded accounts."""
    UserSession.objects.all().delete()
    get_user_model().objects.all().delete()
    _person("customer", "maria.karra")
    _person("superuser", "orestisg", is_staff=True, is_superuser=True)
    _person("unverified", "lefteris_p", verified=False)
    _with_second_factor(_person("twofactor", "giorgosdelis"))
    _with_provider(_person("social", "katerina_st", password=None))


def _person(name, username, *, password=PASSWORD, verified=True, **fields):
    email = f"{name}@example.gr"
    user = get_user_model().objects.create_user(username, email, password, **fields)
    EmailAddress.objects.create(user=user, email=email, verified=verified, primary=True)
    return user


def _with_second_factor(user):
    kinds = Authenticator.Type
    data = {
        kinds.TOTP: {"secret": TOTP_SECRET},
        kinds.RECOVERY_CODES: {"migrated_codes": RECOVERY_CODES},
    }
    for kind, content in data.items():
        Authenticator.objects.create(user=user, type=kind, data=content)


def _with_provider(user):
    for config in settings.SOCIALACCOUNT_PROVIDERS.values():
        provider = config["APPS"][0]["provider_id"]
        SocialAccount.objects.create(user=user, provider=provider, uid=SOCIAL_UID)
