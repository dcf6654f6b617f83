"""Starts the real django-allauth on this machine: `ALLAUTH_PORT=8200 python serve.py`.

Tables and accounts are recreated at each start. The other settings are in settings.py.
"""

import os
import shutil

import clock

clock.install()

import django  # noqa: E402
from django.conf import settings  # noqa: E402
from django.core.management import call_command  # noqa: E402
from django.core.servers import basehttp  # noqa: E402
from django.core.wsgi import get_wsgi_application  # noqa: E402


class QuietHandler(basehttp.WSGIRequestHandler):
    """Logs no requests."""

    def log_message(self, format, *args):
        pass


def prepare():
    """Empties the data folder, then creates the tables and the seeded accounts."""
    shutil.rmtree(settings.DATA, ignore_errors=True)
    settings.DATA.mkdir(parents=True)
    django.setup()
    call_command("migrate", verbosity=0)
    import accounts

    accounts.seed()


def serve(host, port):
    """Serves until the process ends."""
    server = basehttp.ThreadedWSGIServer((host, port), QuietHandler)
    server.daemon_threads = True
    server.set_app(get_wsgi_application())
    print(f"The real sign-in service runs at http://{host}:{port}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "settings")
    prepare()
    serve(os.environ.get("ALLAUTH_HOST", "localhost"), int(os.environ.get("ALLAUTH_PORT", "8200")))
