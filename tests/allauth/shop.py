"""The two endpoints of the shop's REST API that sign-in needs."""

import uuid

from django.http import JsonResponse
from django.utils import timezone
from django.views.decorators.http import require_GET

from tokens import user_of

EMPTY_TEXTS = (
    "city zipcode address place twitter linkedin facebook instagram website youtube github bio"
).split()
EMPTY_FIELDS = "phone country region birthDate".split()


@require_GET
def health(request):
    """`GET /api/v1/health`."""
    return JsonResponse({"database": True, "redis": True, "celery": True})


@require_GET
def account(request, pk):
    """`GET /api/v1/user/account/{id}`: the user's own account; 404 for any other."""
    user = user_of(request)
    if not user:
        return JsonResponse({"detail": "Μη έγκυρο token."}, status=401)
    if user.pk != pk:
        return JsonResponse({"detail": "Δεν βρέθηκε."}, status=404)
    return JsonResponse(_account_of(user))


def _account_of(user):
    joined = timezone.localtime(user.date_joined).isoformat()
    return {
        "pk": user.pk,
        "id": user.pk,
        "email": user.email,
        "username": user.username,
        "firstName": user.first_name,
        "lastName": user.last_name,
        **dict.fromkeys(EMPTY_TEXTS, ""),
        **dict.fromkeys(EMPTY_FIELDS),
        "isActive": user.is_active,
        "isStaff": user.is_staff,
        "isSuperuser": user.is_superuser,
        "mainImagePath": "",
        "createdAt": joined,
        "updatedAt": joined,
        "uuid": str(uuid.uuid5(uuid.NAMESPACE_URL, f"account/{user.pk}")),
    }
