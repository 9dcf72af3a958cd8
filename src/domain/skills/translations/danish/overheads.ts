// The drills for the bandeja and the víbora in Danish.

import type { overheadDrills } from '#domain/skills/drills/overheads.ts';
import type { DrillTextsOf } from '#domain/skills/translations/texts.ts';

export const danishOverheads: DrillTextsOf<typeof overheadDrills> = {
  'bandeja-shadow-and-catch': {
    name: 'Drej, bakke, grib',
    aim: 'Stå med siden til og battet højt og åbent, før lobben kommer ned.',
    steps: [
      'Boldgiveren kaster bløde lobs med hånden fra den anden side af nettet.',
      'Drej siden til med det samme, battet højt og åbent som en bakke, og peg på bolden med den anden hånd.',
      'Grib de første fem bolde med den hånd: Det skal ske foran dig.',
      'Slå de næste ti med slice uden at sigte, og gå op til nettet igen efter hver.',
    ],
    easier: 'Lad battet blive ved netstolpen, og nøjes med at dreje og gribe.',
    harder: 'Boldgiveren varierer længden, så du tager et eller to skridt tilbage, før du slår.',
  },
  'bandeja-corner-targets': {
    name: 'Bandeja til hjørnet',
    aim: 'Læg bandejaen dybt mod hjørnet, så roligt at den bliver lav efter glasset.',
    steps: [
      'Læg et håndklæde en meter fra bagglasset i hvert hjørne.',
      'Boldgiveren lobber; du svarer med en bandeja mod håndklædet på kryds, ti bolde.',
      'Lad bolden springe fra glasset: Den tæller kun, hvis den bliver under knæet på en forsvarer, der står der.',
      'Ti mere langs linjen, så ti skiftevis.',
    ],
    easier: 'Tæl alle bandejas, der hopper bag servelinjen.',
    harder: 'Boldgiveren kalder hjørnet, mens du slår bolden før.',
  },
  'bandeja-keep-the-net': {
    name: 'Hold nettet',
    aim: 'Bliv ved med at have nettet gennem en række lobs i stedet for at afgøre pointet.',
    steps: [
      'Et par ved nettet, et bagest. Parret bagest må kun lobbe.',
      'Netparret svarer med bandejas og flugtninger; smash er ikke tilladt.',
      'Slå, kom op til nettet igen, og vær der, før næste bold bliver slået.',
      'Netparret får point for hver femte bold, hvor begge stadig står ved nettet bagefter. Byt efter ti point.',
    ],
    easier: 'Spil med én, der lobber, og én fri bold per duel, der må lande hvor som helst.',
    harder: 'Parret bagest må spille én chiquita per duel.',
  },
  'bandeja-depth-ladder': {
    name: 'Længdestigen',
    aim: 'Vælg efter lobbens længde, om du slår en bandeja eller lader bolden hoppe.',
    steps: [
      'Boldgiveren lobber i tre længder i tilfældig rækkefølge: kort, dyb, over dig.',
      'Sig højt, før du slår: “smash”, “bandeja” eller “glas”.',
      'Spil det, du sagde, og kom tilbage til den plads, der hører til.',
      'Tal efter hver ti bolde om alle de kald, der kom for sent eller var forkerte.',
    ],
    easier: 'Brug to længder, og kald først, når lobben har været på sit højeste.',
    harder: 'To forsvarere spiller videre på bolden; kaldet tæller kun, hvis jeres par vinder eller holder nettet.',
  },
  'vibora-half-pace': {
    name: 'Víbora i halvt tempo',
    aim: 'Lær víboraens bane: bøjet albue, overkrop der drejer, bat der går sidelæns.',
    steps: [
      'Stil dig to skridt fra nettet med siden til, albuen bøjet og battet tæt på.',
      'Boldgiveren kaster bolde med hånden; ram dem tæt på kroppen, over hovedhøjde.',
      'Stryg rundt om ydersiden af bolden, mens overkroppen drejer: halvt tempo, meget skru.',
      'Tyve bolde, og slut hver af dem i balance på begge fødder.',
    ],
    easier: 'Spil den fra servelinjen uden net imellem, kun for skruets skyld.',
    harder: 'Boldgiveren lobber med battet fra bagenden af banen.',
  },
  'vibora-distance-decides': {
    name: 'Afstanden afgør',
    aim: 'Giv víboraen fuld kraft tæt på nettet, og tag den af fra midten af banen.',
    steps: [
      'Afmærk en linje fire meter fra nettet.',
      'Boldgiveren lobber foran og bag linjen i tilfældig rækkefølge.',
      'Foran: fuld kraft mod sideglasset. Bagved: langsommere, dybt, og frem igen.',
      'Tæl de bolde, hvis tempo passede til stedet; tyve i en runde.',
    ],
    easier: 'Boldgiveren siger længden før hver lob.',
    harder: 'Begynd hver bold med en flugtning ved nettet, så du kommer tilbage under pres.',
  },
  'vibora-or-bandeja': {
    name: 'Én forberedelse, to slag',
    aim: 'Vælg sent mellem víbora og bandeja ud fra én og samme forberedelse.',
    steps: [
      'En boldgiver lobber bagfra; en makker står bag dig.',
      'Mens bolden er højest, kalder makkeren “víbora” eller “bandeja”.',
      'Spil det kaldte slag til det hjørne, som parret bagest holder mest åbent.',
      'Film ti af hver, og sammenlign forberedelsen: Den skal se ens ud.',
    ],
    easier: 'Makkeren kalder, når boldgiveren slår.',
    harder: 'Ingen kald: Vælg efter, hvor modstanderne står, og spil duellen færdig.',
  },
  'vibora-low-rebound': {
    name: 'Hold den lav',
    aim: 'Få víboraen til at blive lav efter sideglasset.',
    steps: [
      'En forsvarer står i det hjørne, du sigter på, og spiller hver bold fra glasset.',
      'Slå femten víboraer mod sideglasset i det hjørne.',
      'Du får point, hvis forsvareren må spille under knæet, forsvareren hvis det er over taljen.',
      'Byt efter femten.',
    ],
    easier: 'Forsvareren griber bolden i stedet for at spille den.',
    harder: 'Forsvareren må lobbe dig igen, og den næste víbora tæller dobbelt.',
  },
};
