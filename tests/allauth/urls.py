"""Paths of the real sign-in service, of the two REST paths, and of the test controls."""

from allauth.headless.constants import Client
from django.urls import include, path

import shop
import switches
from totp_picture import TotpPictureView

urlpatterns = [
    path("accounts/", include("allauth.urls")),
    path("_allauth/", include("allauth.headless.urls")),
    path(
        "_allauth/app/v1/account/authenticators/totp/svg",
        TotpPictureView.as_api_view(client=Client.APP),
    ),
    path("api/v1/health", shop.health),
    path("api/v1/user/account/<int:pk>", shop.account),
    path("switches/clock", switches.move_clock),
    path("switches/limits", switches.set_limits),
    path("switches/accounts", switches.set_accounts),
    path("switches/accounts/reset", switches.reset_accounts),
    path("outbox.json", switches.mails),
    path("outbox", switches.empty_outbox),
]
