"""The sample house when it was bought: under its first roof, with saplings and an empty bed."""
from model.lot import VIEW, lot  # noqa: F401
from model.materials import roofed


def build():
    with roofed("cedar"):
        lot(grown=False)
