"""The sample house when it was sold: the same trees and shrubs in autumn, and the sign of the sale."""
from model.lot import VIEW, lot, shrubs, sold  # noqa: F401


def build():
    lot(grown=True, leaves=("autumn-1", "autumn-2"))
    shrubs()
    sold()
