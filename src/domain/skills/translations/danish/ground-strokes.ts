// The drills for the forehand and the backhand in Danish.

import type { groundStrokeDrills } from '#domain/skills/drills/ground-strokes.ts';
import type { DrillTextsOf } from '#domain/skills/translations/texts.ts';

export const danishGroundStrokes: DrillTextsOf<typeof groundStrokeDrills> = {
  'forehand-ten-in-front': {
    name: 'Ti foran dig',
    aim: 'Ram forhånden foran kroppen med en kompakt forberedelse.',
    steps: [
      'To spillere spiller roligt frem og tilbage, hver bag sin servelinje.',
      'Forbered, så snart du ser, hvilken side bolden kommer til; battet ikke længere tilbage end skulderen.',
      'Sig “foran” højt, hver gang du rammer bolden foran dig.',
      'Start forfra ved hver fejl; ti i træk, og så lidt hurtigere.',
    ],
    easier: 'Makkeren kaster bolden med hånden fra nettet.',
    harder: 'Spil kun på kryds.',
  },
  'forehand-off-the-back-glass': {
    name: 'Lad den passere',
    aim: 'Vent på bolden fra bagglasset, og spil forhånden foran dig.',
    steps: [
      'Boldgiveren spiller bolde, der hopper og når bagglasset.',
      'Drej med bolden, lad den passere dig, og følg den med små skridt.',
      'Stop, før den kommer ud igen, bøj knæene, og slå den foran dig.',
      'Femten bolde på kryds, femten langs linjen.',
    ],
    easier: 'Kast selv bolden mod glasset, og spil den efter ét hop.',
    harder: 'Boldgiveren blander bolde ind, der ikke når glasset; kald “glas” eller “direkte” tidligt.',
  },
  'forehand-three-balls': {
    name: 'Tre bolde med vilje',
    aim: 'Spil en neutral bold, en chiquita og en passering ud fra samme forberedelse på forhånden.',
    steps: [
      'Et par står ved nettet og flugter til din forhånd i middel tempo.',
      'Første runde: neutrale bolde gennem midten. Anden: chiquitas til fødderne. Tredje: passeringer.',
      'Fjerde runde: En spiller ved nettet kalder hvilken, mens de flugter.',
      'Ti bolde per runde; tjek på video, at forberedelsen er den samme.',
    ],
    easier: 'Boldgiveren kaster fra nettet, og I bruger ét mål ad gangen.',
    harder: 'Vælg selv efter højden på deres flugtning, og spil pointet færdigt.',
  },
  'forehand-pressure-corner': {
    name: 'Ud af hjørnet',
    aim: 'Forsvar forhåndshjørnet mod tempo uden at give netparret en høj bold.',
    steps: [
      'Netparret spiller alle bolde ind i dit forhåndshjørne og blander sideglas og bagglas.',
      'Lad langsomme bolde gå i glasset, tag de hurtige tidligt og lavt.',
      'Du får point, når deres næste flugtning bliver slået under netkanten.',
      'Først til ti, og så byttes hjørne.',
    ],
    easier: 'Netparret siger “side” eller “bag” før hver bold.',
    harder: 'Netparret må lukke på hver bold, der kommer tilbage over netkanten.',
  },
  'backhand-other-hand': {
    name: 'Den anden hånd først',
    aim: 'Drej tidligt til baghånden med den anden hånd på battets hals.',
    steps: [
      'Boldgiveren spiller langsomme bolde til din baghånd.',
      'Før battet tilbage med den anden hånd på halsen, og slip først, når du svinger.',
      'Sving vandret med bathovedet lige så lavt som bolden.',
      'Tre runder med ti, og efter hver et kort kig på én ting: drejning, højde, sving.',
    ],
    easier: 'Slip selv bolden, og spil den over nettet efter hoppet.',
    harder: 'Boldgiveren spiller skiftevis til hver side, så du drejer fra klarstilling.',
  },
  'backhand-level-swing': {
    name: 'Slut med at hakke',
    aim: 'Erstat hakket oppefra med en vandret baghånd, der lander dybt.',
    steps: [
      'Spil baghånd mod baghånd på kryds.',
      'Start svinget i boldens højde: Er battet højere oppe, hakker du.',
      'Kun bolde, der hopper bag servelinjen, tæller; første par til tyve.',
      'Så det samme fra bagglasset.',
    ],
    easier: 'Spil fra lige bag servelinjen uden at tælle længde.',
    harder: 'Makkeren i den anden ende går til nettet og flugter til din baghånd.',
  },
  'backhand-flat-chiquita': {
    name: 'Flad chiquita',
    aim: 'Spil en blød, flad baghånd til netparrets fødder fra en lav bold.',
    steps: [
      'Et par ved nettet flugter lavt til din baghånd.',
      'Fast håndled, albuen forrest, bathovedet i boldens højde.',
      'Spil til fødderne på den spiller, der står længst fra nettet.',
      'Du får point, når de må flugte opad; byt efter ti.',
    ],
    easier: 'Boldgiveren kaster, og to ringe ligger der, hvor fødderne ville være.',
    harder: 'Gå frem med din makker efter hver chiquita, der lykkes, og spil pointet færdigt.',
  },
  'backhand-double-wall': {
    name: 'To vægge, én baghånd',
    aim: 'Læs dobbeltvæggen i baghåndssiden, og giv plads til slaget.',
    steps: [
      'Boldgiveren spiller hårdt ind i baghåndshjørnet: først sideglas, så bagglas.',
      'Drej med bolden, og flyt dig væk fra hjørnet, ikke ind i det.',
      'Stop, lad bolden komme ud af den anden væg, og lob.',
      'Femten bolde; derefter blandet med bolde, der kun går i bagglasset.',
    ],
    easier: 'Boldgiveren kaster med hånden fra servelinjen.',
    harder: 'Svar med en chiquita, hver gang bolden kommer meget hurtigt ud.',
  },
};
