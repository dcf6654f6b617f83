"""An extension of the service by the shop: the secret of a new TOTP app as an image."""

import base64
import json

from allauth.headless.internal.restkit.response import APIResponse
from allauth.headless.mfa.views import ManageTOTPView
from allauth.mfa.adapter import get_adapter


class TotpPictureView(ManageTOTPView):
    """`GET /account/authenticators/totp/svg`: like `…/totp`, with the QR code of its URL."""

    http_method_names = ["get"]

    def get(self, request, *args, **kwargs):
        response = super().get(request, *args, **kwargs)
        if response.status_code != 404:
            return response
        meta = json.loads(response.content)["meta"]
        svg = get_adapter().build_totp_svg(meta["totp_url"])
        data = base64.b64encode(svg.encode()).decode()
        picture = {"totp_svg": svg, "totp_svg_data_uri": f"data:image/svg+xml;base64,{data}"}
        return APIResponse(request, meta={**meta, **picture}, status=404)
