"""The people that the exam meets; they are the same as the stand-in's."""

from allauth.account.models import EmailAddress
from allauth.mfa.models import Authenticator
from allauth.socialaccount.models import SocialAccount
from allauth.usersessions.models import UserSession
from django.conf import settings
from django.contrib.auth import get_user_model

PASSWORD = "mikromathisi-2026"
TOTP_SECRET = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP"
RECOVERY_CODES = [f"{11223340 + number}" for number in range(10)]
DOMAIN = "mikromathisi.example"


def plant():
    """Removes everybody and plants the people anew."""
    UserSession.objects.all().delete()
    get_user_model().objects.all().delete()
    _person("customer")
    _person("superuser", is_staff=True, is_superuser=True)
    _person("unverified", verified=False)
    _with_second_factor(_person("twofactor"))
    _with_provider(_person("social", password=None))


def _person(name, *, password=PASSWORD, verified=True, **fields):
    email = f"{name}@{DOMAIN}"
    user = get_user_model().objects.create_user(name, email, password, **fields)
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
        SocialAccount.objects.create(user=user, provider=provider, uid="exam-social")
