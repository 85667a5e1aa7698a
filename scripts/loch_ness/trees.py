"""Trees, each standing on its foot; a wood is two paths, its shapes and their lit western sides."""

from collections.abc import Iterable

from .svg import at, ink, path

LOW = ((0.0, 0.42, 0.55), (0.22, 0.7, 0.8), (0.5, 1.0, 1.0))  # top, foot and breadth of a fir's skirts
TALL = tuple((0.13 * k, 0.13 * k + 0.26, 0.26 + 0.125 * k) for k in range(7))


def pines(*spots: tuple[float, float, float]) -> str:
    """Firs as (x, foot, height); a tall one has more skirts."""
    whole, lit = "", ""
    for x, y, h in sorted(spots, key=lambda spot: spot[1]):
        w = h * 0.46
        for top, foot, wide in TALL if h > 90 else LOW:
            a, drop, half = round(y - h * (1 - top)), round(h * (foot - top) - h * 0.06), round(w * wide / 2)
            sag = round(h * 0.045)
            whole += f"M{x:.0f} {a}l{half} {drop}q{-half} {-sag * 2} {-2 * half} 0Z"
            lit += f"M{x:.0f} {a}v{drop - sag}q{-half // 2} 0 {-half} {sag}Z"
        whole += f"M{x - 2:.0f} {y - h * 0.12:.0f}h4V{y:.0f}h-4Z"
    return path(whole, ink("pine")) + path(lit, ink("pine-light"))


def wood(spots: Iterable[tuple[float, float, float]], dark: str, light: str) -> str:
    """Round trees as (x, foot, radius)."""
    trunks, crowns, shine = "", "", ""
    for x, y, r in sorted(spots, key=lambda spot: spot[1]):
        trunks += f"M{at(x - 1.5, y - r * 0.5)}h3V{at(y + 2)}h-3Z"
        crowns += (
            f"M{at(x - r, y - r * 1.1)}a{at(r, r * 1.2)} 0 0 1 {at(2 * r, 0)}a{at(r, r * 0.85)} 0 0 1 {at(-2 * r, 0)}Z"
        )
        shine += (
            f"M{at(x - r * 0.75, y - r * 0.9)}a{at(r * 0.8, r)} 0 0 1 {at(r * 0.9, -r * 1.1)}"
            f"a{at(r * 1.4, r * 1.4)} 0 0 0 {at(-r * 0.9, r * 1.1)}Z"
        )
    return path(trunks, ink("spot-ink")) + path(crowns, ink(dark)) + path(shine, ink(light))
