// The drills for communication and footwork in Danish.

import type { partnersAndFeetDrills } from '#domain/skills/drills/partners-and-feet.ts';
import type { DrillTextsOf } from '#domain/skills/translations/texts.ts';

export const danishPartnersAndFeet: DrillTextsOf<typeof partnersAndFeetDrills> = {
  'communication-one-word': {
    name: 'Ét ord til hver bold',
    aim: 'Sig “net”, “tæt” eller “bag” til makkeren, mens makkeren slår.',
    steps: [
      'Spil rolige point. Spilleren, der ikke slår, ser på modstanderne, ikke på makkeren.',
      'Kald ét ord for, hvor modstanderne står: net, tæt eller bag.',
      'En bold, der spilles uden et kald før, taber pointet.',
      'Byt makker efter ti point.',
    ],
    easier: 'Kun to ord: net og bag.',
    harder: 'Kaldet skal komme, før makkerens sving begynder; modstanderne dømmer.',
  },
  'communication-centre-rule': {
    name: 'Hvem har midten?',
    aim: 'Aftal, hvem der tager midten, og hold det under pres.',
    steps: [
      'Aftal med din makker, hvem der tager bolde gennem midten: ved nettet og bagest.',
      'Boldgiveren spiller ti bolde mellem jer begge steder.',
      'Kald “min” før hoppet, også når det er aftalt.',
      'Spil point, hvor en bold, der lander urørt mellem jer, tæller dobbelt.',
    ],
    easier: 'Boldgiveren kaster med hånden.',
    harder: 'Skift aftale efter hvert point, højt og inden for fem sekunder.',
  },
  'communication-named-opponent': {
    name: 'Spil på én',
    aim: 'Udpeg én modstander at spille på, og hold fast i det som par.',
    steps: [
      'Aftal før hvert parti én modstander og hvorfor.',
      'Spil partiet: To tredjedele af jeres bolde skal gå derhen.',
      'Mellem pointene har I ti sekunder til at sige, om det virker.',
      'Efter hvert parti gætter modstanderne, hvem I udpegede.',
    ],
    easier: 'Behold én modstander et helt sæt.',
    harder: 'Skift modstander midt i et parti på et ord, I begge kender.',
  },
  'communication-before-the-swing': {
    name: 'Før svinget',
    aim: 'Kald så tidligt, at det kan bruges.',
    steps: [
      'Film et sæt med lyd.',
      'Tæl for hver spiller kaldene før makkerens sving, når bolden rammes, og bagefter.',
      'Spil et sæt mere, hvor kun kald før svinget tæller; modstanderne holder regnskab med kaldene.',
      'Sammenlign de to sæt, og bliv enige om de ord, der var hurtigst.',
    ],
    easier: 'Ti bolde fra en boldgiver i stedet for et sæt.',
    harder: 'Læg den frie plads til kaldet: “net, linje”, “bag, midte”.',
  },
  'footwork-split-clap': {
    name: 'Split på klappet',
    aim: 'Land i dit split step, når modstanderens bat rammer bolden.',
    steps: [
      'En makker står i den anden ende og klapper ved hvert tænkt slag.',
      'Hop let, og land på begge fødder, når du hører klappet; så to skridt til den side, der vises.',
      'Gå tilbage til klarstilling, og start igen: et minut på, et minut af, fire gange.',
      'Derefter det samme med rigtige slag i stedet for klap.',
    ],
    easier: 'Klap i jævn takt.',
    harder: 'Makkeren snyder af og til: intet klap, intet split.',
  },
  'footwork-turn-and-run': {
    name: 'Vend og løb',
    aim: 'Vend dig og løb efter lobben i stedet for at gå baglæns.',
    steps: [
      'Start ved nettet. Boldgiveren kaster lobs over den ene eller den anden skulder.',
      'Første skridt: Drej hoften til den side. Løb så, og se over skulderen.',
      'Stop, før bolden springer ud fra glasset, og spil den.',
      'Løb op til nettet igen; seks bolde per runde, fire runder.',
    ],
    easier: 'Boldgiveren siger siden først.',
    harder: 'Afgør undervejs, om en bandeja stadig er mulig.',
  },
  'footwork-small-steps': {
    name: 'Tre små skridt',
    aim: 'Ret til med små skridt, og stop i balance før slaget.',
    steps: [
      'Boldgiveren spiller bolde fra bagglasset til skiftende steder.',
      'Løb med lange skridt, og tag mindst tre små, før du slår.',
      'Frys efter slaget: Du skal kunne løfte hver fod uden at falde.',
      'Femten bolde, og så femten med sideglasset.',
    ],
    easier: 'Boldgiveren spiller kun til ét hjørne.',
    harder: 'Kom hen til en kegle på din grundplads, før næste bold bliver spillet.',
  },
  'footwork-two-ball-pressure': {
    name: 'To bolde under pres',
    aim: 'Kom på plads i tide til næste bold, point efter point.',
    steps: [
      'To boldgivere ved nettet spiller på skift: én ind i dit hjørne, én til den anden side af din halvdel.',
      'Split step ved hvert slag, spil, og kom på plads igen.',
      'Tredive sekunders spil, et minuts pause, otte gange.',
      'En makker tæller de split step, der kom for tidligt eller for sent.',
    ],
    easier: 'Et sekund længere mellem boldene.',
    harder: 'Boldgiverne må lobbe af og til.',
  },
};
