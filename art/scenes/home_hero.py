"""Home: the three sales of the sample report and, behind them, 100 Sample Street with the value that they lead to."""
from model.board import board, patch, paving
from model.geometry import group, rectangle
from model.letters import letters
from model.lot import lawns
from model.parts import fence
from model.sample_house import DOOR, VALUE, sample_house
from model.trees import hedge, leafy_bushes, leafy_tree, spruce
from scenes import sale_1, sale_2, sale_3

PRICES = ("$470,000", "$499,000", "$467,000")  # of the sales in content/sample-report.yaml


def build():
    board(29.0, 42.6, x=2.7, y=-11.8)
    lawns(-11.2, -9.4, 16.6, 9.0, drive=(7.9, 13.9))
    paving(DOOR - 1.0, -9.6, DOOR + 1.0, -8.9, 2, 1)
    paving(8.0, -9.6, 13.8, -4.9, 3, 3)
    sample_house()
    patch(rectangle(3.8, -7.2, 7.5, -5.9), "soil", 0.1)
    leafy_bushes([(4.5, -6.5), (5.7, -6.6), (6.8, -6.5)], 0.68)
    patch(rectangle(-7.6, -7.2, -2.9, -5.9), "soil", 0.1)
    leafy_bushes([(-6.9, -6.6), (-5.7, -6.5), (-4.6, -6.6), (-3.5, -6.5)], 0.62)
    fence(-11.0, 8.8, -11.0, -9.2, 0.95)
    fence(-11.0, -9.2, DOOR - 1.2, -9.2, 0.95, first_post=False)
    fence(DOOR + 1.2, -9.2, 7.8, -9.2, 0.95)
    fence(14.1, -9.2, 16.4, -9.2, 0.95)
    fence(16.4, -9.2, 16.4, 8.8, 0.95, first_post=False)
    hedge(-10.8, 8.7, 16.2, 8.7, 1.2)
    spruce(-1.6, 7.6, 10.6, seed=2)
    spruce(13.3, 6.6, 7.4, seed=8, leaf="leaf-2")
    leafy_tree(5.6, 7.4, 9.6, seed=8, size=1.1)
    leafy_tree(15.5, -2.2, 4.5, 1.4, seed=3, leaves=("leaf-2", "leaf-3"), size=0.6)
    letters(2.7, -12.9, "value " + VALUE, size=3.3)
    for x, sale, price in zip((-6.6, 2.7, 12.0), (sale_1, sale_2, sale_3), PRICES):
        # Above the board, so that no two faces share a plane.
        with group(x - 0.9, -22.2, 0.03, scale=0.33):
            sale.build()
        letters(x, -27.7, price, size=1.8)
    letters(2.7, -31.3, "three sales nearby", size=1.9)


VIEW = {"azimuth": 24, "elevation": 34}
