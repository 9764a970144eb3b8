"""What the pictures of the four services share, so that they look alike in a row: the view, the board, its front edge and its letters."""
from model.board import board
from model.geometry import box
from model.letters import letters

VIEW = {"azimuth": -9, "elevation": 34}
WIDTH, DEPTH, BACK = 32.2, 22.0, 6.5  # of the board, and where its back edge is
SIDE = 7.9  # how far from the middle each half has its center
EDGE = -6.3  # where the lawns end and the letters begin
_TOP = 8.6  # at the back edge, as high in the picture as the highest part of any of them


def row_board(left, right):
    """The board; on each half, what its number is and the number."""
    bare_board()
    # Seen in the middle of each half.
    for x, text in ((-8.4, left), (8.0, right)):
        letters(x, -10.6, text, size=2.85)


def bare_board():
    """The board without letters."""
    board(WIDTH, DEPTH, y=BACK - DEPTH / 2)
    # Not seen, but framed by the camera, so that all the pictures have one shape and one scale.
    box(-0.1, BACK - 0.1, 0, 0.1, BACK, _TOP, "card").hide_render = True
