// The drills for the volley and the lob in Danish.

import type { netAndLobDrills } from '#domain/skills/drills/net-and-lob.ts';
import type { DrillTextsOf } from '#domain/skills/translations/texts.ts';

export const danishNetAndLob: DrillTextsOf<typeof netAndLobDrills> = {
  'volley-short-swing': {
    name: 'Flugt med væggen bag dig',
    aim: 'Gør tilbagesvinget på volleyen kortere.',
    steps: [
      'Stil dig med ryggen en armslængde fra sidehegnet; boldgiveren står over for dig.',
      'Flugt ti forhånd og ti baghånd: Battet må ikke røre hegnet.',
      'Bathovedet over grebet, ram lidt foran dig, skub igennem med kroppen.',
      'Gå op til nettet, og spil tyve med den samme korte bevægelse.',
    ],
    easier: 'Grib bolden med batfladen i stedet for at slå til den.',
    harder: 'Boldgiveren blander forhånd og baghånd uden at sige det.',
  },
  'volley-depth-first': {
    name: 'Længde før tempo',
    aim: 'Flugt dybt til glasset eller midten, og hold modstanderne bagest.',
    steps: [
      'Netspiller mod bagspiller, på kryds.',
      'Hver flugtning skal hoppe bag servelinjen; en kortere koster et point.',
      'Skub med kroppen for at få længde, uden at svinge hårdere.',
      'Spil til femten, og byt; så det samme langs linjen og gennem midten.',
    ],
    easier: 'Bagspilleren giver kun middelhurtige bolde i brysthøjde.',
    harder: 'Bagspilleren må lobbe når som helst, og netspilleren skal op til nettet igen.',
  },
  'volley-low-feet': {
    name: 'Ved fødderne',
    aim: 'Klar chiquitaen: Flugt op fra en lav bold, og bliv ved nettet.',
    steps: [
      'Boldgiveren spiller bløde bolde til dine fødder.',
      'Bøj knæene, til bathovedet bliver over grebet selv dernede.',
      'Flugt langsomt og dybt uden at krydse benene, og træd frem igen.',
      'Tyve bolde; efter hver fem kommer én bold i skulderhøjde, som du spiller med mere tempo.',
    ],
    easier: 'Stå et skridt nærmere nettet.',
    harder: 'Boldgiveren følger hver chiquita til nettet, og I spiller pointet færdigt.',
  },
  'volley-named-target': {
    name: 'Sig målet',
    aim: 'Vælg målet for flugtningen, før bolden kommer.',
    steps: [
      'To par, net mod bag. Sig dit mål højt før hver flugtning: midte, glas eller fødder.',
      'Flugtningen tæller kun, hvis den går derhen, hvor du sagde.',
      'Tre tællende i træk giver netparret pointet.',
      'Byt efter ti point.',
    ],
    easier: 'Brug to mål.',
    harder: 'Makkeren, der ikke slår, siger målet.',
  },
  'lob-last-metre': {
    name: 'Den sidste meter',
    aim: 'Få lobben ned på den sidste meter før glasset.',
    steps: [
      'Læg et reb på tværs af banen en meter fra bagglasset i den anden ende.',
      'Boldgiveren spiller lette bolde; åbn battet, sving nedefra og op, ram foran dig.',
      'To point bag rebet, ét bag servelinjen, intet foran den.',
      'En bold, der rammer glasset, er en god fejl: Læg mærke til den, og tag lidt af.',
    ],
    easier: 'Slip selv bolden, og lob efter hoppet.',
    harder: 'Sigt hver lob over spilleren i baghåndssiden.',
  },
  'lob-off-the-glass': {
    name: 'Lob fra glasset',
    aim: 'Lob efter bagglasset med kroppen bag bolden og ikke kun med håndleddet.',
    steps: [
      'Boldgiveren flugter dybt, så bolden kommer ud af bagglasset.',
      'Kom om bag bolden med battet under taljen.',
      'Stræk benene, mens du slår, og slut højt.',
      'Tyve bolde: ti på kryds, ti langs linjen.',
    ],
    easier: 'Boldgiveren kaster, og du griber først bolden fra glasset for at tjekke, hvor du står.',
    harder: 'Boldgiveren blander bolde fra sideglas og dobbeltvæg ind.',
  },
  'lob-and-go': {
    name: 'Lob og frem',
    aim: 'Tag nettet sammen efter hver dyb lob.',
    steps: [
      'Et par ved nettet, et bagest; parret bagest starter med en neutral bold.',
      'Lob, så snart bolden tillader det. Passerer den netparret, går begge frem med det samme.',
      'Pointet tæller dobbelt for et par, der vandt nettet med sin lob.',
      'Spil til elleve, og byt side.',
    ],
    easier: 'Netparret lader alle lobs hoppe.',
    harder: 'Netparret må smashe hver lob, der lander foran servelinjen.',
  },
  'lob-under-pressure': {
    name: 'Lob under pres',
    aim: 'Find lobben på hurtige og lave bolde, når der er mest brug for den.',
    steps: [
      'Netparret flugter med tempo mod bagspilleren, til alle hjørner.',
      'Bagspilleren skal lobbe hver tredje bold, hvad der end kommer.',
      'En lob, der flugtes under hovedhøjde, koster et point; en, der hopper bag servelinjen, giver ét.',
      'To minutter hver, og så byttes.',
    ],
    easier: 'Netparret spiller i middel tempo, og lobben er et frit valg.',
    harder: 'Lob kun, når netparret kalder det, mens de flugter.',
  },
};
