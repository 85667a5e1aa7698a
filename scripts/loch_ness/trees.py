"""Trees and smaller growth, each standing on its foot."""

from .svg import group, ink, path


def pine(x: float, y: float, h: float) -> str:
    """A fir in two tones: its shape, and its lit western side."""
    w = h * 0.46
    whole, lit = "", ""
    for top, foot, wide in ((0.0, 0.42, 0.55), (0.22, 0.7, 0.8), (0.5, 1.0, 1.0)):
        a, b, half = y - h * (1 - top), y - h * (1 - foot) * 1.0 - h * 0.06, w * wide / 2
        whole += f"M{x:.0f} {a:.0f}L{x + half:.0f} {b:.0f}H{x - half:.0f}Z"
        lit += f"M{x:.0f} {a:.0f}L{x - w * 0.04:.0f} {b:.0f}H{x - half:.0f}Z"
    return path(whole + f"M{x - 2:.0f} {y - h * 0.1:.0f}h4V{y:.0f}h-4Z", ink("pine")) + path(lit, ink("pine-light"))


def pines(*spots: tuple[float, float, float]) -> str:
    return group(pine(*spot) for spot in sorted(spots, key=lambda spot: spot[1]))


def broadleaf(x: float, y: float, r: float, dark: str, light: str) -> str:
    crown = f"M{x - r:.1f} {y - r:.1f}a{r:.1f} {r * 1.15:.1f} 0 1 1 {2 * r:.1f} 0a{r:.1f} {r * 0.9:.1f} 0 0 1 {-2 * r:.1f} 0Z"
    shine = f"M{x - r * 0.82:.1f} {y - r:.1f}a{r * 0.8:.1f} {r:.1f} 0 0 1 {r * 1.1:.1f} {-r * 0.86:.1f}a{r:.1f} {r:.1f} 0 0 1 {-r * 0.6:.1f} {r * 1.3:.1f}Z"
    trunk = f"M{x - 1.5:.1f} {y - r * 0.4:.1f}h3V{y + 3:.1f}h-3Z"
    return path(trunk, ink("spot-ink")) + path(crown, ink(dark)) + path(shine, ink(light))
