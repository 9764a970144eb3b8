"""The sample house when it was bought: saplings on bare soil, and nothing else planted."""
from model.lot import VIEW, lot  # noqa: F401


def build():
    lot(grown=False)
