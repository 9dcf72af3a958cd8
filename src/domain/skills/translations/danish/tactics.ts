// The drills for positioning and strategy in Danish.

import type { tacticsDrills } from '#domain/skills/drills/tactics.ts';
import type { DrillTextsOf } from '#domain/skills/translations/texts.ts';

export const danishTactics: DrillTextsOf<typeof tacticsDrills> = {
  'positioning-on-a-string': {
    name: 'Som i en snor',
    aim: 'Hold samme afstand mellem makkerne i alle retninger.',
    steps: [
      'Makkerne holder i hver sin ende af et reb på omkring fire meter.',
      'Boldgiveren triller bolde til venstre, til højre, frem og tilbage; en af makkerne stopper bolden med foden.',
      'Den anden flytter sig, så rebet hverken slæber eller strammer.',
      'Læg rebet væk efter fem minutter, og spil rolige dueller med samme afstand.',
    ],
    easier: 'Gå i stedet for at løbe.',
    harder: 'Boldgiveren spiller lobs, og begge vender om og løber tilbage sammen.',
  },
  'positioning-both-or-none': {
    name: 'Begge eller ingen',
    aim: 'Gå frem og tilbage sammen, uden én foran og én bagved.',
    steps: [
      'Spil almindelige point på hele banen.',
      'Alle må kalde “frys” én gang per point. Alle stopper, hvor de er.',
      'Et par med én spiller ved nettet og én bagest taber pointet.',
      'Spil til ti, og tal hver gang om den bold, der skilte parret ad.',
    ],
    easier: 'Træneren kalder, og kun mellem to slag.',
    harder: 'Et par med begge spillere mellem netzone og servelinje taber også pointet.',
  },
  'positioning-return-spot': {
    name: 'Returpladsen',
    aim: 'Stå samme gode sted før hver returnering: et skridt bag linjen, to fra sideglasset.',
    steps: [
      'Afmærk et sted et skridt bag servelinjen og to skridt fra sideglasset.',
      'En server slår tyve server; stå på stedet ved dem alle, i split step når bolden rammes.',
      'Ti returneringer som lobs, ti lavt gennem midten.',
      'Gå tilbage til stedet med det samme, også efter en fejl.',
    ],
    easier: 'Serveren tager tempoet af og server kun til forhånden.',
    harder: 'Serverens makker går til nettet og flugter din returnering.',
  },
  'positioning-close-the-gap': {
    name: 'Luk diagonalen',
    aim: 'Dæk ind for en makker, der er låst i hjørnet.',
    steps: [
      'Netparret spiller ti bolde i træk ind i det ene hjørne.',
      'Makkeren til spilleren i hjørnet bliver lidt længere fremme og rykker ind mod midten.',
      'På den ellevte bold må netparret spille hvor som helst, og pointet spilles færdigt.',
      'Byt hjørne efter hvert point og par efter seks.',
    ],
    easier: 'Fem bolde ind i hjørnet i middel tempo.',
    harder: 'Netparret bestemmer selv, hvornår det forlader hjørnet.',
  },
  'strategy-lob-first': {
    name: 'Lob først',
    aim: 'Brug lobben som første svar, når begge modstandere har nettet.',
    steps: [
      'Spil point med én regel: Står begge modstandere ved nettet, er næste bold en lob.',
      'En bold, der bryder reglen, taber pointet, selv om den vinder det.',
      'Passerer lobben dem, så gå til nettet sammen.',
      'Spil to korte sæt til fire partier.',
    ],
    easier: 'Træneren kalder “lob”, når det er tid.',
    harder: 'En lob, der ikke når servelinjen, taber også pointet.',
  },
  'strategy-speed-of-the-ball': {
    name: 'Læs farten',
    aim: 'Vælg efter boldens fart: langsom lob, hurtig krop eller midte, meget hurtigt ud af glasset chiquita.',
    steps: [
      'Netparret spiller bolde i tre hastigheder i tilfældig rækkefølge.',
      'Sig farten højt, når bolden passerer nettet: langsom, hurtig, glas.',
      'Langsom: lob. Hurtig: krop eller midte. Meget hurtigt ud af glasset: chiquita.',
      'Tæl rigtige valg, ikke vundne point; tyve bolde hver.',
    ],
    easier: 'To hastigheder, og kaldet må komme efter hoppet.',
    harder: 'Spil hvert point færdigt, og tæl kun, hvis valget var rigtigt og pointet vundet.',
  },
  'strategy-centre-first': {
    name: 'Gennem midten',
    aim: 'Byg pointet op gennem midten, før du åbner en vinkel.',
    steps: [
      'Netparret skal spille sine første tre bolde mellem modstanderne.',
      'Fra den fjerde er alt tilladt.',
      'Parret bagest må lobbe fra første bold.',
      'Byt efter ti point, og sammenlign, hvem der vandt flest efter den tredje bold.',
    ],
    easier: 'Afmærk en gang på fire meter, og tæl alt, der lander i den.',
    harder: 'Netparret skal sige, på hvilken bold det åbner vinklen.',
  },
  'strategy-power-budget': {
    name: 'Kraftbudget',
    aim: 'Gem kræfterne til den bold, der ikke kommer tilbage.',
    steps: [
      'Hvert par har tre smash per parti. Et, der ikke afgør pointet, koster pointet.',
      'Alt andet over hovedet er bandeja eller víbora.',
      'Før hvert smash må makkeren sige “nej”.',
      'Skriv efter sættet ned, hvilke smash der var det værd, og hvorfra.',
    ],
    easier: 'Fem smash per parti, og kun en fejl koster pointet.',
    harder: 'Ét smash per parti.',
  },
};
