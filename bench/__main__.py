"""`make bench`: prints every figure with its ratio to the yardstick of the same run."""

from bench.engine import figures
from bench.yardstick import yardstick


def main() -> None:
    y = yardstick()
    print(f"yardstick Y: two million turns of a plain loop take {y:.3f} s here (0.196 s on the reference machine)")
    print(f"{'figure':44} {'here':>12}  {'per Y, or share of Y':>22}")
    for what, figure, unit in figures():
        ratio = f"{figure * y:,.0f} per Y" if unit == "1/s" else f"{figure * _SECONDS[unit] / y * 1e6:,.1f} Y/1,000,000"
        print(f"{what:44} {figure:12,.1f} {unit:3}{ratio:>22}")


_SECONDS = {"us": 1e-6, "ms": 1e-3}

if __name__ == "__main__":
    main()
