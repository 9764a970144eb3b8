"""Date of death: the house today, and the same house as it was, in unpainted card."""
from model.board import board, patch, paving
from model.dimension import dimension
from model.geometry import group, rectangle
from model.houses import cottage
from model.materials import repainted
from model.trees import bushes, round_tree, wire_tree


def build():
    board(23, 13, y=-0.8)
    patch(rectangle(0.4, -6.7, 10.6, 5.1), "lawn")
    paving(5.0, -6.8, 6.4, -4.1, 2, 4)
    with group(5.7, 0.2, 0.06):
        cottage()
    round_tree(9.8, -5.2, 3.3, seed=3)
    wire_tree(9.9, 4.0, 6.6, seed=8)
    # The same trees at both houses: grown at one, young at the other.
    bushes([(2.9, -3.1), (3.8, -3.2), (7.6, -3.2)], 0.45)
    with repainted(everything="ghost", ghost_ground="ghost-ground"):
        patch(rectangle(-10.6, -6.7, -0.4, 5.1), "ghost-ground")
        paving(-6.4, -6.8, -5.0, -4.1, 2, 4)
        with group(-5.7, 0.2, 0.06):
            cottage()
        round_tree(-1.6, -4.4, 1.6, seed=3)
        wire_tree(-1.5, 4.0, 4.0, seed=8, leaves=110)
    dimension((-5.7, -5.9, 0.75), (5.7, -5.9, 0.75), post=0.75)
