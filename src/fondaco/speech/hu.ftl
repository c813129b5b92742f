# What all games say, in Hungarian.

nothing-to-undo = Nincs mit visszavonni: az utolsó lépés valami újat mutatott, vagy nem a tiéd volt.
list-two = { $first } és { $last }
reason-standing = { $tied ->
    [1] { reason-rank } hely
   *[other] megosztott { reason-rank } hely
  }
reason-rank = { $place ->
    [1] első
    [2] második
    [3] harmadik
    [4] negyedik
    [5] ötödik
   *[other] hatodik
  }

## The bots of the house

bot-pippo = Azt teszi, ami éppen eszébe jut, és élvezi.
bot-nina = Elviszi a legjobb vételt, ami szem előtt van, és sosem néz oda kétszer.
bot-bartolo = Negyven éve a rakparton: tudja, miből mi lesz.
bot-clarice = Fejben minden lépést kipróbál, mielőtt megteszi.
bot-lucrezia = Gyors, és mindig egy gondolattal előtted jár.
bot-cosimo = Nem siet, és látja, merre tartasz.

## What the house refuses

sorry-guest-unknown = Előbb mondd meg a neved.
sorry-guest-name = Egy névben legalább egy betű van.
sorry-table-unknown = Nincs ilyen asztal.
sorry-table-private = Ez az asztal zártkörű.
sorry-table-full = Ezt az asztalt már túl sokan nézik.
sorry-table-busy = Az asztalt nem lehetett elérni; próbáld újra.
sorry-table-not-started = A játék még nem kezdődött el.
sorry-table-started = A játék már elkezdődött.
sorry-table-over = A játék véget ért.
sorry-stale = Azóta történt valami az asztalnál; nézd meg újra.
sorry-seat-not-yours = Ez a hely nem a tiéd.
sorry-seat-unknown = Az asztal helyeinek száma 0 és { $last } közé esik.
sorry-seat-taken = Ez a hely foglalt.
sorry-seat-by-invitation = Ennél az asztalnál meghívásra lehet leülni.
sorry-start-guest = A játékot az indítja el, aki az asztalnál ül.
sorry-start-open-seats = Néhány hely még szabad.
sorry-hint-not-your-turn = Most nincs miről döntened.
sorry-back-not-asked = Senki más nem kéri egy lépés visszavonását.
sorry-chat-empty = Abban a sorban nincs mit olvasni.
sorry-rematch-not-over = Akkor lehet új játék, ha ez véget ért.
sorry-rematch-there = A következő játék már megvan.
sorry-vote-not-playing = A helyekről játék közben lehet szavazni.
sorry-vote-nobody = Azon a helyen nem ül másik ember.
sorry-invite-not-yours = Vendéget azok hívnak, akik az asztalnál ülnek.
sorry-link-spent = Ezt a linket már felhasználták, vagy túl régi.
sorry-limit-too-often = Ez túl gyakori volt; várj egy kicsit.
sorry-limit-too-many = Ebből már túl sok van nyitva; előbb zárj be egyet.
sorry-command-unknown = Az asztal ezzel nem tud mit kezdeni.
sorry-lesson-none = Ehhez a játékhoz még nincs bevezető játék: { $game }.
sorry-fork-number = A játék lépéseinek száma 0 és { $last } közé esik.
sorry-fork-over = Az utolsó lépés után már nincs mit játszani.
sorry-replay-eyes = Nézni egy hely szemével lehet (0 és { $last } között), egy nézőével (-1) vagy mindenkiével (all).
sorry-bot-unknown = Nincs ilyen bot. A botok: { $bots }.
sorry-record-not-over = A feljegyzés akkor van meg, ha a játék véget ért.
sorry-record-damaged = A fájl csonka vagy sérült.
sorry-record-none = A fájl üres.
sorry-record-large = A fájl nagyobb, mint bármelyik játék.
sorry-record-foreign = A fájl nem egy játék feljegyzése.
sorry-record-several = A fájlban több feljegyzés van; egyet hozz.
sorry-record-newer = A feljegyzés újabb módon íródott, mint amit ez a ház olvasni tud.
sorry-record-rules = A feljegyzés a szabályok más változatát követi, mint ami szerint ez a ház játszik.
sorry-record-secret = A feljegyzésből hiányzik a véletlen mögötti titok, ezért nem ellenőrizhető.
sorry-record-game = A feljegyzés olyan játéké, amely ebben a házban nincs meg.
sorry-record-untrue = A feljegyzés nem igaz: így nem történhetett.
sorry-fault = Itt valami elromlott; ezen a jelen jegyeztük fel: { $id }.
sorry-no-hint = Itt valami elromlott; nem jött tipp.
