"""Date of death: the house today, and the same house as it was, in unpainted card, both as an elevation."""
from model.board import board, patch, paving
from model.dimension import dimension
from model.geometry import group, rectangle
from model.houses import cottage
from model.materials import repainted
from model.trees import bushes, round_tree, spruce


def build():
    board(23, 10.6, y=-0.8)
    patch(rectangle(0.3, -4.6, 10.9, 3.9), "lawn")
    paving(4.9, -4.7, 6.5, -4.1, 2, 1)
    with group(5.7, 0.2, 0.06):
        cottage()
    # The same trees at both houses: grown at one, young at the other.
    spruce(0.5, 2.9, 5.8, seed=8, spread=1.7)
    round_tree(10.1, -1.6, 3.6, seed=3)
    bushes([(2.9, -3.1), (3.8, -3.2), (7.6, -3.2)], 0.45)
    with repainted(everything="ghost", ghost_ground="ghost-ground"):
        patch(rectangle(-10.9, -4.6, -0.3, 3.9), "ghost-ground")
        paving(-6.5, -4.7, -4.9, -4.1, 2, 1)
        with group(-5.7, 0.2, 0.06):
            cottage()
        spruce(-10.4, 2.4, 3.2, seed=8)
        round_tree(-1.3, -1.6, 1.7, seed=3)
    dimension((-5.7, -5.3), (5.7, -5.3), width=0.26, tick=1.1)


VIEW = {"azimuth": 0, "elevation": 17}
