"""The sample house when it was sold: the same trees, the front tidied, a fence and a small sign."""
from model.lot import VIEW, lot, tidied  # noqa: F401


def build():
    lot(grown=True)
    tidied()
