// Advice for each band of levels in Danish.

import type { AdviceTexts } from '#domain/skills/translations/texts.ts';

export const danishAdvice: AdviceTexts = {
  contact: [
    'Spil roligt frem og tilbage med en makker, og ram hver bold foran dig, ti i træk, før du sætter tempo på.',
    'Træn bolde fra bagglasset: Drej, lad bolden passere dig, og spil den, når den kommer ud igen.',
    'Gå frem og tilbage sammen med din makker, og hold samme afstand mellem jer.',
    'Film et par almindelige partier, og send dem til analyse: Din træner lærer mest af helt normale dueller.',
  ],
  consistency: [
    'Tæl dine uprovokerede fejl i et sæt, og prøv at lave færre i det næste.',
    'Vælg nettet eller bagbanen, altid sammen: Én foran og én bagved efterlader et diagonalt hul.',
    'Når begge modstandere har nettet, så lob dybt, og gå frem efter bolden.',
    'Send et helt sæt til analyse frem for de bedste point: De almindelige bolde viser, hvad du skal ændre.',
  ],
  patterns: [
    'Aftal ét mønster med din makker før hvert returparti, og bedøm det efter sættet, ikke efter pointet.',
    'Beslut dig før hver returnering efter boldens fart: Lob en langsom, spil en hurtig på kroppen eller midten.',
    'Gem kræfterne til bolde, der ikke kommer tilbage til netparret, og spil alle andre dybt.',
    'Send en kamp, hvor du blev ved med at miste nettet, og spørg din træner, hvad der kostede det.',
  ],
  margins: [
    'Aftal før en kamp med din makker, hvem I spiller på, og hvem der tager midten, når det spidser til.',
    'Tæl de smash, du slår fra mere end fire meters afstand af nettet: Hvor mange afgjorde pointet, hvor mange kom tilbage?',
    'Træn både den traditionelle og den australske opstilling, og vælg efter modstander.',
    'Send et tæt sæt til analyse, og bed din træner markere beslutninger snarere end slag.',
  ],
  unrated: [
    'Film et almindeligt parti bag banen, så højt oppe at alle fire spillere kan ses.',
    'Send et helt sæt frem for de bedste point: De almindelige bolde viser, hvad du skal arbejde med.',
    'Skriv, hvad du gerne vil arbejde med, når du sender en video, så din træner holder øje med det.',
    'Begynd efter analysen med det første, din træner skrev, og send den næste video, når det sidder.',
  ],
};
