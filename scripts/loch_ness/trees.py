"""Trees, each standing on its foot; a wood is two paths, its shapes and their lit western sides."""

from collections.abc import Iterable

from .svg import at, ink, path

TIERS = ((0.0, 0.42, 0.55), (0.22, 0.7, 0.8), (0.5, 1.0, 1.0))  # top, foot and breadth of a fir's skirts


def pines(*spots: tuple[float, float, float]) -> str:
    """Firs as (x, foot, height)."""
    whole, lit = "", ""
    for x, y, h in sorted(spots, key=lambda spot: spot[1]):
        w = h * 0.46
        for top, foot, wide in TIERS:
            a, drop, half = round(y - h * (1 - top)), round(h * (foot - top) - h * 0.06), round(w * wide / 2)
            whole += f"M{x:.0f} {a}l{half} {drop}h{-2 * half}Z"
            lit += f"M{x:.0f} {a}l-1 {drop}h{1 - half}Z"
        whole += f"M{x - 2:.0f} {y - h * 0.1:.0f}h4V{y:.0f}h-4Z"
    return path(whole, ink("pine")) + path(lit, ink("pine-light"))


def wood(spots: Iterable[tuple[float, float, float]], dark: str, light: str) -> str:
    """Round trees as (x, foot, radius)."""
    trunks, crowns, shine = "", "", ""
    for x, y, r in sorted(spots, key=lambda spot: spot[1]):
        trunks += f"M{at(x - 1.5, y - r * 0.5)}h3V{at(y + 2)}h-3Z"
        crowns += (
            f"M{at(x - r, y - r * 1.1)}a{at(r, r * 1.2)} 0 0 1 {at(2 * r, 0)}a{at(r, r * 0.85)} 0 0 1 {at(-2 * r, 0)}Z"
        )
        shine += f"M{at(x - r * 0.75, y - r * 0.9)}a{at(r * 0.8, r)} 0 0 1 {at(r * 0.9, -r * 1.1)}a{at(r * 1.4, r * 1.4)} 0 0 0 {at(-r * 0.9, r * 1.1)}Z"
    return path(trunks, ink("spot-ink")) + path(crowns, ink(dark)) + path(shine, ink(light))
