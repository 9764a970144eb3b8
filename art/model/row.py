"""What the pictures of the four services share, so that they look alike in a row: the view, the board, its front edge and its letters."""
from model.board import board
from model.geometry import box
from model.letters import letters

VIEW = {"azimuth": -9, "elevation": 34}
WIDTH, DEPTH, BACK = 32.2, 22.0, 6.5  # of the board, and where its back edge is
SIDE = 7.9  # how far from the middle each half has its center
EDGE = -6.3  # where the lawns end and the letters begin
_TOP = 8.6  # at the back edge, as high in the picture as the highest part of any of them


def row_board(left, right, gap=0.0, size=2.85):
    """The board, or its halves with a gap between them; on each half, what its number is and the number."""
    bare_board(gap)
    # Seen in the middle of each half.
    for x, text in ((-8.4, left), (7.6 if gap else 8.0, right)):
        letters(x, -10.6, text, size=size)


def bare_board(gap=0.0):
    """The board without letters, or its halves."""
    if gap:
        half = (WIDTH - gap) / 2
        for side in (-1, 1):
            board(half, DEPTH, x=side * (half + gap) / 2, y=BACK - DEPTH / 2)
    else:
        board(WIDTH, DEPTH, y=BACK - DEPTH / 2)
    # Not seen, but framed by the camera, so that all the pictures have one shape and one scale.
    box(-0.1, BACK - 0.1, 0, 0.1, BACK, _TOP, "card").hide_render = True
