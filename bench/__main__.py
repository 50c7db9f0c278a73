"""`make bench`: prints every figure with its ratio to the yardstick of the same run."""

from bench import bots, engine, opening, server
from bench.yardstick import yardstick

SECONDS = {"us": 1e-6, "ms": 1e-3}


def ratio(figure: float, unit: str, y: float) -> str:
    """The ratio of a rate or a time to the yardstick; sizes have none."""
    if unit == "1/s":
        return f"{figure * y:,.0f} per Y"
    return f"{figure * SECONDS[unit] / y * 1e6:,.1f} Y/1,000,000" if unit in SECONDS else ""


def main() -> None:
    y = yardstick()
    print(f"yardstick Y: two million turns of a plain loop take {y:.3f} s here (0.196 s on the reference machine)")
    print(f"{'figure':48} {'here':>12}  {'per Y, or share of Y':>22}")
    for rows in (engine.figures, bots.figures, opening.figures, server.figures):
        for what, figure, unit in rows():
            print(f"{what:48} {figure:12,.1f} {unit:3}{ratio(figure, unit, y):>22}")


if __name__ == "__main__":
    main()
