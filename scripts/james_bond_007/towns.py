"""The towns of the sites: where they are, and where their tiles lie. A code stands for a name that is not known yet."""

from typing import NamedTuple

from strokes import Dot


class Town(NamedTuple):
    code: str
    longitude: float
    latitude: float
    spot: Dot  # the middle of the tile, moved off the town where towns stand close; a line leads from one to the other
    width: int = 122  # of the tile: what its name needs


TOWNS = {
    "s01": Town("LON", -0.1, 51.5, (861, 310)),  # Londres
    "s02": Town("MIA", -80.2, 25.8, (487, 565)),  # Miami
    "s03": Town("CAI", 31.2, 30.0, (1148, 569)),  # Le Caire
    "s04": Town("REK", -21.9, 64.1, (732, 240)),  # Reykjavik
    "s05": Town("HKG", 114.2, 22.3, (1476, 652)),  # Hong Kong
    "s06": Town("BUE", -58.4, -34.6, (605, 983), 148),  # Buenos Aires
    "s07": Town("PAR", 2.4, 48.9, (834, 404)),  # Paris
    "s08": Town("RIO", -43.2, -22.9, (666, 890), 170),  # Rio de Janeiro
    "s09": Town("IST", 29.0, 41.0, (1148, 476)),  # Istanbul
    "s10": Town("CPT", 18.4, -33.9, (1038, 962)),  # Le Cap
    "s11": Town("TYO", 139.7, 35.7, (1528, 466)),  # Tokyo
    "s12": Town("SFO", -122.4, 37.8, (159, 486), 160),  # San Francisco
    "s13": Town("BER", 13.4, 52.5, (990, 290)),  # Berlin
    "s14": Town("BKK", 100.5, 13.8, (1347, 692)),  # Bangkok
    "s15": Town("CAS", -7.6, 33.6, (841, 526)),  # Casablanca
    "s16": Town("SYD", 151.2, -33.9, (1531, 960)),  # Sydney
    "s17": Town("VAN", -123.1, 49.3, (205, 367)),  # Vancouver
    "s18": Town("MEX", -99.1, 19.4, (340, 647), 136),  # Mexico
    "s19": Town("VCE", 12.3, 45.4, (963, 403)),  # Venise
    "s20": Town("LAS", -115.1, 36.2, (307, 502)),  # Las Vegas
    "s21": Town("BOM", 72.9, 19.1, (1218, 662)),  # Bombay
    "s22": Town("LIM", -77.0, -12.0, (499, 851)),  # Lima
    "s23": Town("SHA", 121.5, 31.2, (1474, 559)),  # Shanghai
    "s24": Town("LOS", 3.4, 6.5, (930, 740)),  # Lagos
    "s25": Town("VIE", 16.4, 48.2, (1092, 383)),  # Vienne
    "s26": Town("HAV", -82.4, 23.1, (476, 658)),  # La Havane
    "s27": Town("MOW", 37.6, 55.8, (1221, 336)),  # Moscou
    "s28": Town("NBO", 36.8, -1.3, (1159, 790)),  # Nairobi
    "s29": Town("NYC", -74.0, 40.7, (521, 472)),  # New York
    "s30": Town("SIN", 103.8, 1.4, (1476, 774)),  # Singapour
    "s31": Town("ATH", 23.7, 38.0, (1019, 496)),  # Athènes
    "s32": Town("MTL", -73.6, 45.5, (522, 379)),  # Montréal
    "s33": Town("KTM", 85.3, 27.7, (1331, 569)),  # Katmandou
    "s34": Town("DKR", -17.5, 14.7, (776, 684)),  # Dakar
    "s35": Town("STO", 18.1, 59.3, (1119, 243)),  # Stockholm
    "s36": Town("HNL", -157.9, 21.3, (75, 629)),  # Honolulu
}
