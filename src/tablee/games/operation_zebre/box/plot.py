"""How easy the faces are by the boxes that are spent: a picture as SVG, and the same in letters."""

from collections.abc import Iterable
from statistics import median
from typing import Final

from tablee.games.operation_zebre.box.readings import Measure

COLUMNS: Final = ("Z", "Z1", "T1", "T2", "T4")
BANDS: Final = {"Z": (0.0, 0.10), "Z1": (0.0, 0.35), "T1": (0.0, 0.35), "T2": (0.05, 0.45), "T4": (0.35, 0.90)}
BLOCKS: Final = " ▁▂▃▄▅▆▇█"
WIDTH, HEIGHT, COLUMN = 560, 340, 100


def ease(measure: Measure, task: str) -> float:
    """The rate that the band of this task is about: the worst of the free ones, the mean of those that are paid."""
    return measure.mean(task) if task in ("T2", "T4") else max(measure.rates[task])


def letters(measures: list[Measure]) -> Iterable[str]:
    """One row per task: the median, and how many faces are at each tenth from 0 to 10."""
    for task in COLUMNS:
        rates = [ease(measure, task) for measure in measures]
        if rates:
            bins = [sum(round(rate * 10) == tenth for rate in rates) for tenth in range(11)]
            bars = "".join(BLOCKS[-(-8 * count // max(bins))] for count in bins)
            least, most = BANDS[task]
            inside = sum(least <= rate <= most for rate in rates)
            yield f"{task:3} median {10 * median(rates):4.1f} of ten  |{bars}|  {inside} of {len(rates)} in the band"


def svg(measures: list[Measure], title: str) -> str:
    """A column per task: the band that is good, a dot per face, the median."""
    rows = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="16" y="20" font-size="15">{title}</text>',
    ]
    for tenth in range(0, 11, 2):
        rows.append(f'<text x="28" y="{height(tenth / 10) + 4:.1f}" text-anchor="end" fill="#555">{tenth}</text>')
    for column, task in enumerate(COLUMNS):
        left = 40 + COLUMN * column
        least, most = BANDS[task]
        band = height(least) - height(most)
        rows.append(f'<rect x="{left}" y="{height(most):.1f}" width="80" height="{band:.1f}" fill="#dcefe0"/>')
        rates = [ease(measure, task) for measure in measures]
        for place, rate in enumerate(rates):
            across = left + 5 + 70 * (place * 0.618034 % 1)
            rows.append(f'<circle cx="{across:.1f}" cy="{height(rate):.1f}" r="2.2" fill="#345" opacity=".5"/>')
        if rates:
            middle = height(median(rates))
            rows.append(f'<path d="M{left} {middle:.1f}h80" stroke="#c22" stroke-width="2"/>')
        rows.append(f'<text x="{left + 40}" y="{HEIGHT - 12}" text-anchor="middle">{task}</text>')
    return "\n".join([*rows, "</svg>", ""])


def height(rate: float) -> float:
    return 36 + 260 * (1 - rate)
