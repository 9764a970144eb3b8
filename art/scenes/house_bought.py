"""The sample house when it was bought: saplings, and an empty bed."""
from model.lot import VIEW, lot  # noqa: F401


def build():
    lot(grown=False)
