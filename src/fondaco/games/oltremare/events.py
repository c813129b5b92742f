"""What happens at a table of Oltremare; some of it for one pair of eyes, some for none."""

from fondaco.core.events import NO_SEAT, ONE_SEAT, Catalogue, event

STARTED = 1
TOKEN_LAID = 2
TURNED_UP = 3
BERTHED = 4
TOKEN_REMOVED = 5
DEALT = 6
DEALT_CARD = 7
SHUFFLED = 8
TURN_STARTED = 9
INFLUENCED = 10
LAID = 11
LAID_CARD = 12
OFFERED = 13
OFFERED_TO_ALL = 14
COUNTERED = 15
OFFER_GIVES = 16
OFFER_CLAIMS = 17
OFFER_CLAIMS_LOADING = 18
OFFER_WANTS = 19
OFFER_PAYS = 20
OFFER_ASKS = 21
ANSWERED = 22
ACCEPTED = 23
DECLINED = 24
WITHDRAWN = 25
TRADED = 26
HANDED_OVER = 27
GAVE = 28
RECEIVED = 29
PAID = 30
FAME_GAINED = 31
BOUGHT = 32
BOUGHT_DEARLY = 33
BOUGHT_BY_TOKEN = 34
BOUGHT_CARD = 35
BOUGHT_NOTHING = 36
SKIPPED = 37
PLAYED = 38
DEALT_BIG = 39
EARNED = 40
CALM = 41
REPELLED = 42
RAIDED = 43
RAID_CARD = 44
WENT_TO_MARKET = 45
DREW = 46
SAILED = 47
WAY_BLOCKED = 48
TOKEN_TAKEN = 49
TOKEN_TURNED = 50
COMPASS_FOUND = 51
COMPASS_FOLLOWED = 52
COMPASS_IGNORED = 53
LOADED = 54
VENICE_DRAWN = 55
FAME_PAID = 56
FAME_SHARED = 57
FAME_RESET = 58
DECK_RAN_OUT = 59
CARGO_PAID = 60
TOKENS_PAID = 61
TOKENS_SHARED = 62
LAST_FAME_PAID = 63
LAST_FAME_SHARED = 64
PIRATES_COST = 65
WON = 66
VICTORY_SHARED = 67

EVENTS = Catalogue(
    event(STARTED, "started", "OLT-R12", "seat"),
    event(TOKEN_LAID, "token-laid", "OLT-2.1", "harbour token", reveals=True),
    event(TURNED_UP, "turned-up", "OLT-2.4", "seat card", reveals=True),
    event(BERTHED, "berthed", "OLT-2.4", "seat card harbour", reveals=True),
    event(TOKEN_REMOVED, "token-removed", "OLT-2.5", "harbour token"),
    event(DEALT, "dealt", "OLT-2.7", "seat cards"),
    event(DEALT_CARD, "dealt-card", "OLT-2.7", "seat card", to=ONE_SEAT, reveals=True),
    event(SHUFFLED, "shuffled", "OLT-2.8", "cards"),
    event(TURN_STARTED, "turn-started", "OLT-6.3", "seat"),
    event(INFLUENCED, "influenced", "OLT-7.6", "seat ducats"),
    event(LAID, "laid", "OLT-3.2", "seat"),
    event(LAID_CARD, "laid-card", "OLT-3.2", "seat card", to=ONE_SEAT),
    event(OFFERED, "offered", "OLT-4.1", "seat partner", reveals=True),
    event(OFFERED_TO_ALL, "offered-to-all", "OLT-4.1", "seat", reveals=True),
    event(COUNTERED, "countered", "OLT-4.1", "seat partner", reveals=True),
    event(OFFER_GIVES, "offer-gives", "OLT-R5", "seat good", reveals=True),
    event(OFFER_CLAIMS, "offer-claims", "OLT-4.2", "seat good pair", reveals=True),
    event(
        OFFER_CLAIMS_LOADING, "offer-claims-loading", "OLT-4.2", "seat good loading", reveals=True
    ),
    event(OFFER_WANTS, "offer-wants", "OLT-R5", "seat good", reveals=True),
    event(OFFER_PAYS, "offer-pays", "OLT-R4", "seat ducats", reveals=True),
    event(OFFER_ASKS, "offer-asks", "OLT-R4", "seat ducats", reveals=True),
    event(ANSWERED, "answered", "OLT-4.1", "seat"),
    event(ACCEPTED, "accepted", "OLT-4.1", "seat", reveals=True),
    event(DECLINED, "declined", "OLT-4.1", "seat", reveals=True),
    event(WITHDRAWN, "withdrawn", "OLT-4.1", "seat"),
    event(TRADED, "traded", "OLT-4.1", "seat partner", reveals=True),
    event(HANDED_OVER, "handed-over", "OLT-R5", "seat partner good"),
    event(GAVE, "gave", "OLT-R5", "seat card", to=ONE_SEAT),
    event(RECEIVED, "received", "OLT-R5", "seat card", to=ONE_SEAT, reveals=True),
    event(PAID, "paid", "OLT-R4", "seat partner ducats"),
    event(FAME_GAINED, "fame-gained", "OLT-4.3", "seat"),
    event(BOUGHT, "bought", "OLT-4.4", "seat source ducats", reveals=True),
    event(BOUGHT_DEARLY, "bought-dearly", "OLT-4.5", "seat source ducats", reveals=True),
    event(BOUGHT_BY_TOKEN, "bought-by-token", "OLT-7.5", "seat source ducats", reveals=True),
    event(BOUGHT_CARD, "bought-card", "OLT-4.4", "seat card", to=ONE_SEAT, reveals=True),
    event(BOUGHT_NOTHING, "bought-nothing", "OLT-R10", "seat"),
    event(SKIPPED, "skipped", "OLT-R7", "seat"),
    event(PLAYED, "played", "OLT-5.1", "seat card", reveals=True),
    event(DEALT_BIG, "dealt-big", "OLT-7.7", "seat"),
    event(EARNED, "earned", "OLT-5.4", "seat icons ducats"),
    event(CALM, "calm", "OLT-7.8", "seat ducats"),
    event(REPELLED, "repelled", "OLT-7.4", "seat icons"),
    event(RAIDED, "raided", "OLT-5.5", "seat icons cards"),
    event(RAID_CARD, "raid-card", "OLT-5.5", "seat card", to=NO_SEAT),
    event(WENT_TO_MARKET, "went-to-market", "OLT-5.6", "seat icons cards"),
    event(DREW, "drew", "OLT-5.6", "seat card", to=ONE_SEAT, reveals=True),
    event(SAILED, "sailed", "OLT-5.7", "seat harbour"),
    event(WAY_BLOCKED, "way-blocked", "OLT-R8", "seat routes"),
    event(TOKEN_TAKEN, "token-taken", "OLT-5.9", "seat harbour token"),
    event(TOKEN_TURNED, "token-turned", "OLT-5.10", "seat harbour"),
    event(COMPASS_FOUND, "compass-found", "OLT-7.2", "seat harbour"),
    event(COMPASS_FOLLOWED, "compass-followed", "OLT-7.2", "seat harbour"),
    event(COMPASS_IGNORED, "compass-ignored", "OLT-7.2", "seat"),
    event(LOADED, "loaded", "OLT-6.1", "seat card"),
    event(VENICE_DRAWN, "venice-drawn", "OLT-8.1", ""),
    event(FAME_PAID, "fame-paid", "OLT-8.1", "seat fame place ducats"),
    event(FAME_SHARED, "fame-shared", "OLT-8.2", "seat fame place ducats"),
    event(FAME_RESET, "fame-reset", "OLT-8.3", ""),
    event(DECK_RAN_OUT, "deck-ran-out", "OLT-9.1", ""),
    event(CARGO_PAID, "cargo-paid", "OLT-9.3", "seat good length ducats"),
    event(TOKENS_PAID, "tokens-paid", "OLT-9.5", "seat tokens place ducats"),
    event(TOKENS_SHARED, "tokens-shared", "OLT-9.5", "seat tokens place ducats"),
    event(LAST_FAME_PAID, "last-fame-paid", "OLT-9.6", "seat fame place ducats"),
    event(LAST_FAME_SHARED, "last-fame-shared", "OLT-9.6", "seat fame place ducats"),
    event(PIRATES_COST, "pirates-cost", "OLT-9.7", "seat cards ducats"),
    event(WON, "won", "OLT-9.8", "seat ducats"),
    event(VICTORY_SHARED, "victory-shared", "OLT-R2", "seat ducats"),
)
