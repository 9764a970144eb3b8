"""The sample house at its owner's death: grown trees and shrubs, one window lit."""
from model.lot import VIEW, lot, shrubs  # noqa: F401


def build():
    lot(grown=True, lit=True)
    shrubs()
